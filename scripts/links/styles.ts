type StyleUrl = { url: string; offset: number };

// Repeats character classes rather than groups: groups exhaust the stack for data URLs of several megabytes.
const string = String.raw`"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'`;

/** Also matches comments, `@namespace` and strings without a URL, to skip them. */
const token = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
    '@namespace[^;{}]*',
    String.raw`(?<before>@import|(?<![\w-])(?:url|src)\()\s*(?<string>${string})`,
    String.raw`\burl\(\s*(?<bare>[^\\\s()"']*(?:\\[\s\S][^\\\s()"']*)*)\s*\)`,
    String.raw`(?<![\w-])(?:-webkit-)?image-set\((?<images>(?:${string}|[^()"']+|\([^()]*\))*)`,
    string,
  ].join('|'),
  'gi',
);
const imageString = new RegExp(
  String.raw`type\([^)]*\)|(?<![\w-])url\(\s*(?<bare>[^"'\s)]+)|(?<string>${string})`,
  'gi',
);

export function urlsInStyles(css: string): StyleUrl[] {
  return /url\(|src\(|image-set\(|@import/i.test(css) ? findUrls(css, token) : [];
}

function findUrls(css: string, pattern: RegExp): StyleUrl[] {
  return [...css.matchAll(pattern)].flatMap(({ index, groups: { images, bare, string: quoted, before } = {} }) => {
    if (images !== undefined) {
      return findUrls(images, imageString).map(({ url }) => ({ url, offset: index }));
    }
    const isUrl = pattern === imageString || before !== undefined;
    const url = bare ?? (isUrl ? quoted?.slice(1, -1) : undefined);
    return url ? [{ url: unescapeStyles(url), offset: index }] : [];
  });
}

function unescapeStyles(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi, (_, hex, newline, character) => {
    if (hex === undefined) return newline === undefined ? character : '';
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
