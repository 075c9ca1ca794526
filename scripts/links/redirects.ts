import type { Reference } from './references.ts';

export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** The offset of the target in the file. */
  offset: number;
}

/** Matches `from to [status]`. Ignores rules with conditions, which apply to some visitors only. */
const line = /^[^\S\n]*(\/\S*)[^\S\n]+((?:\/|https?:\/\/)\S*)(?:[^\S\n]+(\d{3})!?)?[^\S\n]*(?:#.*)?$/dgm;

/** Parses a `_redirects` file as Netlify and Cloudflare Pages do. */
export function parseRedirects(text: string): RedirectRule[] {
  return Array.from(text.matchAll(line), ({ 1: from = '', 2: to = '', 3: status = '301', indices }) => {
    return { pattern: patternOf(from), to, status: Number(status), offset: indices?.[2]?.[0] ?? 0 };
  });
}

export function referencesInRedirects(text: string): Reference[] {
  return parseRedirects(text)
    .filter(({ to, status }) => status >= 300 && status < 400 && !/\/:[A-Za-z]|\*/.test(to))
    .map(({ to, offset }) => ({ kind: 'redirect', url: to, offset }));
}

/** Converts `/news/:year/*` to a pattern, which also matches `/news/2020`. */
function patternOf(from: string): RegExp {
  const source = from.replace(/\/?\*$|:[A-Za-z]\w*|[$()*+.?[\\\]^{|}]/g, (part) => {
    if (part === '/*') return '(?:/.*)?';
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}
