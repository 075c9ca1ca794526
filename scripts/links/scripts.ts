import { parseSync } from 'rolldown/utils';
import type { Kind, Reference } from './references.ts';

/** The maximum length of an address: patterns exhaust the stack for strings of several megabytes. */
const longest = 2000;

/** Returns imports, exports and preloads of a script, or `undefined` for a syntax error. Ignores package names. */
export function importsOfScript(code: string): Reference[] | undefined {
  if (!/\bimport\b|\bexport\b|__vite__mapDeps/.test(code)) return [];

  const { module, errors } = parseSync('script.js', code, { sourceType: 'unambiguous' });
  if (errors.length > 0) return undefined;

  const addresses = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: literal.exec(code.slice(start, Math.min(end, start + longest)))?.[2],
    })),
  ];
  const imports = addresses.flatMap(({ start, value = '' }): Reference[] =>
    /^(?:\.{0,2}\/|https?:)/.test(value) ? [{ kind: 'module', url: value, offset: start }] : [],
  );
  const metaUrls = module.importMetas.flatMap(({ start }): Reference[] => {
    const url = urlBeforeMeta(code, start);
    return url ? [{ kind: 'module', url, offset: start }] : [];
  });
  return [...preloadedFiles(code), ...imports, ...metaUrls];
}

const literal = /^\s*(["'`])((?:(?!\1)[^\\$])*)\1/;

/** Reads the address in `new URL('worker.js', import.meta.url)`, given the offset of `import.meta`. */
function urlBeforeMeta(code: string, start: number): string | undefined {
  if (!code.startsWith('import.meta.url', start)) return undefined;
  const before = code.slice(Math.max(0, start - longest), start);
  return /\bnew\s+URL\(\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*,\s*$/.exec(before)?.[2];
}

/** Reads Vite's `m.f=["assets/a.js",…]`, whose entries are relative to the root of the site. */
function preloadedFiles(code: string): Reference[] {
  const list = /__vite__mapDeps[\s\S]{0,60}?\.f=\[([^\]]*)\]/d.exec(code);
  const [offset = 0] = list?.indices?.[1] ?? [];
  return findAll('preload', list?.[1] ?? '', /"([^"]+)"/g).map((found) => ({
    ...found,
    url: /^(?:\.|\/|https?:)/.test(found.url) ? found.url : `/${found.url}`,
    offset: offset + found.offset,
  }));
}

/** Returns the strings of a script that are absolute paths to files. */
export function pathsInScript(code: string): Reference[] {
  return findAll('script resource', code, /(?<=(["'`]))((?:\/[\w.-]+)+\.[a-z][a-z\d]{1,10})(?=\1)/g);
}

/** Returns the last group of every match of a pattern as a reference. */
export function findAll(kind: Kind, text: string, pattern: RegExp): Reference[] {
  return Array.from(text.matchAll(pattern), (match) => ({ kind, url: match.at(-1) ?? '', offset: match.index }));
}
