/** Keeps a name of two words on one line of a heading. */
export function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}
