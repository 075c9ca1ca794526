import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fewestRelated } from '../../src/content/schemas/brand.ts';
import { kinds, type Subject } from './kinds.ts';
import { type Reference, referencesIn, withoutEntries } from './references.ts';
import { removals, routesFile, rowOf } from './tables.ts';

/** A place as editors open it, and the line that stands there. */
export interface Place {
  place: string;
  words: string;
}

/** All that goes with a page. */
export interface Removal {
  /** Files as they shall be; those of the page have no text. */
  changes: Map<string, string | undefined>;
  /** Entries of lists that go. */
  entries: readonly Place[];
  /** What would be dead, and needs somebody who decides. */
  left: readonly Place[];
  /** Tests, measurements and READMEs that take it as an example. */
  examples: readonly Place[];
  /** Lists of links that would have too few entries without it. */
  short: readonly Place[];
  /** Texts that name it; they may stay. */
  mentions: readonly Place[];
}

/** Finds out what removing a page takes, and changes nothing. */
export function planRemoval(subject: Subject): Removal {
  const { kind, slug } = subject;
  const own = [kinds[kind].content(slug), ...kinds[kind].others(slug)].filter((file) => existsSync(file));
  const name = nameOf(subject);
  const tables = removals(kind, slug);
  const removal = { entries: [] as Place[], left: [] as Place[], examples: [] as Place[], mentions: [] as Place[] };
  const changes = new Map<string, string | undefined>(own.map((file) => [file, undefined]));
  const short: Place[] = [];

  for (const file of sources().filter((one) => !own.includes(one))) {
    const source = readFileSync(file, 'utf8');
    const references = file === routesFile ? [] : found(file, source, subject);
    for (const { line, words, entry } of references) {
      const places = entry
        ? removal.entries
        : /^(tests|scripts\/bench)|\.md$/.test(file)
          ? removal.examples
          : removal.left;
      const place = `${file}:${line}`;
      if (places.at(-1)?.place !== place) places.push({ place, words });
    }
    const lines = new Set(references.map(({ line }) => line));
    removal.mentions.push(...mentionsOf(name, file, source).filter(({ line }) => !lines.has(line)));
    const text = (tables[file] ?? unchanged)(source);
    const after = withoutEntries(text, found(file, text, subject));
    if (after !== source) {
      changes.set(file, after);
      short.push(...shortLists(file, after));
    }
  }
  return { ...removal, short, changes };
}

/** The links of a page to related ones, where there are fewer than its schema takes; the lines are those from then on. */
function shortLists(file: string, source: string): Place[] {
  if (!file.startsWith('src/content/')) return [];
  const fewest = file.startsWith('src/content/brands/') ? fewestRelated : 1;
  const lists = [...source.matchAll(/^ {2}related: \[(.*?)\],$/gms)];
  return lists.flatMap(({ 1: entries = '', index }) => {
    const count = entries.match(/\bto: ['"]/g)?.length ?? 0;
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    return count < fewest ? [{ place, words: `related: ${count} of ${fewest} or more` }] : [];
  });
}

const unchanged = (text: string) => text;

/** What names the page, but for the row of a district that goes as a whole. */
function found(file: string, source: string, subject: Subject): Reference[] {
  if (!source.toLowerCase().includes(subject.slug)) return [];
  return referencesIn(file, source, subject).filter(({ words }) => !words.startsWith(rowOf(subject.slug)));
}

/** All code of the project, but for the code that reads it here, and all READMEs. */
function sources(): string[] {
  const folders = ['src', 'scripts', 'tests'].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$|\/README[^/]*\.md$/.test(file) && !file.startsWith('scripts/scaffold/'))
      .sort(),
  );
  return [...files, 'README.md'].filter((file) => existsSync(file));
}

/** What texts call a page: a brand by its name, a district by its postcode. Guides are named by their links alone. */
function nameOf({ kind, slug }: Subject): string | undefined {
  if (kind === 'district') return slug.toUpperCase();
  const file = kinds[kind].content(slug);
  if (kind === 'guide' || !existsSync(file)) return undefined;
  return /^ {2}name: '(.+)',$/m.exec(readFileSync(file, 'utf8'))?.[1];
}

function mentionsOf(name: string | undefined, file: string, source: string): (Place & { line: number })[] {
  if (!name || !/^src\/(content\/(?!schemas)|pages\/)/.test(file)) return [];
  const word = new RegExp(`(?<![\\w’-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return source
    .split('\n')
    .flatMap((words, index) =>
      word.test(words) ? [{ place: `${file}:${index + 1}`, words: words.trim(), line: index + 1 }] : [],
    );
}
