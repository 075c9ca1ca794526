import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serialize } from 'node:v8';
import type { CompiledCode } from './client-build.ts';
import type { RenderedPage } from './render.ts';
import type { Asking } from './traced-imports.ts';

/** Pages rendered before. Only what the last build used is kept. */
const file = 'node_modules/.cache/pages.json';

/** What a page is made of, besides the code that every page shares. */
export interface Ingredients {
  path: string;
  /** What its routes asked for when their code was loaded. */
  asked: readonly Asking[];
  /** What the loaders of its routes gave. */
  data: unknown;
}

/** Renders pages, or takes them as they were rendered before. */
export interface PageCache {
  /** Gives the page that was made of these, or makes it. */
  get(ingredients: Ingredients, make: () => RenderedPage): RenderedPage;
  /** How many pages were made. */
  made(): number;
  /** Keeps the pages for the next build: all of them or, where the run is killed meanwhile, those of the last. */
  save(): void;
}

/**
 * Opens the cache of rendered pages.
 *
 * A page is known by the hash of everything that it is made of: its path, the data of its loaders, the compiled code
 * that its routes can reach, the settings, the packages as the lock file pins them, and the version of Node. There is no
 * other way in for anything: components read no clock, no file and no environment, which `tests/built/build.test.ts` and
 * `tests/built/cache.test.ts` hold them to.
 *
 * @param code the compiled code of this run
 * @param shared the file of it that every page needs, and what that has asked for merely by being loaded
 * @param settings whatever else the pages depend on
 * @param fresh leaves aside what was rendered before
 */
export function openPageCache(
  code: CompiledCode,
  shared: { file: string; asked: readonly Asking[] },
  settings: unknown,
  fresh: boolean,
): PageCache {
  const asks = new Map<string, Set<string>>();
  const note = (from: string, file: string) => asks.set(from, (asks.get(from) ?? new Set()).add(file));
  for (const { from, file } of shared.asked) note(from, file);
  const sharedFiles = reach(code, asks, [shared.file]);
  const common = hashOf(
    process.version,
    readFileSync('package-lock.json'),
    serialize(settings),
    hashesOf(code, sharedFiles),
  );
  const before = fresh ? {} : readCache();
  const used: Record<string, RenderedPage> = {};
  let made = 0;

  return {
    get(ingredients, make) {
      const { path, data, asked } = ingredients;
      // What a file asks for when it is loaded belongs to all who need it, though only the first of them sees it ask.
      for (const { from, file } of asked) if (!sharedFiles.has(from)) note(from, file);
      const own = reach(
        code,
        asks,
        asked.map(({ file }) => file),
      );
      const key = hashOf(common, path, serialize(data), hashesOf(code, own));
      const known = before[key];
      if (known === undefined) made += 1;
      const page = known ?? make();
      used[key] = page;
      return page;
    },
    made: () => made,
    save() {
      mkdirSync(dirname(file), { recursive: true });
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, JSON.stringify(used));
      renameSync(partial, file);
    },
  };
}

/** The files that are loaded with some: what they import, and what they ask for meanwhile. */
function reach(code: CompiledCode, asks: ReadonlyMap<string, ReadonlySet<string>>, entries: readonly string[]) {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const other of [...(code[name]?.imports ?? []), ...(asks.get(name) ?? [])]) visit(other);
  };
  for (const name of entries) visit(name);
  return reached;
}

/** Files with their hashes, as one text. */
function hashesOf(code: CompiledCode, files: ReadonlySet<string>): string {
  return [...files]
    .sort()
    .map((name) => `${name} ${code[name]?.hash}`)
    .join('\n');
}

/** Whatever cannot be read is rendered again. */
function readCache(): Record<string, RenderedPage> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // Each part's length keeps two of them from running into one another.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
