import { referencesInManifest } from './json.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import { referencesInRedirects } from './redirects.ts';
import type { Reference } from './references.ts';
import { findAll, importsOfScript, pathsInScript } from './scripts.ts';
import { urlsInStyles } from './styles.ts';

/** Returns references, or `undefined` for a syntax error. With a route table, they include paths in scripts. */
type Parse = (text: string, hasTable: boolean) => readonly Reference[] | ParsedPage | undefined;

const parseScript: Parse = (text, hasTable) => importsOfScript(text)?.concat(hasTable ? pathsInScript(text) : []);

/** Parsers by file name or extension. */
const parsers = new Map<string, Parse>([
  ['css', (text) => urlsInStyles(text).map((found) => ({ kind: 'style resource', ...found }))],
  ['js', parseScript],
  ['mjs', parseScript],
  ['svg', (text) => parsePage(text, true)],
  ['webmanifest', referencesInManifest],
  ['robots.txt', (text) => findAll('sitemap', text, /(?<=^\s*sitemap:[^\S\n]*)(\S+)/gim)],
  ['_redirects', referencesInRedirects],
]);

export function parserOf(file: string, isManifest: boolean): Parse | undefined {
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return parsers.get(file) ?? parsers.get(isManifest ? 'webmanifest' : extension);
}
