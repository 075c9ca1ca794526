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
  origin: string;
  host: {
    respond: (files: ReadonlySet<string>, path: string) => HostResponse;
    /** Serves the site for the crawl; `url` has no trailing slash. */
    serve: (dist: string) => Promise<{ url: string; close: () => Promise<void> }>;
  };
  /** The folder of the sources that declare links. */
  sources: string;
}

/** The largest number of pages that linkinator crawls: its time grows quadratically. */
const crawlLimit = 500;

/**
 * Checks the files of a built site against its route table: references, canonicals, sitemap, orphans. Then crawls the served
 * site with linkinator, unless it is large, and adds dead links that only the crawl found. Never requests other hosts.
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
  /** The public address, with or without a path. */
  origin: string;
  /** Patterns of targets that are not reported: paths with fragments, or URLs. */
  ignored?: readonly RegExp[];
}

/** Checks the files of any static site. Canonicals and sitemaps are optional. Only sitemap entries can be orphans. */
export function checkFolder({ dist, origin, ignored = [], ...hostOptions }: FolderCheckOptions): LinkReport {
  const files = builtFiles(dist);
  const read = (file: string) => readText(dist, file);
  const rules = parseRedirects(files.has('_redirects') ? read('_redirects') : '');
  const site = new Destinations(files, origin, staticHost(hostOptions, rules));
  return toReport(site, read, checkSite(site, read, ignored));
}

/** Returns the origin of a built site, from the canonical of its home page. */
export function readOrigin(dist: string): string {
  const [home] = builtFiles(dist).has('index.html') ? parsePage(readText(dist, 'index.html')).canonicals : [];
  if (home && /^https?:/.test(home.url) && URL.canParse(home.url)) return new URL(home.url).origin;
  throw new Error(`${dist}/index.html has no canonical link with an absolute URL; npm run build writes it`);
}

function builtFiles(dist: string): ReadonlySet<string> {
  const files = listFiles(dist);
  if (documentsOf(files).size === 0) throw new Error(`${dist} contains no pages; expected a site (npm run build)`);
  return files;
}

/** Adds dead links that only linkinator finds. */
async function addCrawledLinks({ url }: { url: string }, issues: IssueList): Promise<void> {
  // Imported late, because loading linkinator takes as long as checking a small site.
  const { LinkChecker, LinkState } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    path: `${url}/`,
    recurse: true,
    checkCss: true,
    linksToSkip: [`^(?!${url}/)`],
    // Otherwise relative links of `/a/b` would be resolved below `/a/b/`.
    cleanUrls: true,
    headers: { 'Accept-Encoding': 'identity' },
    // Makes linkinator ignore a proxy of the environment, which cannot reach localhost.
    allowInsecureCerts: true,
  });
  for (const link of links) {
    if (link.state !== LinkState.BROKEN || !link.url.startsWith(`${url}/`)) continue;
    const target = new URL(link.url).pathname;
    if (issues.get(target)?.dead) continue;
    const { status = 0, parent } = link;
    const on = parent && new URL(parent).pathname;
    issues.add({ target, reason: `a crawler gets status ${status}`, status, on, dead: true });
  }
}
