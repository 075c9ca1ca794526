import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { decodeFragment } from './fragments.ts';
import { documentsOf, listFiles, pathOf } from './site-files.ts';
import { unescapeMarkup } from './unescape.ts';

/** A link to a part of a page that is not there. */
export interface DeadFragment {
  /** The document that holds the link. */
  file: string;
  /** The link as it stands there. */
  href: string;
}

/**
 * Finds links to parts that are not there, on the same page or on another one. Links to pages that are not there are
 * left to the link check, which knows which of them are meant.
 *
 * @param documents the documents by file name
 */
export function deadFragments(documents: ReadonlyMap<string, string>): DeadFragment[] {
  const fileAt = new Map([...documents.keys()].map((file) => [pathOf(file), file]));
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (file: string) => {
    let known = ids.get(file);
    if (known === undefined) {
      known = new Set([...(documents.get(file) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
      ids.set(file, known);
    }
    return known;
  };

  return [...documents].flatMap(([file, html]) => {
    const links = new Set([...html.matchAll(/ href="([^"#]*#[^"]+)"/g)].map(([, href = '']) => href));
    return [...links]
      .filter((href) => {
        const [path = '', fragment = ''] = unescapeMarkup(href).split('#');
        const target = path === '' ? file : fileAt.get(path);
        return target !== undefined && fragment !== 'top' && !idsOf(target).has(decodeFragment(fragment));
      })
      .map((href) => ({ file, href }));
  });
}

/**
 * Stops a build whose documents link to parts that are not there.
 *
 * @throws Error naming each such link, a document that holds it, and the lines of the sources that declare it
 */
export async function checkFragments(dist: string, sources = 'src'): Promise<void> {
  const files = [...documentsOf(listFiles(dist)).values()].sort();
  const dead = deadFragments(new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')])));
  if (dead.length === 0) return;

  const declaredAt = await readDeclarations(sources);
  const lines = [...new Set(dead.map(({ href }) => href))].map((href) => {
    const places = dead.filter((link) => link.href === href).map(({ file }) => file);
    const others = places.length > 1 ? ` and ${places.length - 1} more` : '';
    return [`  ${places[0]}${others}`, href, ...declaredAt(href)].join('    ');
  });
  throw new Error(
    `${lines.length === 1 ? '1 link leads' : `${lines.length} links lead`} to a part that is not there; nothing was written.\n${lines.join('\n')}`,
  );
}
