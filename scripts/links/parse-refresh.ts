/**
 * Reads the content of a `<meta http-equiv="refresh">`, by the algorithm of the HTML standard ("shared declarative refresh
 * steps"). Without a URL it reloads its own page; browsers pass over what gives nothing here.
 */
export function parseRefresh(content: string): { url?: string } | undefined {
  const [, rest] = /^[\t\n\f\r ]*(?:\d+|(?=\.))[\d.]*([\s\S]*)$/.exec(content) ?? [];
  if (rest === undefined || !/^(?:$|[;,\t\n\f\r ])/.test(rest)) return undefined;
  const address = rest.replace(/^[\t\n\f\r ]*[;,]?[\t\n\f\r ]*/, '');

  // What does not read `url =` to its end is the address itself.
  const [all] = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(address) ?? [''];
  const value = address.slice(all.length);
  const quote = value.charAt(0);
  const url = quote === '"' || quote === "'" ? value.slice(1).split(quote)[0] : value;
  return url ? { url } : {};
}
