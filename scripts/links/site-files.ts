import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the files of a folder, relative to it, with forward slashes. Throws when there is no such folder. */
export function listFiles(dir: string): ReadonlySet<string> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no folder ${dir}; npm run build makes it`);
  }
  return new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}

/** The path at which a host answers with a file: clean for documents, the name itself for all others. */
export function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}

/** The documents among some files, by the path at which a host answers with each. */
export function documentsByPath(files: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map([...files].filter((file) => file.endsWith('.html')).map((file) => [pathOf(file), file]));
}
