import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import { type Attribute, readMarkup, trimUrl } from './markup.ts';
import type { Reference } from './references.ts';

export interface CheckedSitemaps {
  issues: Issue[];
  /** The pages that the sitemaps list. */
  listed: ReadonlySet<string>;
  /** Other references of the sitemaps. */
  references: Entry[];
}

/** An entry, or another reference, and the sitemap that contains it. */
type Entry = Reference & { on: string };

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
  const { found, issues } = readSitemaps([...new Set([...first, ...named])], site, read);
  const references = found.filter(({ kind }) => kind !== 'sitemap');
  const listed = new Set<string>();
  if (issues.length > 0 && site.table) return { issues, listed, references };

  const seen = new Set<string>();
  for (const entry of found) {
    const { kind, url, offset, on } = entry;
    if (kind !== 'sitemap') continue;
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

function entryIssues(
  { url, on, offset }: Entry,
  target: string,
  site: Destinations,
  seen: ReadonlySet<string>,
): Issue[] {
  const issue = (reason: string, status = 200, dead = false) => [{ target, reason, status, dead, on, offset }];
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
  const found: Entry[] = [];
  const issues: Issue[] = [];
  const open = (file: string, place: { on?: string; offset?: number }, mayBeIndex: boolean) => {
    const on = `${site.prefix}/${file}`;
    if (!site.files.has(file)) {
      issues.push({ target: on, reason: 'missing sitemap', status: 404, dead: true, ...place });
      return;
    }
    const text = read(file) ?? '';
    const isIndex = mayBeIndex && /<sitemapindex[\s>]/.test(text);
    for (const entry of parseSitemap(text)) {
      const { kind, url, offset } = entry;
      const parsed = site.parse(url, `${site.origin}/`);
      if (!isIndex || kind !== 'sitemap') found.push({ ...entry, on });
      else if (parsed instanceof URL) open(parsed.pathname.slice(site.prefix.length + 1), { on, offset }, false);
      else issues.push({ target: url, reason: 'sitemap on another host', status: 0, on, offset });
    }
  };
  for (const file of files) open(file, {}, true);
  return { found, issues };
}

/** Returns the entries of a sitemap, other languages of the pages, and images on them. */
function parseSitemap(xml: string): Reference[] {
  const references: Reference[] = [];
  const reader = {
    attributes: new Set(['href']),
    onElement(name: string, [href]: readonly Attribute[]) {
      if (href && name.endsWith(':link'))
        references.push({ ...href, kind: 'related document', url: trimUrl(href.value) });
    },
    texts: new Set(['loc', 'image:loc']),
    onText(name: string, text: string, offset: number) {
      references.push({ kind: name === 'loc' ? 'sitemap' : 'image', url: trimUrl(text), offset });
    },
  };
  readMarkup(xml, reader, { xml: true });
  return references;
}
