import { type CheckedSite, checkSite } from './check-site.ts';
import { readDeclarations } from './declarations.ts';
import { Destinations, type RouteTable } from './destinations.ts';
import { FileReader } from './file-reader.ts';
import { type Answer, type HostOptions, staticHost } from './hosts.ts';
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
  /** The folder of the sources, to find the lines that declare a link. */
  sources: string;
  /** Attributes of the site's own that contain an address. */
  ownAttributes?: Readonly<Record<string, Kind>>;
}

/** The number of pages up to which a site is crawled: linkinator takes time in proportion to its square. */
const crawlLimit = 500;

/**
 * Checks a built site that has a route table: every reference of its files, and that pages, canonicals and sitemap agree.
 * Then crawls the served site with linkinator, and adds what only the crawl found. Larger sites are checked by their files
 * only. Never calls other hosts.
 *
 * @throws Error if there is nothing to check, or a file cannot be read
 */
export async function checkLinks(options: LinkCheckOptions): Promise<LinkReport> {
  const { dist, sources, origin, host, ownAttributes = {}, ...table } = options;
  const site = new Destinations(builtFiles(dist), origin, { pathOf, answer: host.answer }, table);
  const reader = new FileReader(dist);
  const checked = checkSite(site, reader, { ownAttributes: new Map(Object.entries(ownAttributes)) });
  if (checked.pages.length <= crawlLimit) await compareWithCrawl(dist, site, host.serve, checked);
  const report = toReport(site, reader, checked, await readDeclarations(sources));
  reader.refuseUnread();
  return report;
}

export interface FolderCheckOptions extends HostOptions {
  /** The folder of the site. */
  dist: string;
  /** Its public address: an origin, or an origin and a path. */
  origin: string;
  /** Addresses that match are not checked, as written or as a path. */
  ignored?: readonly RegExp[];
}

/**
 * Checks any static site by its files only. A canonical, a sitemap and orphans are checked as far as the site has them.
 *
 * @throws Error if there is nothing to check, or a file cannot be read
 */
export function checkFolder({ dist, origin, ignored = [], ...hostOptions }: FolderCheckOptions): LinkReport {
  const files = builtFiles(dist);
  const reader = new FileReader(dist);
  const rules = parseRedirects((files.has('_redirects') && reader.read('_redirects')?.text) || '');
  const site = new Destinations(files, origin, staticHost(hostOptions, rules));
  const report = toReport(site, reader, checkSite(site, reader, { ignored }));
  reader.refuseUnread();
  return report;
}

/**
 * Reads a built site's own address from the canonical of its home page, or of the first page that has one.
 *
 * @throws Error if there is no such page
 */
export function readOrigin(dist: string): string {
  const pages = documentsOf(builtFiles(dist));
  const reader = new FileReader(dist);
  for (const file of new Set([pages.get('/') ?? [], ...pages.values()].flat())) {
    const [{ url } = { url: '' }] = parsePage(reader.read(file)?.text ?? '').canonicals;
    if (/^https?:/.test(url) && URL.canParse(url)) return new URL(url).origin;
  }
  reader.refuseUnread();
  throw new Error(`no page in ${dist} has a canonical link with the site's own address`);
}

function builtFiles(dist: string): ReadonlySet<string> {
  const files = listFiles(dist);
  if (documentsOf(files).size === 0) throw new Error(`there is no page in ${dist}; npm run build makes them`);
  return files;
}

/** Adds what only the crawl found, and the pages that it should have found. */
async function compareWithCrawl(
  dist: string,
  site: Destinations,
  serve: LinkCheckOptions['host']['serve'],
  { issues, reached }: CheckedSite,
): Promise<void> {
  // Loading the crawler takes as long as the check of a small site, so a standalone check does without it.
  const { crawl } = await import('./crawl.ts');
  const server = await serve(dist);
  const visits = await crawl(server.url).finally(server.close);

  const seen = new Set<string>();
  for (const { path, status, broken, from } of visits) {
    const answer = site.answer(path);
    if (!broken) seen.add(answer.status === 301 ? answer.to : path);
    else if (!issues.get(path)?.dead) {
      issues.add({
        target: path,
        reason: `a crawler gets status ${status}`,
        status,
        ...(from && { on: from }),
        dead: true,
      });
    }
  }
  for (const target of reached) {
    if (!site.routed.has(target) || target === site.table?.notFoundPath || seen.has(target)) continue;
    issues.add({ target, reason: 'page that the crawler did not find', status: 200 });
  }
}
