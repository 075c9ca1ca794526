/** Matches addresses with another scheme, like `tel:` or `data:`. */
export const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:/i;

/** Parses a URL. `URL.canParse` of Node 20 rejects letters like `é` after many calls. */
export function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Decodes percent escapes. Like browsers, returns malformed ones unchanged. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Copies a string, because a slice keeps the original text in memory. Engines copy short slices themselves. */
export function copyString(text: string): string {
  return text.length < 13 ? text : Buffer.from(text).toString();
}
