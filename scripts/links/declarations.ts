import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** Returns the source lines that declare a target: `src/content/navigation.ts:12`. */
export type DeclarationFinder = (target: string) => string[];

const literal = /(?<=(['"`]))(?:[/#]|https?:)[^'"`\s]*(?=\1)/g;
const markdownLink = /(?<=\]\(|^ *(?:- )?to: )(?:[/#]|https?:)[^\s)]+/g;
const markdownId = /(?<=^## .*\{#)[\w-]+/g;
const id = /(?<=\bid\s*[:=]\s*\{?\s*(['"`]))[^'"`\s]+(?=\1)/g;

/** Finds every source line with a literal path, URL, fragment or id. Ignores comments and the route table. */
export async function readDeclarations(folder: string): Promise<DeclarationFinder> {
  const places = new Map<string, Set<string>>();
  const note = (key: string, place: string) => places.set(key, (places.get(key) ?? new Set()).add(place));

  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort();
  for (const name of names) {
    if (!/\.(tsx?|mdx)$/.test(name) || name === 'routes.ts') continue;
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      if (/^\s*(?:\/\/|\/?\*)/.test(line)) continue;
      const place = `${basename(resolve(folder))}/${name}:${index + 1}`;
      for (const [text] of line.matchAll(literal)) note(text, place);
      for (const [text] of line.matchAll(id)) note(`id ${text}`, place);
      if (!name.endsWith('.mdx')) continue;
      for (const [text] of line.matchAll(markdownLink)) note(text, place);
      for (const [text] of line.matchAll(markdownId)) note(`id ${text}`, place);
    }
  }

  return (target) => {
    // Sources may contain the fragment without the page, or only the id.
    const [fragment] = /#.*/s.exec(target) ?? [];
    const parts = fragment === undefined ? [] : [fragment, `id ${fragment.slice(1)}`];
    const found = [target, ...parts].find((key) => places.has(key)) ?? '';
    return [...(places.get(found) ?? [])];
  };
}
