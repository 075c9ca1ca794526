/** Adds `a` or `an` to a name by its first letter: `an Alpha`. */
export function withArticle(name: string): string {
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
}
