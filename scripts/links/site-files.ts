import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files of a folder by relative path, with forward slashes. Follows symlinks, except into a folder that contains
 * them, and ignores those without a target.
 *
 * @throws Error if the folder does not exist
 */
export function listFiles(dir: string): ReadonlySet<string> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no folder ${dir}; npm run build makes it`);
  }
  const files = new Set<string>();
  addFiles(files, dir, '', [realpathSync(dir)]);
  return files;
}

function addFiles(files: Set<string>, dir: string, prefix: string, parents: readonly string[]): void {
  for (const entry of readdirSync(join(dir, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    const target = entry.isFile() ? '' : realPath(join(dir, name));
    if (target === undefined) continue;
    if (target === '' || statSync(target).isFile()) files.add(name);
    else if (statSync(target).isDirectory() && !parents.includes(target)) {
      addFiles(files, dir, `${name}/`, [...parents, target]);
    }
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Returns the path at which a host serves a file: without `.html` for documents. */
export function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}

export function isDocument(file: string): boolean {
  return /\.x?html?$/i.test(file);
}

/** Returns the documents among some files, by path. */
export function documentsOf(
  files: ReadonlySet<string>,
  publishedAt: (file: string) => string = pathOf,
): ReadonlyMap<string, string> {
  return new Map([...files].filter(isDocument).map((file) => [publishedAt(file), file]));
}
