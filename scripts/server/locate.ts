import { fallbackFile, hiddenPaths, hostFiles, locations, notFoundFile, sitePostcodes } from '../hosts/addresses.ts';
import { isCompressedForm } from '../hosts/encodings.ts';
import type { Answer } from '../links/hosts.ts';

/** Paths that hosts rewrite to the fallback when they have no file: postcodes that begin as one of the areas does. */
const postcodePath = new RegExp(`^${locations}\\s*(?:${sitePostcodes.join('|')})[^/]*$`, 'i');

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
  if (path === undefined || isCompressedForm(path)) return notFound(files);

  const file = fileAt(files, path);
  if (file !== undefined) return { status: 200, file };

  const published = canonicalForm(path);
  if (published !== path && fileAt(files, published) !== undefined) return { status: 301, to: asLocation(published) };

  if (!files.has(fallbackFile) || !postcodePath.test(published)) return notFound(files);
  const onlyCaseDiffers = published === path.toLowerCase();
  return onlyCaseDiffers ? { status: 200, file: fallbackFile } : { status: 301, to: asLocation(published) };
}

function notFound(files: ReadonlySet<string>): Answer {
  return { status: 404, file: files.has(notFoundFile) ? notFoundFile : undefined };
}

function fileAt(files: ReadonlySet<string>, path: string): string | undefined {
  if (path === '/') return files.has('index.html') ? 'index.html' : undefined;
  if (path === '/index' || hiddenPaths.includes(path) || !path.startsWith('/')) return undefined;

  const name = path.slice(1);
  if (hostFiles.includes(name)) return undefined;
  if (files.has(`${name}.html`)) return `${name}.html`;
  return files.has(name) && !name.endsWith('.html') ? name : undefined;
}

/** The form in which a path is published: no slash or `.html` at the end, postcodes in lower case. */
function canonicalForm(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
  if (bare === '' || bare === '/index') return '/';
  return bare.toLowerCase().startsWith(locations) ? bare.toLowerCase() : bare;
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
