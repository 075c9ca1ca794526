import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { leadsTo } from './fragments.ts';
import { documentsOf, listFiles, pathOf } from './site-files.ts';
import { unescapeMarkup } from './unescape.ts';

/** A link that leads nowhere. */
export interface DeadLink {
  /** The link as it is written in the documents. */
  href: string;
  /** Whether its page is there, and only the part is missing. */
  missesPart: boolean;
  /** The documents that hold it, in order. */
  files: readonly string[];
}

/** A link, whose page is the same wherever it stands unless it is a bare fragment, and the documents that hold it. */
type Links = Map<string, { href: string; path: string; files: string[] }>;

/**
 * Finds links to pages, and to parts of pages, that are not there. It reads what the build has just written, by patterns,
 * with or without quotes: a whole parse takes ten times as long. Files and other hosts are left to the link check.
 *
 * @param documents the documents with their file names; one is read at a time
 * @param paths the paths that may be linked: pages, and those that are known to be dead
 */
export function deadLinks(
  documents: Iterable<readonly [file: string, html: string]>,
  paths: ReadonlySet<string>,
): DeadLink[] {
  const ids = new Map<string, string>();
  const links: Links = new Map();
  for (const [file, html] of documents) {
    ids.set(pathOf(file), Array.from(html.matchAll(/ id="?([^"\s>]*)/g), ([, id = '']) => id).join('\n'));
    addLinks(links, file, html);
  }

  return [...links.values()].flatMap(({ href, path, files }): DeadLink[] => {
    const [page = '', fragment = ''] = path.split('#');
    // A bare fragment stays on its document, and that is there.
    if (!href.startsWith('#') && !paths.has(page)) return [{ href, missesPart: false, files }];
    const known = ids.get(page);
    return known === undefined || leadsTo(fragment, new Set(known.split('\n')))
      ? []
      : [{ href, missesPart: true, files }];
  });
}

/** Adds the links of a document to pages, each once: what has a dot in its last part is a file. */
function addLinks(links: Links, file: string, html: string): void {
  const hrefs = new Set(
    Array.from(html.matchAll(/ (?:href|action|formaction)="?([#/][^"\s>]*)/g), ([, href = '']) => href),
  );
  for (const href of hrefs) {
    if (href.startsWith('//')) continue;
    const written = unescapeMarkup(href).replace(/\?[^#]*/, '');
    const path = written.startsWith('#') ? pathOf(file) + written : written;
    if (/\.[^/#]*(?:#|$)/.test(path)) continue;
    const known = links.get(path);
    if (known) known.files.push(file);
    else links.set(path, { href, path, files: [file] });
  }
}

/**
 * Stops a build whose documents link to a page or a part that is not there.
 *
 * @param paths the paths that may be linked
 * @throws Error naming each such link, a document that holds it, and the lines of the sources that declare it
 */
export async function checkBuiltLinks(dist: string, paths: readonly string[], sources = 'src'): Promise<void> {
  const files = [...documentsOf(listFiles(dist)).values()].sort();
  return refuseDeadLinks(readAll(dist, files), paths, sources);
}

/** The same of documents that are not written, each with the name of its file. */
export async function refuseDeadLinks(
  documents: Iterable<readonly [file: string, html: string]>,
  paths: readonly string[],
  sources = 'src',
): Promise<void> {
  const dead = deadLinks(documents, new Set(paths));
  if (dead.length > 0) throw new Error(await describeDeadLinks(dead, sources));
}

/** One message for links that lead nowhere: each with a document that holds it, and the lines of the sources that declare it. */
async function describeDeadLinks(dead: readonly DeadLink[], sources: string): Promise<string> {
  const declaredAt = await readDeclarations(sources);
  const lines = dead.map(({ href, missesPart, files: [first, ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const what = missesPart ? 'a part that is not there' : 'neither routed nor listed';
    return [`  ${first}${more}`, href, what, ...declaredAt(href)].join('    ');
  });
  const subject = dead.length === 1 ? '1 link leads' : `${dead.length} links lead`;
  return `${subject} nowhere; nothing was written.\n${lines.join('\n')}`;
}

function* readAll(dist: string, files: readonly string[]): Generator<[string, string]> {
  for (const file of files) yield [file, readFileSync(join(dist, file), 'utf8')];
}
