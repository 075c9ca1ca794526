import type { Reference } from './references.ts';

/** A rule of a `_redirects` file. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Position of the target in the file. */
  offset: number;
}

/** `from to [status]`; rules with conditions are for some visitors only. */
const line = /^[^\S\n]*(\/\S*)[^\S\n]+((?:\/|https?:\/\/)\S*)(?:[^\S\n]+(\d{3})!?)?[^\S\n]*(?:#.*)?$/dgm;

/** Parses a `_redirects` file as Netlify and Cloudflare Pages do. */
export function parseRedirects(text: string): RedirectRule[] {
  return Array.from(text.matchAll(line), ({ 1: from = '', 2: to = '', 3: status = '301', indices }) => {
    return { pattern: patternOf(from), to, status: Number(status), offset: indices?.[2]?.[0] ?? 0 };
  });
}

/** Returns the targets of redirects that contain no placeholder. */
export function referencesInRedirects(text: string): Reference[] {
  return parseRedirects(text)
    .filter(({ to, status }) => status >= 300 && status < 400 && !/\/:[A-Za-z]|\*/.test(to))
    .map(({ to, offset }) => ({ kind: 'redirect', url: to, offset }));
}

/** Turns `/news/:year/*` into a pattern, which matches `/news/2020` too. */
function patternOf(from: string): RegExp {
  const source = from.replace(/\/?\*$|:[A-Za-z]\w*|[$()*+.?[\\\]^{|}]/g, (part) => {
    if (part === '/*') return '(?:/.*)?';
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}
