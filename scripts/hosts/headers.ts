import { pathOf } from '../links/site-files.ts';
import { fallbackFile, hostFiles, locations, notFoundFile } from './addresses.ts';
import { contentPolicy } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Headers of a path, or of all paths with a prefix if `pattern` ends in `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

export interface BuiltSite {
  files: readonly string[];
  documents: ReadonlyMap<string, string>;
}

export const documentCache = 'public, max-age=0, must-revalidate';
export const assetCache = 'public, max-age=31536000, immutable';
/** Files without a hash in their name. */
const imageCache = 'public, max-age=86400';
const textCache = 'public, max-age=3600';

/** Makes a cached document valid for any query (`?utm_source=…`). Current browsers ignore `except` without `params`. */
export const anyQuery = 'params, except=()';

const commonHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Returns the header rules of a site: `/*` first, then at most one rule per path. No rule repeats a header of `/*`,
 * because hosts combine repeated headers differently. Documents outside `/locations/` have their own policies, because
 * unused hashes enlarge responses. Unknown paths have only the headers of `/*`, except `/404` and `/locations/*`.
 */
export function headerTable({ files, documents }: BuiltSite): HeaderRule[] {
  const headersOf = (...names: string[]) => documentHeaders(names.map((name) => documents.get(name) ?? '').join(''));
  const folders = new Map<string, string[]>();
  for (const file of [...files].sort()) {
    if (hostFiles.includes(file) || file === fallbackFile) continue;
    const folder = file.slice(0, file.indexOf('/') + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }

  const faults: string[] = [];
  const rules = [...folders].flatMap(([folder, own]) => {
    const pattern = `/${folder}*`;
    // Unlisted postcodes are served the fallback, or 404.html by hosts without rewrites.
    if (`/${folder}` === locations) return [{ pattern, headers: headersOf(...own, fallbackFile, notFoundFile) }];
    const rows = own.map((file) => ({
      pattern: pathOf(file),
      headers: file.endsWith('.html') ? headersOf(file) : fileHeaders(file),
    }));
    if (folder === '') return rows;
    const [first, ...others] = new Map(rows.map(({ headers }) => [JSON.stringify(headers), headers])).values();
    if (first && others.length === 0) return [{ pattern, headers: first }];
    if (own.every((file) => file.endsWith('.html'))) return rows;
    faults.push(`/${folder} contains files that need different headers: ${own.slice(0, 3).join(', ')} …`);
    return [];
  });
  if (faults.length === 0) return [{ pattern: '/*', headers: commonHeaders }, ...rules];
  throw new Error(`Headers are set by folder; expected files of one type:\n  ${faults.join('\n  ')}`);
}

export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  return Object.assign({}, ...rules.filter(({ pattern }) => matches(pattern, path)).map(({ headers }) => headers));
}

export function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function documentHeaders(html: string): Headers {
  return {
    'Cache-Control': documentCache,
    'Content-Security-Policy': contentPolicy(html),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'No-Vary-Search': anyQuery,
  };
}

function fileHeaders(file: string): Headers {
  // Other sites may embed sharing images.
  const isShared = file.startsWith('sharing/') || file.startsWith('hero-');
  return { 'Cache-Control': cacheOf(file), 'Cross-Origin-Resource-Policy': isShared ? 'cross-origin' : 'same-origin' };
}

function cacheOf(file: string): string {
  if (file.startsWith('assets/')) return assetCache;
  // The client entry has no hash in its name.
  if (file.endsWith('.js')) return documentCache;
  return /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file) ? imageCache : textCache;
}
