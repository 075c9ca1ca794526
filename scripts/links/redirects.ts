import type { Reference } from './references.ts';

/** A rule of a `_redirects` file. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Applies even if there is a file: the status ends in `!`. */
  isForced: boolean;
  /** Position of the target in the file. */
  offset: number;
}

/** `from [query…] to [status] [conditions]`; from the target on, conditions are read as words. */
const line = /^[^\S\n]*([^\s#]\S*)[^\S\n]+(?:[^\s/#]\S*[^\S\n]+)*?((?:\/|https?:\/\/)\S*)([^\n]*)/dgm;

/** Parses a `_redirects` file as Netlify and Cloudflare Pages do. Ignores rules for some visitors only. */
export function parseRedirects(text: string): RedirectRule[] {
  return [...text.matchAll(line)].flatMap(({ 1: from = '', 2: to = '', 3: rest = '', indices }) => {
    const after = rest.replace(/\s#.*$/, '');
    if (after.includes('=') || !from.startsWith('/')) return [];
    const [, status = '301', force] = /^\s+(\d{3})(!?)(?:\s|$)/.exec(after) ?? [];
    const [offset = 0] = indices?.[2] ?? [];
    return [{ pattern: patternOf(from), to, status: Number(status), isForced: force === '!', offset }];
  });
}

/** Returns where the first matching rule sends a path. */
export function redirectOf(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  for (const rule of rules) {
    const match = rule.pattern.exec(path);
    if (match) {
      return { ...rule, to: rule.to.replace(/:([A-Za-z]\w*)/g, (all, name: string) => match.groups?.[name] ?? all) };
    }
  }
  return undefined;
}

/** Returns the targets of rules that contain no placeholder. */
export function referencesInRedirects(text: string): Reference[] {
  return parseRedirects(text)
    .filter(({ to, status }) => status < 400 && !/\/:[A-Za-z]|\*/.test(to))
    .map(({ to, status, offset }) => ({ kind: status === 200 ? 'rewrite' : 'redirect', url: to, offset }));
}

/** Turns `/news/:year/*` into a pattern with a group for each name, and `splat` for the rest. */
function patternOf(from: string): RegExp {
  const seen = new Set<string>();
  const source = from.replace(/\/\*$|\*$|:[A-Za-z]\w*|[$()*+.?[\\\]^{|}]/g, (part) => {
    // `/news/*` also matches `/news`.
    if (part === '/*') return '(?:/(?<splat>.*))?';
    if (part === '*' && !seen.has('splat')) return '(?<splat>.*)';
    if (!part.startsWith(':')) return `\\${part}`;
    const name = part.slice(1);
    if (seen.has(name)) return '[^/]+';
    seen.add(name);
    return `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source}$`);
}
