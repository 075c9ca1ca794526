import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import type { Reference } from './references.ts';
import { parseSitemap, type Sitemap } from './xml.ts';

export interface CheckedSitemaps {
  issues: Issue[];
  /** The pages that the sitemaps list. */
  listed: ReadonlySet<string>;
  /** Other references of the sitemaps. */
  references: (Reference & { on: string })[];
}

type Entry = Sitemap['entries'][number] & { on: string };

/**
 * Checks that every sitemap entry is the address of a page, once. In a site with a table there must be a sitemap, and it
 * must list every page except the not-found page.
 *
 * @param pages the pages of the site
 * @param named the sitemaps that robots.txt names
 * @param read returns the text of a file
 */
export function checkSitemaps(
  site: Destinations,
  pages: readonly string[],
  named: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): CheckedSitemaps {
  const usual = ['sitemap.xml', 'sitemap_index.xml'].filter((file) => site.files.has(file));
  const first = site.table && usual.length === 0 ? ['sitemap.xml'] : usual;
  const { entries, references, issues } = readSitemaps([...new Set([...first, ...named])], site, read);
  const listed = new Set<string>();
  if (issues.length > 0 && site.table) return { issues, listed, references };

  const seen = new Set<string>();
  for (const entry of entries) {
    const { url, offset, on } = entry;
    const parsed = site.parse(url, `${site.origin}/`);
    if (typeof parsed === 'string') {
      issues.push({ target: url, reason: 'sitemap entry on another host', status: 0, on, offset });
      continue;
    }
    const { pathname } = parsed;
    issues.push(...entryIssues(entry, pathname, site, seen));
    seen.add(pathname);
    const destination = site.of(pathname);
    if (destination.is === 'page') listed.add(destination.path);
  }
  for (const target of site.table ? pages : []) {
    if (target === site.table?.notFoundPath || seen.has(target)) continue;
    issues.push({ target, reason: 'page missing from the sitemap', status: 200, on: '/sitemap.xml' });
  }
  return { issues, listed, references };
}

function entryIssues({ url, ...place }: Entry, target: string, site: Destinations, seen: ReadonlySet<string>): Issue[] {
  const issue = (reason: string, status = 200, dead = false) => [{ target, reason, status, dead, ...place }];
  const destination = site.of(target);
  if (destination.is === 'dead') return issue('dead sitemap entry', destination.status, true);
  if (destination.is === 'elsewhere') {
    return issue(`sitemap entry ${difference(target, destination.to)}`, destination.status);
  }
  if (site.table && destination.is !== 'page') return issue('sitemap entry that is no page of the route table');
  if (site.table && url !== site.origin + target) return issue('sitemap entry that is not the canonical');
  return destination.is === 'page' && seen.has(target) ? issue('page that is twice in the sitemap') : [];
}

/** Reads the sitemaps, and those that an index names. */
function readSitemaps(files: readonly string[], site: Destinations, read: (file: string) => string | undefined) {
  const entries: Entry[] = [];
  const references: CheckedSitemaps['references'] = [];
  const issues: Issue[] = [];

  const open = (file: string, place: { on?: string; offset?: number }, mayBeIndex: boolean) => {
    const on = `${site.prefix}/${file}`;
    if (!site.files.has(file)) {
      issues.push({ target: on, reason: 'missing sitemap', status: 404, dead: true, ...place });
      return;
    }
    const sitemap = parseSitemap(file, read(file) ?? '');
    references.push(...sitemap.references.map((reference) => ({ ...reference, on })));
    for (const { url, offset } of sitemap.entries) {
      const parsed = site.parse(url, `${site.origin}/`);
      if (!mayBeIndex || !sitemap.isIndex) entries.push({ url, offset, on });
      else if (parsed instanceof URL) open(parsed.pathname.slice(site.prefix.length + 1), { on, offset }, false);
      else issues.push({ target: url, reason: 'sitemap on another host', status: 0, on, offset });
    }
  };
  for (const file of files) open(file, {}, true);

  return { entries, references, issues };
}
