import { type CheckedSite, checkSite } from './check-site.ts';
import { readDeclarations } from './declarations.ts';
import { Destinations, type RouteTable } from './destinations.ts';
import { FileReader } from './file-reader.ts';
import { type Answer, below, flatHost, indexHost } from './hosts.ts';
import { parsePage } from './parse-page.ts';
import { parseRedirects } from './redirects.ts';
import type { Kind } from './references.ts';
import type { LinkReport } from './report.ts';
import { documentsOf, listFiles, pathOf } from './site-files.ts';
import { toReport } from './to-report.ts';

export interface LinkCheckOptions extends RouteTable {
  /** The built site. */
  dist: string;
  /** The site's public origin, e.g. `https://example.com`. */
  origin: string;
  /** The host that the site is checked for. */
  host: {
    answer: (files: ReadonlySet<string>, path: string) => Answer;
    /** Serves a built site in the same way; `url` has no slash at the end. */
    serve: (dist: string) => Promise<{ url: string; close: () => Promise<void> }>;
  };
  /** The sources, to name the lines that declare a link. */
  sources: string;
  /** Attributes of the site's own that hold an address, and what it is for. */
  ownAttributes?: Readonly<Record<string, Kind>>;
}

/**
 * Checks every link, fragment and file of a built site that has a route table, and that its pages, canonicals and sitemap
 * agree.
 *
 * The files are read first; linkinator then crawls the served site, and what it finds broken or does not find is added.
 * Other hosts are never called.
 *
 * @throws Error when there is nothing to check, or a file cannot be read
 */
export async function checkLinks({
  dist,
  sources,
  origin,
  host,
  ownAttributes = {},
  ...table
}: LinkCheckOptions): Promise<LinkReport> {
  const site = new Destinations(builtFiles(dist), { origin, host: { pathOf, answer: host.answer }, table });
  const reader = new FileReader(dist);
  const checked = checkSite(site, reader, { ignored: [], ownAttributes: new Map(Object.entries(ownAttributes)) });
  await compareWithCrawl(dist, site, host.serve, checked);
  const report = toReport(site, reader, checked, await readDeclarations(sources));
  reader.refuseUnread();
  return report;
}

export interface FolderCheckOptions {
  /** The folder that holds the site. */
  dist: string;
  /** Its public address: an origin, or an origin and the path that it lies below. */
  origin: string;
  /** Whether the host serves files by their names, and `a/index.html` under `/a/`. */
  indexFiles?: boolean;
  /** Addresses that fit one of these, as they are written or as a path, are not judged. */
  ignored?: readonly RegExp[];
}

/**
 * Checks every link, fragment and file of any static site by its files alone. A canonical, a sitemap and orphans are
 * checked as far as the site has them.
 *
 * @throws Error when there is nothing to check, or a file cannot be read
 */
export function checkFolder({ dist, origin, indexFiles = false, ignored = [] }: FolderCheckOptions): LinkReport {
  const files = builtFiles(dist);
  const reader = new FileReader(dist);
  const rules = parseRedirects((files.has('_redirects') && reader.read('_redirects')?.text) || '');
  const host = indexFiles ? indexHost(rules) : flatHost(rules);
  const prefix = new URL(origin).pathname.replace(/\/+$/, '');
  const site = new Destinations(files, { origin, host: below(prefix, host) });
  const checked = checkSite(site, reader, { ignored, ownAttributes: new Map() });
  const report = toReport(site, reader, checked);
  reader.refuseUnread();
  return report;
}

/**
 * Reads a built site's own address from the canonical of its home page, or of the first page that has one.
 *
 * @throws Error when there is no page, or no page names its address
 */
export function readOrigin(dist: string): string {
  const pages = documentsOf(builtFiles(dist));
  const reader = new FileReader(dist);
  for (const file of new Set([pages.get('/') ?? [], ...pages.values()].flat())) {
    const [canonical] = parsePage(reader.read(file)?.text ?? '').canonicals;
    if (canonical !== undefined && /^https?:/.test(canonical.url) && URL.canParse(canonical.url)) {
      return new URL(canonical.url).origin;
    }
  }
  reader.refuseUnread();
  throw new Error(`no page in ${dist} has a canonical link that tells the site's own address`);
}

function builtFiles(dist: string): ReadonlySet<string> {
  const files = listFiles(dist);
  if (documentsOf(files).size === 0) throw new Error(`there is no page in ${dist}; npm run build makes them`);
  return files;
}

/** Adds what only the crawl found broken, and every page that it should have seen but has not. */
async function compareWithCrawl(
  dist: string,
  site: Destinations,
  serve: LinkCheckOptions['host']['serve'],
  { issues, reached }: CheckedSite,
): Promise<void> {
  // The crawler takes as long to load as a small site takes to check, and a foreign one does without it.
  const { crawl } = await import('./crawl.ts');
  const server = await serve(dist);
  const visits = await crawl(server.url, site.origin, [...reached]).finally(server.close);

  const seen = new Set<string>();
  for (const { path, status, broken, from } of visits) {
    if (!broken) {
      const answer = site.answer(path);
      seen.add(answer.status === 301 ? answer.to : path);
    } else if (!issues.get(path)?.dead) {
      const reason = `a crawler gets status ${status}`;
      issues.add({ target: path, reason, status, ...(from && { on: from }), dead: true });
    }
  }
  for (const target of reached) {
    if (site.routed.has(target) && target !== site.table?.notFoundPath && !seen.has(target)) {
      issues.add({ target, reason: 'page that the crawler did not see', status: 200 });
    }
  }
}
