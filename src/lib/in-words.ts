export const numberWords = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** Writes numbers up to twenty as words: `seven`. */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count);
}

/** Formats a number with its noun: `1 review`, `247 reviews`, `10+ years`. */
export function countOf(count: number | string, singular: string): string {
  return `${count} ${singular}${String(count) === '1' ? '' : 's'}`;
}

/** Formats a number of months in words: `a year`, `two years`, `six months`. */
export function timeInWords(months: number): string {
  if (months === 12) return 'a year';
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;
}
