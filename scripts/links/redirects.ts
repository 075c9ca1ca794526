/** A rule of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  to: string;
  /** 301 where the rule names none. */
  status: number;
  /** Holds even where there is a file: the status ends in `!`. */
  forced: boolean;
  /** Where its target stands in the file. */
  offset: number;
}

/** Where a path is sent, and by which rule. */
export interface Redirected {
  to: string;
  status: number;
  forced: boolean;
}

/**
 * Reads a `_redirects` file as Netlify and Cloudflare Pages do: `from [query…] to [status] [conditions]`, one rule a
 * line. Rules that hold only for some visitors are left out.
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const words = [...line.replace(/(?:^|\s)#.*$/, '').matchAll(/\S+/g)];
    const [from, ...others] = words;
    const target = others.find(([word]) => /^(?:\/|https?:\/\/)/.test(word));
    if (from && target) {
      const after = others.slice(others.indexOf(target) + 1).map(([word]) => word);
      const [, status = '301', force = ''] = /^(\d{3})(!?)$/.exec(after[0] ?? '') ?? [];
      const isForSome = after.some((word) => word.includes('='));
      if (!isForSome) {
        rules.push({
          from: from[0],
          to: target[0],
          status: Number(status),
          forced: force !== '',
          offset: offset + target.index,
        });
      }
    }
    offset += line.length + 1;
  }
  return rules;
}

/** Finds where the first rule that fits sends a path; the rules of other hosts and of unknown statuses fit none. */
export function redirector(rules: readonly RedirectRule[]): (path: string) => Redirected | undefined {
  const plain = new Map<string, number>();
  const patterns: { index: number; pattern: RegExp }[] = [];
  for (const [index, { from }] of rules.entries()) {
    if (!from.startsWith('/')) continue;
    if (!/[:*]/.test(from)) {
      if (!plain.has(from)) plain.set(from, index);
    } else patterns.push({ index, pattern: patternOf(from) });
  }

  return (path) => {
    const exact = plain.get(path) ?? Number.POSITIVE_INFINITY;
    const found = patterns.find(({ index, pattern }) => index < exact && pattern.test(path));
    const rule = rules[found?.index ?? exact];
    if (rule === undefined) return undefined;
    const groups = found?.pattern.exec(path)?.groups ?? {};
    const to = rule.to.replace(/:([A-Za-z]\w*)/g, (all, name: string) => groups[name] ?? all);
    return { to, status: rule.status, forced: rule.forced };
  };
}

/** Whether a target can be looked up as it is: nothing in it stands for a part of the path. */
export function isPlainTarget(to: string): boolean {
  return !/\/:[A-Za-z]/.test(to) && !to.includes('*');
}

/** `/news/:year/*` as a pattern whose groups are the names, and `splat` for the rest. */
function patternOf(from: string): RegExp {
  const seen = new Set<string>();
  const group = (name: string, value: string) => {
    if (seen.has(name)) return value;
    seen.add(name);
    return `(?<${name}>${value})`;
  };
  const source = from
    .split(/(\/?\*$|:[A-Za-z]\w*)/)
    .map((part) => {
      // `/news/*` also takes `/news` itself.
      if (part === '/*') return `(?:/${group('splat', '.*')})?`;
      if (part === '*') return group('splat', '.*');
      if (/^:[A-Za-z]\w*$/.test(part)) return group(part.slice(1), '[^/]+');
      return part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}
