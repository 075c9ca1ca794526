import { pathOf } from '../links/site-files.ts';
import { fallbackFile, hostFiles, locations, notFoundFile } from './addresses.ts';
import { contentPolicy, type InlineCode, inlineCode, joinInlineCode } from './policy.ts';

/** Headers by name, as they are written. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of one path or, where `pattern` ends in `*`, of all paths that begin with it. */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

/** The finished site: every file's name, and the text of its documents. */
export interface BuiltSite {
  files: readonly string[];
  documents: ReadonlyMap<string, string>;
}

export const documentCache = 'public, max-age=0, must-revalidate';
export const assetCache = 'public, max-age=31536000, immutable';
/** Files that keep their name while they may change: images for a day, the texts that machines read for an hour. */
const imageCache = 'public, max-age=86400';
const textCache = 'public, max-age=3600';

/**
 * Sent with documents: no page reads its query, so a copy at hand answers for any (`?utm_source=…`, `?gclid=…`). The
 * standard says `except=()`; browsers of 2026 read that only beside the `params` of its drafts.
 */
export const anyQuery = 'params, except=()';

/** Sent with every answer. */
const commonHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * The header table of a built site: `/*` first, then rules of which at most one fits any path.
 *
 * Hosts differ in what they do when two rules set one header: some join the values, some take the last. So no header
 * stands in two rules that fit the same path. Documents have a policy each, by page or by folder, because every hash
 * that a page does not need would take room in the first flight of its answer. The not-found page has its policy at
 * `/404` and below `/locations/`; for other unknown paths no rule can name it, so there the hosts that match by path send
 * the common headers alone.
 *
 * @throws Error naming every folder whose files cannot share a rule
 */
export function headerTable(site: BuiltSite): HeaderRule[] {
  const files = site.files.filter((file) => !hostFiles.includes(file) && file !== fallbackFile);
  const shared = sharingImages(site.documents);
  const faults: string[] = [];

  const rules = [...folders(files)].flatMap(([folder, own]) => {
    const rows = own.map((file) => ({ pattern: pathOf(file), headers: headersOfFile(file, site.documents, shared) }));
    if (folder === '') return rows;
    const pattern = `/${folder}/*`;
    // Postcodes without a file are answered by the fallback, and by 404.html where a host cannot rewrite them.
    if (pattern === `${locations}*`)
      return [{ pattern, headers: sharedPolicy([...own, fallbackFile, notFoundFile], site.documents) }];
    const [first] = rows;
    if (first && rows.every(({ headers }) => same(headers, first.headers)))
      return [{ pattern, headers: first.headers }];
    if (own.every((file) => file.endsWith('.html'))) return rows;
    faults.push(`/${folder}/ holds files that need different headers: ${own.slice(0, 3).join(', ')} …`);
    return [];
  });
  if (faults.length > 0) throw new Error(`The headers cannot be told by folder:\n  ${faults.join('\n  ')}`);
  return [{ pattern: '/*', headers: commonHeaders }, ...rules];
}

/** The headers of a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  return Object.assign({}, ...rules.filter(({ pattern }) => fits(pattern, path)).map(({ headers }) => headers));
}

/** Whether a rule applies to a path. */
export function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Headers of documents that share one rule: its policy names the inline code of all of them. */
function sharedPolicy(files: readonly string[], documents: ReadonlyMap<string, string>): Headers {
  return documentHeaders(joinInlineCode(files.map((file) => inlineCode(documents.get(file) ?? ''))));
}

function headersOfFile(file: string, documents: ReadonlyMap<string, string>, shared: ReadonlySet<string>): Headers {
  if (file.endsWith('.html')) return documentHeaders(inlineCode(documents.get(file) ?? ''));
  return {
    'Cache-Control': cacheOf(file),
    'Cross-Origin-Resource-Policy': shared.has(pathOf(file)) ? 'cross-origin' : 'same-origin',
  };
}

function documentHeaders(code: InlineCode): Headers {
  return {
    'Cache-Control': documentCache,
    'Content-Security-Policy': contentPolicy(code),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'No-Vary-Search': anyQuery,
  };
}

function cacheOf(file: string): string {
  if (file.startsWith('assets/')) return assetCache;
  // The code's entry names the files of this deployment.
  if (file.endsWith('.js')) return documentCache;
  return /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file) ? imageCache : textCache;
}

/** Paths of the images that other sites show when a page is shared: what the documents name in their head. */
function sharingImages(documents: ReadonlyMap<string, string>): ReadonlySet<string> {
  const tag = /<meta [^>]*?(?:property="og:image"|name="twitter:image")[^>]*>/g;
  const urls = [...documents.values()].flatMap((html) => html.match(tag) ?? []);
  return new Set(urls.map((url) => new URL(/content="([^"]+)"/.exec(url)?.[1] ?? '', 'https://site.invalid').pathname));
}

/** Files by their first folder; those at the top under the empty name. */
function folders(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of [...files].sort()) {
    const folder = file.includes('/') ? (file.split('/')[0] ?? '') : '';
    found.set(folder, [...(found.get(folder) ?? []), file]);
  }
  return found;
}

function same(a: Headers, b: Headers): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
