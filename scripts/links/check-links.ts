import { checkSite } from './check-site.ts';
import { readDeclarations } from './declarations.ts';
import { Destinations, type RouteTable } from './destinations.ts';
import { type HostOptions, type HostResponse, staticHost } from './hosts.ts';
import type { IssueList } from './issues.ts';
import { parsePage } from './parse-page.ts';
import { parseRedirects } from './redirects.ts';
import type { LinkReport } from './report.ts';
import { documentsOf, listFiles, pathOf, readText } from './site-files.ts';
import { toReport } from './to-report.ts';

export interface LinkCheckOptions extends RouteTable {
  dist: string;
  /** The site's public origin, e.g. `https://example.com`. */
  origin: string;
  /** The host that the site is checked for. */
  host: {
    respond: (files: ReadonlySet<string>, path: string) => HostResponse;
    /** Serves a built site in the same way; `url` has no slash at the end. */
    serve: (dist: string) => Promise<{ url: string; close: () => Promise<void> }>;
  };
  /** The folder of the sources, to find the lines that declare a link. */
  sources: string;
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
  const { dist, sources, origin, host, ...table } = options;
  const site = new Destinations(builtFiles(dist), origin, { pathOf, respond: host.respond }, table);
  const read = (file: string) => readText(dist, file);
  const checked = checkSite(site, read);
  if (checked.pages.length <= crawlLimit) {
    const server = await host.serve(dist);
    await addCrawledLinks(server, checked.issues).finally(server.close);
  }
  return toReport(site, read, checked, await readDeclarations(sources));
}

export interface FolderCheckOptions extends HostOptions {
  dist: string;
  /** Its public address: an origin, or an origin and a path. */
  origin: string;
  /** Targets that match are not reported: paths with their fragments, or URLs. */
  ignored?: readonly RegExp[];
}

/**
 * Checks any static site by its files only. A canonical, a sitemap and orphans are checked as far as the site has them.
 *
 * @throws Error if there is nothing to check, or a file cannot be read
 */
export function checkFolder({ dist, origin, ignored = [], ...hostOptions }: FolderCheckOptions): LinkReport {
  const files = builtFiles(dist);
  const read = (file: string) => readText(dist, file);
  const rules = parseRedirects(files.has('_redirects') ? read('_redirects') : '');
  const site = new Destinations(files, origin, staticHost(hostOptions, rules));
  return toReport(site, read, checkSite(site, read, ignored));
}

/** Reads a built site's own address from the canonical of its home page. Throws an error if there is none. */
export function readOrigin(dist: string): string {
  const [home] = builtFiles(dist).has('index.html') ? parsePage(readText(dist, 'index.html')).canonicals : [];
  if (home && /^https?:/.test(home.url) && URL.canParse(home.url)) return new URL(home.url).origin;
  throw new Error(`${dist}/index.html has no canonical link with the site's own address`);
}

function builtFiles(dist: string): ReadonlySet<string> {
  const files = listFiles(dist);
  if (documentsOf(files).size === 0) throw new Error(`there is no page in ${dist}; npm run build makes them`);
  return files;
}

/** Crawls the served site with linkinator, without calling other hosts, and adds the dead links that only the crawl found. */
async function addCrawledLinks({ url }: { url: string }, issues: IssueList): Promise<void> {
  // Loading linkinator takes as long as the check of a small site.
  const { LinkChecker, LinkState } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    path: `${url}/`,
    recurse: true,
    checkCss: true,
    linksToSkip: [`^(?!${url}/)`],
    // Otherwise relative links of `/a/b` are resolved under `/a/b/`.
    cleanUrls: true,
    headers: { 'Accept-Encoding': 'identity' },
    // Makes linkinator use its own agent instead of the proxy of the environment, which cannot reach this machine.
    allowInsecureCerts: true,
  });
  for (const link of links) {
    if (link.state !== LinkState.BROKEN || !link.url.startsWith(`${url}/`)) continue;
    const target = new URL(link.url).pathname;
    const { status = 0 } = link;
    const on = link.parent && new URL(link.parent).pathname;
    if (!issues.get(target)?.dead)
      issues.add({ target, reason: `a crawler gets status ${status}`, status, on, dead: true });
  }
}
