import { copy } from './copy.ts';

/** A URL of a stylesheet, and where it stands in it. */
export interface StyleUrl {
  url: string;
  offset: number;
}

/**
 * What matters in CSS: comments, strings, URLs without quotes, the functions that hold URLs, rules, and what ends them.
 * Loops run over one class of characters at a time: a data URL of megabytes would exhaust the stack otherwise.
 */
const token = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
    String.raw`"(?<double>[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*)"?`,
    String.raw`'(?<single>[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*)'?`,
    String.raw`\burl\(\s*(?!["'\s])(?<bare>[^\\\s()"']*(?:\\[\s\S][^\\\s()"']*)*)\s*\)`,
    String.raw`(?<![\w-])(?<opened>url|src|(?:-webkit-)?image-set|type)\(`,
    String.raw`@(?<rule>import|namespace)\b`,
    '[();{}]',
  ].join('|'),
  'gi',
);

/** Styles that many pages have inline are read once. */
const known = new Map<string, readonly StyleUrl[]>();

/**
 * The URLs of a stylesheet, a `<style>` or a `style` attribute: of `url()`, `src()`, `image-set()` and `@import`, without
 * those that are empty.
 */
export function urlsInStyles(css: string): readonly StyleUrl[] {
  if (!/url\(|src\(|image-set\(|@import/i.test(css)) return [];
  if (css.length > 100_000) return findUrls(css);
  let urls = known.get(css);
  if (urls === undefined) {
    urls = findUrls(css);
    if (known.size >= 200) known.clear();
    known.set(copy(css), urls);
  }
  return urls;
}

function findUrls(css: string): StyleUrl[] {
  const urls: StyleUrl[] = [];
  /** The functions that are open, from the outermost to the innermost. */
  const open: string[] = [];
  let rule = '';

  for (const match of css.matchAll(token)) {
    const [text] = match;
    const { double, single = double, bare, opened, rule: named } = match.groups ?? {};
    const add = (url: string) => {
      if (url !== '' && rule !== 'namespace') urls.push({ url: unescapeStyles(url), offset: match.index });
    };
    const value = bare ?? (rule === 'import' || holdsUrls(open.at(-1)) ? single : undefined);
    if (bare !== undefined || single !== undefined) {
      if (value !== undefined) add(value);
      // The strings that follow the address of an import are names of layers and conditions.
      if (rule === 'import') rule = '';
    } else if (named !== undefined) rule = named.toLowerCase();
    else if (opened !== undefined) open.push(opened.toLowerCase());
    else if (text === '(') open.push('');
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
