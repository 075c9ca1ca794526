/** A copy of a string. A part cut from a page would keep the whole page in memory. */
export function copy(text: string): string {
  return Buffer.from(text).toString();
}
