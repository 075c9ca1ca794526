import { referencesInManifest } from './json.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import { referencesInRedirects } from './redirects.ts';
import type { Reference } from './references.ts';
import { findAll, importsOfScript, pathsInScript } from './scripts.ts';
import { urlsInStyles } from './styles.ts';

export interface FileReferences {
  references: readonly Reference[];
  /** The ids of a drawing. */
  ids?: readonly string[];
  /** Describes what is wrong with the file itself. */
  fault?: string;
}

/** Returns the references, or `undefined` if the syntax is wrong. */
type Parse = (text: string) => readonly Reference[] | ParsedPage | undefined;

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
 * @param isManifest whether a page uses it as its manifest
 * @param read returns its text, or `undefined` if it cannot be read
 * @param isOwn whether paths in scripts are references too
 */
export function referencesOfFile(
  file: string,
  isManifest: boolean,
  read: () => string | undefined,
  isOwn: boolean,
): FileReferences | undefined {
  const type = isManifest ? 'webmanifest' : (/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '');
  const parse = parsers.get(file) ?? parsers.get(type);
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
