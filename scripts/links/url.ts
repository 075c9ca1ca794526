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

const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Decodes the character references that React writes, and no others. */
export function unescapeMarkup(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|apos|gt|lt|quot));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
