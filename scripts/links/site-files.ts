import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Lists the files of a folder by relative path, with forward slashes. Follows symlinks, except into a parent folder. */
export function listFiles(dir: string): ReadonlySet<string> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${dir} is not a folder; expected a site (npm run build)`);
  }
  return new Set(filesIn(dir, '', [realpathSync(dir)]));
}

function* filesIn(dir: string, prefix: string, parents: readonly string[]): Generator<string> {
  for (const name of readdirSync(join(dir, prefix))) {
    const path = join(dir, prefix, name);
    if (!existsSync(path)) continue;
    const folder = statSync(path).isDirectory() ? realpathSync(path) : undefined;
    if (folder === undefined) yield prefix + name;
    else if (!parents.includes(folder)) yield* filesIn(dir, `${prefix}${name}/`, [...parents, folder]);
  }
}

export type ReadText = (file: string) => string;

/** Reads a file as text. Decompresses `.gz`. Throws an error that names the file if it cannot be read. */
export function readText(dir: string, file: string): string {
  try {
    const bytes = readFileSync(join(dir, file));
    return decode(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  } catch (error) {
    throw new Error(`could not read ${file} in ${dir} (${(error as Error).message})`);
  }
}

/** Decodes by the byte order mark, as UTF-8, or as windows-1252. */
function decode(bytes: Buffer): string {
  const marks: Record<string, string> = { feff: 'utf-16be', fffe: 'utf-16le' };
  const label = marks[bytes.toString('hex', 0, 2)] ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return new TextDecoder(label).decode(bytes);
}

/** Returns the canonical path of a file: without `.html`. */
export function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}

export function isDocument(file: string): boolean {
  return /\.x?html?$/i.test(file);
}

/** Returns the files of documents by path. */
export function documentsOf(files: ReadonlySet<string>, toPath = pathOf): ReadonlyMap<string, string> {
  return new Map([...files].filter(isDocument).map((file) => [toPath(file), file]));
}
