import { initSync, parse } from 'es-module-lexer';
import type { Reference } from './references.ts';

let isReady = false;

/** No address is longer; a pattern that runs over megabytes would exhaust the stack. */
const longest = 2000;

/**
 * What a script imports: static and dynamic imports, exports from elsewhere, `new URL('…', import.meta.url)`, and the
 * lists of files that Vite loads before a chunk. Names of packages are left out, and so is whatever is computed.
 *
 * @returns nothing when the text is not JavaScript
 */
export function importsOfScript(code: string): Reference[] | undefined {
  if (!/\bimport\b|\bexport\b|__vite__mapDeps/.test(code)) return [];
  if (!isReady) initSync();
  isReady = true;

  const references: Reference[] = preloadedFiles(code);
  const add = (url: string | undefined, offset: number) => {
    if (url !== undefined && /^(?:\.{0,2}\/|https?:)/.test(url)) references.push({ kind: 'module', url, offset });
  };
  try {
    for (const { n: name, s: start, e: end, d: dynamic } of parse(code)[0]) {
      if (dynamic === -2) addFileOfModule(references, code, start);
      else add(name ?? literal(code.slice(start, Math.min(end, start + longest))), start);
    }
  } catch {
    return undefined;
  }
  return references;
}

/** The text of a string that stands there as it is, in quotes of any kind. */
function literal(text: string): string | undefined {
  const [, quote, string] = /^\s*(["'`])((?:(?!\1)[^\\])*)\1/.exec(text) ?? [];
  return quote === '`' && string?.includes('${') ? undefined : string;
}

/** `new URL('worker.js', import.meta.url)`: the address of a file that lies beside the script. */
function addFileOfModule(references: Reference[], code: string, start: number): void {
  const [, , url] =
    /\bnew\s+URL\(\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*,\s*$/.exec(code.slice(Math.max(0, start - longest), start)) ?? [];
  if (url && code.startsWith('.url', start + 'import.meta'.length))
    references.push({ kind: 'module', url, offset: start });
}

/** Vite writes `m.f=["assets/a.js",…]`; a name without a dot in front is one from the root of the site. */
function preloadedFiles(code: string): Reference[] {
  const [list = '', names = ''] = /__vite__mapDeps[\s\S]{0,60}?\.f=\[([^\]]*)\]/.exec(code) ?? [];
  if (list === '') return [];
  const offset = code.indexOf(list) + list.length - names.length - 1;
  return [...names.matchAll(/"([^"]+)"/g)].map(({ 1: name = '', index }) => ({
    kind: 'preload',
    url: /^(?:\.|\/|https?:)/.test(name) ? name : `/${name}`,
    offset: offset + index,
  }));
}

/** A string that is a path from the root of the site to a file; in a site of one's own it names that file. */
const pathString = /(["'`])((?:\/[\w.-]+)+\.[a-z][a-z\d]{1,10})\1/g;

/** The files that a script names by their path, besides what it imports. */
export function pathsInScript(code: string): Reference[] {
  return [...code.matchAll(pathString)].map(({ 2: url = '', index }) => ({
    kind: 'script resource',
    url,
    offset: index,
  }));
}
