import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { leadsTo } from './fragments.ts';
import { documentsOf, listFiles, pathOf } from './site-files.ts';
import { unescapeMarkup } from './unescape.ts';

type Documents = Iterable<readonly [file: string, html: string]>;

export interface DeadLink {
  /** The link as written in the documents. */
  href: string;
  /** Whether the page exists, and only the part is missing. */
  missesPart: boolean;
  /** The documents with the link, in order. */
  files: string[];
}

/**
 * Finds links to missing pages and to missing parts of pages. Searches the markup with patterns, because parsing it takes
 * four times as long; the link check reads the rest. The same link in several documents is checked once.
 *
 * @param documents the documents with their file names; one is read at a time
 * @param paths the paths that may be linked: pages, and known dead paths
 */
export function deadLinks(documents: Documents, paths: ReadonlySet<string>): DeadLink[] {
  const ids = new Map<string, string>();
  const links = new Map<string, DeadLink>();
  for (const [file, html] of documents) {
    ids.set(pathOf(file), Array.from(html.matchAll(/ id="?([^"\s>]*)/g), ([, id = '']) => id).join('\n'));
    const hrefs = html.matchAll(/ (?:href|action|formaction)="?((?:#|\/(?!\/))[^"\s>]*)/g);
    for (const href of new Set(Array.from(hrefs, ([, href = '']) => href))) {
      const target = unescapeMarkup(href).replace(/\?[^#]*/, '');
      const path = target.startsWith('#') ? pathOf(file) + target : target;
      const known = links.get(path);
      if (known) known.files.push(file);
      // A dot in the last part is that of a file.
      else if (!/\.[^/#]*(?:#|$)/.test(path)) links.set(path, { href, missesPart: false, files: [file] });
    }
  }

  return [...links].flatMap(([path, link]) => {
    const [page = '', fragment = ''] = path.split('#');
    if (!link.href.startsWith('#') && !paths.has(page)) return [link];
    const known = ids.get(page);
    if (known === undefined || leadsTo(fragment, new Set(known.split('\n')))) return [];
    return [{ ...link, missesPart: true }];
  });
}

/**
 * Stops a build whose documents link to a missing page or part.
 *
 * @param paths the paths that may be linked
 * @throws Error naming each such link, a document with it, and the source lines that declare it
 */
export async function checkBuiltLinks(dist: string, paths: readonly string[]): Promise<void> {
  const files = [...documentsOf(listFiles(dist)).values()].sort();
  const readAll = function* (): Generator<[string, string]> {
    for (const file of files) yield [file, readFileSync(join(dist, file), 'utf8')];
  };
  return assertNoDeadLinks(readAll(), paths);
}

/** Does the same for documents in memory, by file name. */
export async function assertNoDeadLinks(documents: Documents, paths: readonly string[]): Promise<void> {
  const dead = deadLinks(documents, new Set(paths));
  if (dead.length === 0) return;

  const declaredAt = await readDeclarations('src');
  const lines = dead.map(({ href, missesPart, files: [first, ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const what = missesPart ? 'a part that is not there' : 'neither routed nor listed';
    return [`  ${first}${more}`, href, what, ...declaredAt(href)].join('    ');
  });
  const subject = dead.length === 1 ? '1 link leads' : `${dead.length} links lead`;
  throw new Error(`${subject} nowhere; nothing was written.\n${lines.join('\n')}`);
}
