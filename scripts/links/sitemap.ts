import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import { parseSitemap, parseTextSitemap } from './parse-xml.ts';
import type { Reference } from './references.ts';

/** What the sitemaps of a site say, and what is wrong with them. */
export interface CheckedSitemaps {
  issues: readonly Issue[];
  /** The pages they list. */
  listed: ReadonlySet<string>;
  /** What else they refer to, by the sitemap that does. */
  references: readonly (Reference & { on: string })[];
}

interface Entry {
  url: string;
  offset: number;
  /** The sitemap that holds it. */
  on: string;
}

/**
 * Checks the sitemaps: entries are pages under the address they are published at, each once. In a site with a table there
 * is a sitemap.xml, and it lists every page but the not-found page under its canonical. An index stands for all the
 * sitemaps it lists.
 *
 * @param pages the pages there are
 * @param files the sitemaps that robots.txt names
 * @param read gives the text of a built file
 */
export function checkSitemaps(
  site: Destinations,
  pages: readonly string[],
  files: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): CheckedSitemaps {
  const usual = ['sitemap.xml', 'sitemap_index.xml'].filter((file) => site.files.has(file));
  const first = site.table && usual.length === 0 ? ['sitemap.xml'] : usual;
  const { entries, references, issues } = readSitemaps([...new Set([...first, ...files])], site, read);
  if (issues.length > 0 && site.table) return { issues, listed: new Set(), references };

  const listed = new Set<string>();
  const seen = new Set<string>();
  for (const { url, offset, on } of entries) {
    const parsed = site.parse(url, `${site.origin}/`);
    if (typeof parsed === 'string') {
      issues.push({ target: url, reason: 'sitemap entry on another host', status: 0, on, offset });
      continue;
    }
    const issue = entryIssue(url, parsed.pathname, site, seen);
    seen.add(parsed.pathname);
    const destination = site.of(parsed.pathname);
    if (destination.is === 'page') listed.add(destination.path);
    if (issue !== undefined) issues.push({ target: parsed.pathname, on, offset, ...issue });
  }
  const left = site.table ? pages.filter((path) => path !== site.table?.notFoundPath && !seen.has(path)) : [];
  for (const target of left) {
    issues.push({ target, reason: 'page missing from the sitemap', status: 200, on: '/sitemap.xml' });
  }
  return { issues, listed, references };
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
      if (site.table && url !== site.origin + path)
        return { reason: 'sitemap entry that is not the canonical', status: 200 };
      return seen.has(path) ? { reason: 'page that stands twice in the sitemap', status: 200 } : undefined;
    default:
      return site.table && { reason: 'sitemap entry that is no page of the route table', status: 200 };
  }
}

/** The entries as they are written, and the sitemaps that an index names and that do not exist. */
function readSitemaps(files: readonly string[], site: Destinations, read: (file: string) => string | undefined) {
  const entries: Entry[] = [];
  const references: (Reference & { on: string })[] = [];
  const issues: Issue[] = [];

  const open = (file: string, place: { on?: string; offset?: number }, mayBeIndex: boolean) => {
    const on = `${site.prefix}/${file}`;
    if (!site.files.has(file)) {
      issues.push({ target: on, reason: 'missing sitemap', status: 404, dead: true, ...place });
      return;
    }
    const text = read(file) ?? '';
    const sitemap = file.endsWith('.txt') ? parseTextSitemap(text) : parseSitemap(text);
    references.push(...sitemap.references.map((reference) => ({ ...reference, on })));
    if (!mayBeIndex || !sitemap.isIndex) {
      entries.push(...sitemap.entries.map((entry) => ({ ...entry, on })));
      return;
    }
    for (const { url, offset } of sitemap.entries) {
      const parsed = site.parse(url, `${site.origin}/`);
      const name = parsed instanceof URL ? parsed.pathname.slice(site.prefix.length + 1) : undefined;
      if (name !== undefined) open(name, { on, offset }, false);
      else issues.push({ target: url, reason: 'sitemap on another host', status: 0, on, offset });
    }
  };
  for (const file of files) open(file, {}, true);

  return { entries, references, issues };
}
