import type { Reference } from './references.ts';

/** A rule of a `_redirects` file. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Position of the target in the file. */
  offset: number;
}

/** `from to [status] [conditions]`; rules with conditions or a query are for some visitors only. */
const line = /^[^\S\n]*(\/\S*)[^\S\n]+((?:\/|https?:\/\/)\S*)(?:[^\S\n]+(\d{3})!?)?[^\S\n]*(?:#.*)?$/dgm;

/** Parses a `_redirects` file as Netlify and Cloudflare Pages do. */
export function parseRedirects(text: string): RedirectRule[] {
  return Array.from(text.matchAll(line), ({ 1: from = '', 2: to = '', 3: status = '301', indices }) => {
    return { pattern: patternOf(from), to, status: Number(status), offset: indices?.[2]?.[0] ?? 0 };
  });
}

/** Returns where the first matching rule sends a path. */
export function redirectOf(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  const rule = rules.find(({ pattern }) => pattern.test(path));
  const groups = rule?.pattern.exec(path)?.groups ?? {};
  return rule && { ...rule, to: rule.to.replace(/:([A-Za-z]\w*)/g, (all, name: string) => groups[name] ?? all) };
}

/** Returns the targets of redirects that contain no placeholder. */
export function referencesInRedirects(text: string): Reference[] {
  return parseRedirects(text)
    .filter(({ to, status }) => status >= 300 && status < 400 && !/\/:[A-Za-z]|\*/.test(to))
    .map(({ to, offset }) => ({ kind: 'redirect', url: to, offset }));
}

/** Turns `/news/:year/*` into a pattern with a group for each name, and `splat` for the rest. */
function patternOf(from: string): RegExp {
  const seen = new Set<string>();
  const source = from.replace(/\/\*$|:[A-Za-z]\w*|[$()*+.?[\\\]^{|}]/g, (part) => {
    // `/news/*` also matches `/news`.
    if (part === '/*') return '(?:/(?<splat>.*))?';
    const name = part.slice(1);
    if (name === '') return `\\${part}`;
    if (seen.has(name)) return '[^/]+';
    seen.add(name);
    return `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source}$`);
}
