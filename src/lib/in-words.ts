/** The numbers from 0 on that running text has in words. */
export const numberWords = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** Shows a count as running text has it: `seven`, from 21 on in digits. */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count);
}
