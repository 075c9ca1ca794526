import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** Holds paths, but declares no link: left out of the search. */
const routeTable = 'routes.ts';

/** Tells where a target is declared: `src/content/navigation.ts:12`, or nothing when no line holds it as a literal. */
export type DeclarationFinder = (target: string) => string[];

/**
 * Reads the sources and notes every line that holds a path, a URL or a fragment as a quoted string, and every line that
 * names an id.
 *
 * @param folder the sources; the lines are named from its parent, `src/…`
 */
export async function readDeclarations(folder: string): Promise<DeclarationFinder> {
  const literals = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();

  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && name !== routeTable)
    .sort();
  for (const name of names) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      if (/^\s*(?:\/\/|\/?\*)/.test(line)) continue;
      const place = `${basename(resolve(folder))}/${name}:${index + 1}`;
      for (const [, , literal = ''] of line.matchAll(/(['"`])((?:[/#]|https?:)[^'"`\s]*)\1/g))
        note(literals, literal, place);
      for (const [, , id = ''] of line.matchAll(/\bid\s*[:=]\s*\{?\s*(['"`])([^'"`\s]+)\1/g)) note(ids, id, place);
    }
  }

  return (target) => {
    const hash = target.indexOf('#');
    const exact = literals.get(target);
    if (exact !== undefined || hash === -1) return [...(exact ?? [])];
    // The page may be written apart from its fragment, or the link be made from the id.
    return [...(literals.get(target.slice(hash)) ?? ids.get(target.slice(hash + 1)) ?? [])];
  };
}

function note(places: Map<string, Set<string>>, key: string, place: string): void {
  const known = places.get(key);
  if (known) known.add(place);
  else places.set(key, new Set([place]));
}
