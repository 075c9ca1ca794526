import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedSite, checkSite } from './check-site.ts';
import { crawl } from './crawl.ts';
import { readDeclarations } from './declarations.ts';
import { Destinations, type Host, type SiteRules } from './destinations.ts';
import type { TargetIssues } from './issues.ts';
import { parsePage } from './parse-page.ts';
import type { LinkEntry, LinkReport } from './report.ts';
import { documentsByPath, listFiles } from './site-files.ts';

export interface LinkCheckOptions extends SiteRules {
  /** The built site. */
  dist: string;
  /** The sources, to name the lines that declare a link. */
  sources: string;
}

/**
 * Checks every link, fragment and file of a built site, and that its pages, canonicals and sitemap agree.
 *
 * The files are read first; linkinator then crawls the served site, and what it finds broken or does not find is added.
 * Other hosts are never called.
 *
 * @throws Error when there is nothing to check
 */
export async function checkLinks({ dist, sources, ...rules }: LinkCheckOptions): Promise<LinkReport> {
  const site = new Destinations(builtFiles(dist), rules);
  const checked = checkSite(dist, site);
  await compareWithCrawl(dist, site, rules.host, checked);

  const declaredAt = await readDeclarations(sources);
  const toEntry = ({ target, status, reasons, places }: TargetIssues): LinkEntry => {
    const all = [...places];
    const routed = all.filter((path) => site.routed.has(path));
    return {
      target,
      listed: site.listed.has(target),
      status,
      reason: [...reasons].join('; '),
      // A document beside the table is named only when no page of the table has the fault.
      pages: routed.length > 0 ? routed : all,
      declaredAt: declaredAt(target),
    };
  };
  const found = checked.issues.byTarget().map((issues) => ({ issues, entry: toEntry(issues) }));

  return {
    pages: checked.pages.length,
    links: checked.links,
    dead: found.filter(({ issues }) => issues.dead).map(({ entry }) => entry),
    unlisted: found.filter(({ issues }) => issues.fails).map(({ entry }) => entry),
    stale: checked.stale.byTarget().map(toEntry),
  };
}

/**
 * Reads a built site's own address from the canonical of its home page, or of the first page that has one.
 *
 * @throws Error when there is no page, or no page names its address
 */
export function readOrigin(dist: string): string {
  const pages = documentsByPath(builtFiles(dist));
  for (const file of new Set([pages.get('/') ?? [], ...pages.values()].flat())) {
    const [canonical] = parsePage(readFileSync(join(dist, file), 'utf8')).canonicals;
    if (canonical !== undefined && /^https?:/.test(canonical) && URL.canParse(canonical))
      return new URL(canonical).origin;
  }
  throw new Error(`no page in ${dist} has a canonical link that tells the site's own address`);
}

function builtFiles(dist: string): ReadonlySet<string> {
  const files = listFiles(dist);
  if (documentsByPath(files).size === 0) throw new Error(`there is no page in ${dist}; npm run build makes them`);
  return files;
}

/** Adds what only the crawl found broken, and every page that it should have seen but has not. */
async function compareWithCrawl(
  dist: string,
  site: Destinations,
  host: Host,
  { issues, reached }: CheckedSite,
): Promise<void> {
  const server = await host.serve(dist);
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
    if (site.routed.has(target) && target !== site.notFoundPath && !seen.has(target)) {
      issues.add({ target, reason: 'page that the crawler did not see', status: 200 });
    }
  }
}
