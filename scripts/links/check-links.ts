import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../server/serve.ts';
import { listFiles, locate } from '../server/site-files.ts';
import { SitePass } from './check-site.ts';
import { crawl } from './crawl.ts';
import { readDeclarations } from './declarations.ts';
import { Destinations, notFoundPath, type SiteRules } from './destinations.ts';
import type { Account } from './ledger.ts';
import { readPage } from './parse-page.ts';
import type { LinkEntry, LinkReport } from './report.ts';

export interface LinkCheckOptions extends SiteRules {
  /** The built site. */
  dist: string;
  /** The sources, to name the lines that declare a link. */
  sources: string;
}

/**
 * Checks every link, fragment and file of a built site, and that its pages, canonicals and sitemap agree.
 *
 * Our own pass reads the files; linkinator then crawls the served site, and what it finds broken or does not find is
 * added. Other hosts are never called.
 *
 * @throws Error when there is nothing to check
 */
export async function checkLinks({ dist, sources, ...rules }: LinkCheckOptions): Promise<LinkReport> {
  const site = new Destinations(builtFiles(dist), rules);
  const pass = new SitePass(dist, site);
  pass.run();
  await compareWithCrawl(dist, site, pass);

  const declaredAt = await readDeclarations(sources);
  const toEntry = ({ target, status, reasons, places }: Account): LinkEntry => {
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
  const accounts = pass.findings.accounts().map((account) => ({ account, entry: toEntry(account) }));

  return {
    pages: pass.pages.length,
    links: pass.links,
    dead: accounts.filter(({ account }) => account.dead).map(({ entry }) => entry),
    unlisted: accounts.filter(({ account }) => account.fails).map(({ entry }) => entry),
    stale: pass.stale.accounts().map(toEntry),
  };
}

/**
 * Reads a built site's own address from the canonical of its home page, or of the first page that has one.
 *
 * @throws Error when there is no page, or no page names its address
 */
export function readOrigin(dist: string): string {
  const pages = [...builtFiles(dist)].filter((file) => file.endsWith('.html'));
  for (const file of new Set(['index.html', ...pages].filter((name) => pages.includes(name)))) {
    const [canonical] = readPage(readFileSync(join(dist, file), 'utf8')).canonicals;
    if (canonical !== undefined && /^https?:/.test(canonical) && URL.canParse(canonical))
      return new URL(canonical).origin;
  }
  throw new Error(`no page in ${dist} has a canonical link that tells the site's own address`);
}

function builtFiles(dist: string): ReadonlySet<string> {
  const files = listFiles(dist);
  if (![...files].some((file) => file.endsWith('.html')))
    throw new Error(`there is no page in ${dist}; npm run build makes them`);
  return files;
}

/** Adds what the crawl found broken and our own pass did not, and every page that it should have seen but has not. */
async function compareWithCrawl(dist: string, site: Destinations, pass: SitePass): Promise<void> {
  const server = await serve(dist);
  const reached = [...pass.reached()];
  const visits = await crawl(server.url, site.origin, reached).finally(server.close);

  const seen = new Set<string>();
  for (const { path, status, broken, from } of visits) {
    if (!broken) {
      const answer = locate(site.files, path);
      seen.add(answer.status === 301 ? answer.to : path);
    } else if (!pass.findings.get(path)?.dead) {
      const reason = `a crawler gets status ${status}`;
      pass.findings.note({ target: path, reason, status, ...(from && { on: from }), dead: true });
    }
  }
  for (const target of reached) {
    if (site.routed.has(target) && target !== notFoundPath && !seen.has(target)) {
      pass.findings.note({ target, reason: 'page that the crawler did not see', status: 200 });
    }
  }
}
