import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { leadsTo } from './fragments.ts';
import { documentsOf, listFiles, pathOf } from './site-files.ts';
import { unescapeMarkup } from './url.ts';

type Documents = Iterable<readonly [file: string, html: string]>;

export interface DeadLink {
  /** The link as written in the documents. */
  href: string;
  /** Whether the page exists, but not the fragment. */
  missesFragment: boolean;
  /** The documents with this link. */
  files: string[];
}

/**
 * Finds links to missing pages and missing fragments. Uses patterns, because parsing takes four times as long; `check:links`
 * checks everything else. `paths` are pages and known dead paths.
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
      // A last segment with a dot is a file.
      else if (!/\.[^/#]*(?:#|$)/.test(path)) links.set(path, { href, missesFragment: false, files: [file] });
    }
  }

  return [...links].flatMap(([path, link]) => {
    const [page = '', fragment = ''] = path.split('#');
    if (!link.href.startsWith('#') && !paths.has(page)) return [link];
    const known = ids.get(page);
    if (known === undefined || leadsTo(fragment, new Set(known.split('\n')))) return [];
    return [{ ...link, missesFragment: true }];
  });
}

/** Throws an error that lists each dead link with a document that contains it and the source lines that declare it. */
export async function checkBuiltLinks(dist: string, paths: readonly string[]): Promise<void> {
  const files = [...documentsOf(listFiles(dist)).values()].sort();
  const readAll = function* (): Generator<[string, string]> {
    for (const file of files) yield [file, readFileSync(join(dist, file), 'utf8')];
  };
  return assertNoDeadLinks(readAll(), paths);
}

/** Does the same as `checkBuiltLinks` for documents in memory. */
export async function assertNoDeadLinks(documents: Documents, paths: readonly string[]): Promise<void> {
  const dead = deadLinks(documents, new Set(paths));
  if (dead.length === 0) return;

  const declaredAt = await readDeclarations('src');
  const lines = dead.map(({ href, missesFragment, files: [first, ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const what = missesFragment ? 'missing fragment' : 'missing page';
    return [`  ${first}${more}`, href, what, ...declaredAt(href)].join('    ');
  });
  const subject = dead.length === 1 ? '1 link leads' : `${dead.length} links lead`;
  throw new Error(`${subject} nowhere; nothing was written.\n${lines.join('\n')}`);
}
