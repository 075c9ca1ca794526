import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files of a folder, relative to it, with forward slashes. Links are followed, but none into a folder that it
 * lies in; links that lead nowhere are no files.
 *
 * @throws Error when there is no such folder
 */
export function listFiles(dir: string): ReadonlySet<string> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no folder ${dir}; npm run build makes it`);
  }
  const files = new Set<string>();
  addFiles(files, dir, '', [realpathSync(dir)]);
  return files;
}

function addFiles(files: Set<string>, dir: string, prefix: string, above: readonly string[]): void {
  for (const entry of readdirSync(join(dir, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isFile()) files.add(name);
    else if (entry.isDirectory()) addFiles(files, dir, `${name}/`, [...above, join(above.at(-1) ?? '', entry.name)]);
    else if (entry.isSymbolicLink()) addLinked(files, dir, name, above);
  }
}

function addLinked(files: Set<string>, dir: string, name: string, above: readonly string[]): void {
  let target: string;
  try {
    target = realpathSync(join(dir, name));
  } catch {
    return;
  }
  const stats = statSync(target);
  if (stats.isFile()) files.add(name);
  else if (stats.isDirectory() && !above.includes(target)) addFiles(files, dir, `${name}/`, [...above, target]);
}

/** The path at which a host answers with a file: clean for documents, the name itself for all others. */
export function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}

/** Whether a file is a page. */
export function isDocument(file: string): boolean {
  return /\.x?html?$/i.test(file);
}

/** The documents among some files, by the path at which a host answers with each. */
export function documentsOf(
  files: ReadonlySet<string>,
  publishedAt: (file: string) => string = pathOf,
): ReadonlyMap<string, string> {
  return new Map([...files].filter(isDocument).map((file) => [publishedAt(file), file]));
}
