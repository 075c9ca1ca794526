const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Puts back the characters that XML, and React in HTML, write as references. Other references stay as they are. */
export function unescapeMarkup(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|apos|gt|lt|quot));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

/** Decodes the percent signs of a part of a URL; one that is not encoded well stays as it is, as in browsers. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
