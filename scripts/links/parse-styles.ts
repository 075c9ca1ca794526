/** A URL of a stylesheet, and where it stands in it. */
export interface StyleUrl {
  url: string;
  offset: number;
}

/** What matters in CSS: comments, strings, the functions that hold URLs, the ends of those, and the rules that name one. */
const token =
  /\/\*[\s\S]*?(?:\*\/|$)|(["'])((?:\\[\s\S]|(?!\1)[^\\\n])*)\1?|\burl\(\s*(?!["'\s])((?:\\[\s\S]|[^\\\s)"'])*)\s*\)|(?<![\w-])(?:url|src|(?:-webkit-)?image-set|type)\(|@(?:import|namespace)\b|[();{}]/gi;

/**
 * The URLs of a stylesheet, a `<style>` or a `style` attribute: of `url()`, `src()`, `image-set()` and `@import`, without
 * those that are empty.
 */
export function urlsInStyles(css: string): StyleUrl[] {
  if (!/url\(|src\(|image-set\(|@import/i.test(css)) return [];
  const urls: StyleUrl[] = [];
  /** The functions that are open, from the outermost to the innermost. */
  const open: string[] = [];
  let rule = '';

  for (const match of css.matchAll(token)) {
    const [text, quote, quoted = '', bare] = match;
    const add = (url: string) => {
      if (url !== '' && rule !== '@namespace') urls.push({ url: unescapeStyles(url), offset: match.index });
    };
    if (bare !== undefined) add(bare);
    else if (quote !== undefined) {
      if (rule === '@import' || holdsUrls(open.at(-1))) add(quoted);
      // The strings that follow the address are names of layers and conditions.
      if (rule === '@import') rule = '';
    } else if (text.startsWith('@')) rule = text.toLowerCase();
    else if (text.endsWith('(')) open.push(text.slice(0, -1).toLowerCase());
    else if (text === ')') open.pop();
    else if (!text.startsWith('/*')) {
      rule = '';
      open.length = 0;
    }
  }
  return urls;
}

function holdsUrls(name: string | undefined): boolean {
  return name === 'url' || name === 'src' || (name?.endsWith('image-set') ?? false);
}

/** Resolves the escapes of a string or a URL: `\` and up to six hexadecimal digits, or any other character. */
function unescapeStyles(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi, (_, hex, newline, character) => {
    if (hex === undefined) return newline === undefined ? character : '';
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
