/** Returns a name with its indefinite article: `an Alpha`, `a Baxi`. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
