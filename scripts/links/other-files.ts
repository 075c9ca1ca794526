import { referencesInJsonFeed, referencesInManifest } from './json.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import { referencesInRedirects } from './redirects.ts';
import type { Kind, Reference } from './references.ts';
import { findAll, importsOfScript, pathsInScript } from './scripts.ts';
import { urlsInStyles } from './styles.ts';
import { referencesInFeed } from './xml.ts';

export interface FileReferences {
  references: readonly Reference[];
  /** The ids of a drawing. */
  ids?: readonly string[];
  /** Describes what is wrong with the file itself. */
  fault?: string;
}

/** Parses a file; returns `undefined` references if its syntax is wrong. */
type Parse = (text: string) => readonly Reference[] | Pick<ParsedPage, 'references' | 'ids'> | undefined;

/** By the whole name or its extension. */
const parsers = new Map<string, Parse>([
  ['css', (text) => urlsInStyles(text).map((found) => ({ kind: 'style resource', ...found }))],
  ['js', importsOfScript],
  ['mjs', importsOfScript],
  ['svg', (text) => parsePage(text, { xml: true })],
  ['webmanifest', referencesInManifest],
  ['robots.txt', (text) => findAll('sitemap', text, /(?<=^\s*sitemap:[^\S\n]*)(\S+)/gim)],
  ['_redirects', referencesInRedirects],
]);

/**
 * Returns the references of a file that is not a page; `undefined` for a type of file without references.
 *
 * @param kind manifest or feed, if a page refers to the file as such
 * @param read returns its text, or `undefined` if it cannot be read
 * @param isOwn whether paths in scripts are references too
 */
export function referencesOfFile(
  file: string,
  kind: Kind | undefined,
  read: () => string | undefined,
  isOwn: boolean,
): FileReferences | undefined {
  const own = parsers.get(file) ?? parsers.get(/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '');
  const parse = kind === 'manifest' ? referencesInManifest : kind === 'feed' ? parseFeed : own;
  const text = parse && read();
  if (parse === undefined || text === undefined) return undefined;
  const found = parse(text);
  const isScript = parse === importsOfScript;
  if (found === undefined) {
    const fault = isScript ? 'script that is not JavaScript, or half-written' : 'manifest that is not JSON';
    return { references: [], fault };
  }
  if ('ids' in found) return { references: found.references, ids: found.ids };
  return { references: isOwn && isScript ? [...found, ...pathsInScript(text)] : found };
}

function parseFeed(text: string): Reference[] {
  return (/^\s*\{/.test(text) && referencesInJsonFeed(text)) || referencesInFeed(text);
}
