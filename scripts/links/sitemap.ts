import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import { unescapeMarkup } from './unescape.ts';

interface SitemapEntry {
  url: string;
  /** The sitemap that holds it. */
  on: string;
}

/**
 * Finds what is wrong with sitemap.xml: it lists every page but the not-found page, once, under its canonical. An index
 * stands for all the sitemaps it lists.
 *
 * @param pages the pages there are
 * @param read gives the text of a built file
 */
export function sitemapIssues(site: Destinations, pages: readonly string[], read: (file: string) => string): Issue[] {
  const { entries, missing } = readSitemap('sitemap.xml', site, read);
  if (missing.length > 0) {
    return missing.map((target) => ({ target, reason: 'missing sitemap', status: 404, dead: true }));
  }

  const seen = new Set<string>();
  const issues = entries.flatMap(({ url, on }) => {
    const parsed = site.parse(url, new URL(site.origin));
    if (parsed === 'foreign' || parsed === 'invalid') {
      return [{ target: url, reason: 'sitemap entry on another host', status: 0, on }];
    }
    const issue = entryIssue(url, parsed.pathname, site, seen);
    seen.add(parsed.pathname);
    return issue === undefined ? [] : [{ target: parsed.pathname, on, ...issue }];
  });
  const left = pages.filter((path) => path !== site.notFoundPath && !seen.has(path));

  return [
    ...issues,
    ...left.map((target) => ({ target, reason: 'page missing from the sitemap', status: 200, on: '/sitemap.xml' })),
  ];
}

function entryIssue(
  url: string,
  path: string,
  site: Destinations,
  seen: ReadonlySet<string>,
): Pick<Issue, 'reason' | 'status' | 'dead'> | undefined {
  const destination = site.of(path);
  switch (destination.is) {
    case 'dead':
      return { reason: 'dead sitemap entry', status: destination.status, dead: true };
    case 'elsewhere':
      return { reason: `sitemap entry ${difference(path, destination.to)}`, status: destination.status };
    case 'page':
      if (url !== site.origin + path) return { reason: 'sitemap entry that is not the canonical', status: 200 };
      return seen.has(path) ? { reason: 'page that stands twice in the sitemap', status: 200 } : undefined;
    default:
      return { reason: 'sitemap entry that is no page of the route table', status: 200 };
  }
}

/** The entries as they are written, and the paths of sitemaps that do not exist. */
function readSitemap(file: string, site: Destinations, read: (file: string) => string) {
  const entries: SitemapEntry[] = [];
  const missing: string[] = [];

  const open = (name: string, mayBeIndex: boolean) => {
    if (!site.files.has(name)) {
      missing.push(`/${name}`);
      return;
    }
    const xml = read(name);
    const urls = [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, url = '']) => unescapeMarkup(url));
    if (!mayBeIndex || !/<sitemapindex[\s>]/.test(xml)) {
      for (const url of urls) entries.push({ url, on: `/${name}` });
      return;
    }
    for (const url of urls) {
      const parsed = site.parse(url, new URL(site.origin));
      if (parsed instanceof URL) open(parsed.pathname.slice(1), false);
      else missing.push(url);
    }
  };
  open(file, true);

  return { entries, missing };
}
