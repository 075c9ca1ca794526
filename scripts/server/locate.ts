import { fallbackFile, hiddenPaths, hostFiles, locations, sitePostcodes } from '../hosts/addresses.ts';
import { isCompressedFile } from '../hosts/encodings.ts';
import { encodePath, type HostResponse, notFound } from '../links/hosts.ts';

/** Paths of postcodes in an area, for which the fallback is served if they have no file. */
const postcodePath = new RegExp(`^${locations}\\s*(?:${sitePostcodes.join('|')})[^/]*$`, 'i');

/**
 * Resolves a percent-encoded path like a static host with clean URLs. Looks up names in a list instead of on disk, so that
 * no path leads out of the folder, and letter case matters on every system.
 */
export function locate(files: ReadonlySet<string>, pathname: string): HostResponse {
  const path = decode(pathname);
  if (path === undefined || isCompressedFile(path)) return notFound(files);

  const file = fileAt(files, path);
  if (file !== undefined) return { status: 200, file };

  const published = canonicalForm(path);
  if (published !== path && fileAt(files, published) !== undefined) return { status: 301, to: encodePath(published) };

  if (!files.has(fallbackFile) || !postcodePath.test(published)) return notFound(files);
  const differsInCaseOnly = published === path.toLowerCase();
  return differsInCaseOnly ? { status: 200, file: fallbackFile } : { status: 301, to: encodePath(published) };
}

function fileAt(files: ReadonlySet<string>, path: string): string | undefined {
  if (path === '/') return files.has('index.html') ? 'index.html' : undefined;
  if (path === '/index' || hiddenPaths.includes(path) || !path.startsWith('/')) return undefined;

  const name = path.slice(1);
  if (hostFiles.includes(name)) return undefined;
  if (files.has(`${name}.html`)) return `${name}.html`;
  return files.has(name) && !name.endsWith('.html') ? name : undefined;
}

/** Returns the canonical form of a path: without trailing slashes and `.html`, with postcodes in lower case. */
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
