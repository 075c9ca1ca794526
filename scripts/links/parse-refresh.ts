/**
 * The address that a `<meta http-equiv="refresh">` leads to, by the algorithm of the HTML standard ("shared declarative
 * refresh steps"); nothing when it reloads its own page or does not count.
 */
export function urlOfRefresh(content: string): string | undefined {
  const [, rest = ''] = /^[\t\n\f\r ]*(?:\d+|(?=\.))[\d.]*([\s\S]*)$/.exec(content) ?? [];
  if (!/^[;,\t\n\f\r ]/.test(rest)) return undefined;
  const address = rest.replace(/^[\t\n\f\r ]*[;,]?[\t\n\f\r ]*/, '');
  if (address === '') return undefined;

  // What does not read `url =` to its end is the address itself.
  const [all] = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(address) ?? [''];
  const value = address.slice(all.length);
  const quote = value.charAt(0);
  const url = quote === '"' || quote === "'" ? value.slice(1).split(quote)[0] : value;
  return url === '' ? undefined : url;
}
