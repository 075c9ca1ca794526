import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a host answers to a path: a file, the address it stands at, or the not-found page where there is one. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; to: string }
  | { status: 404; file: '404.html' | undefined };

/** Paths that hosts rewrite to the fallback when they have no file: postcodes that begin as one of the areas does. */
const postcodePath = /^\/locations\/\s*[ewns][^/]*$/i;
const fallbackFile = '_location.html';

/** Not for visitors: by these files hosts learn their headers, redirects and rewrites. */
export const hostFiles: readonly string[] = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  '.nojekyll',
  'CNAME',
];

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

/**
 * Decides what a static host with clean URLs answers.
 *
 * It looks names up in a list instead of on the disk, so no path can lead out of the folder, and the answer is the same
 * on a disk that ignores case.
 *
 * @param files the files of the site, as `listFiles` gives them
 * @param pathname the path of a URL, still percent-encoded, without query and fragment
 */
export function locate(files: ReadonlySet<string>, pathname: string): Answer {
  const path = decode(pathname);
  if (path === undefined) return notFound(files);

  const file = fileAt(files, path);
  if (file !== undefined) return { status: 200, file };

  const published = canonicalForm(path);
  if (published !== path && fileAt(files, published) !== undefined) return { status: 301, to: asLocation(published) };

  if (!files.has(fallbackFile) || !postcodePath.test(published)) return notFound(files);
  const onlyCaseDiffers = published === path.toLowerCase();
  return onlyCaseDiffers ? { status: 200, file: fallbackFile } : { status: 301, to: asLocation(published) };
}

function notFound(files: ReadonlySet<string>): Answer {
  return { status: 404, file: files.has('404.html') ? '404.html' : undefined };
}

function fileAt(files: ReadonlySet<string>, path: string): string | undefined {
  if (path === '/') return files.has('index.html') ? 'index.html' : undefined;
  if (path === '/404' || path === '/index' || path === '/_location' || !path.startsWith('/')) return undefined;

  const name = path.slice(1);
  if (hostFiles.includes(name)) return undefined;
  if (files.has(`${name}.html`)) return `${name}.html`;
  return files.has(name) && !name.endsWith('.html') ? name : undefined;
}

/** The form in which a path is published: no slash or `.html` at the end, postcodes in lower case. */
function canonicalForm(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
  if (bare === '' || bare === '/index') return '/';
  return /^\/locations\//i.test(bare) ? bare.toLowerCase() : bare;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** A decoded path as a Location header takes it; a `?` or `#` in it is part of the path. */
function asLocation(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
