import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import { type Attribute, readMarkup, trimUrl } from './markup.ts';
import type { Reference } from './references.ts';
import type { ReadText } from './site-files.ts';

/**
 * Checks that sitemap entries are pages, each listed once. With a route table, a sitemap must exist and list all pages.
 *
 * @param linked sitemaps that robots.txt and other files refer to
 */
export function checkSitemaps(site: Destinations, pages: readonly string[], linked: Iterable<string>, read: ReadText) {
  const issues: Issue[] = [];
  const references: (Reference & { on: string })[] = [];
  const listed = new Set<string>();
  const seen = new Set<string>();
  let isMissing = false;

  const open = (file: string, place: { on?: string; offset?: number } = {}) => {
    const on = `${site.prefix}/${file}`;
    if (!site.files.has(file)) {
      isMissing = true;
      issues.push({ target: on, reason: 'missing sitemap', status: 404, dead: true, ...place });
      return;
    }
    const text = read(file);
    // An index cannot list another index.
    const isIndex = place.on === undefined && /<sitemapindex[\s>]/.test(text);
    for (const { kind, url, offset } of parseSitemap(text)) {
      const parsed = site.parse(url, `${site.origin}/`);
      if (kind !== 'sitemap') references.push({ kind, url, offset, on });
      else if (typeof parsed === 'string') {
        const reason = `sitemap${isIndex ? '' : ' entry'} on another host`;
        issues.push({ target: url, reason, status: 0, on, offset });
      } else if (isIndex) open(parsed.pathname.slice(site.prefix.length + 1), { on, offset });
      else {
        const fault = entryFault(url, parsed.pathname, site, seen);
        if (fault) issues.push({ target: parsed.pathname, on, offset, ...fault });
        seen.add(parsed.pathname);
        const destination = site.of(parsed.pathname);
        if (destination.is === 'page') listed.add(destination.path);
      }
    }
  };
  const found = ['sitemap.xml', 'sitemap_index.xml'].filter((file) => site.files.has(file));
  const first = site.table && found.length === 0 ? ['sitemap.xml'] : found;
  for (const file of new Set([...first, ...linked])) open(file);

  for (const target of site.table && !isMissing ? pages : []) {
    if (target === site.table?.notFoundPath || seen.has(target)) continue;
    issues.push({ target, reason: 'page missing from the sitemap', status: 200, on: '/sitemap.xml' });
  }
  return { issues, listed, references };
}

function entryFault(url: string, path: string, site: Destinations, seen: ReadonlySet<string>) {
  const destination = site.of(path);
  const fault = (reason: string, status = 200) => ({ reason, status, dead: destination.is === 'dead' });
  if (destination.is === 'dead') return fault('dead sitemap entry', destination.status);
  if (destination.is === 'moved') return fault(`sitemap entry ${difference(path, destination.to)}`, destination.status);
  const isPage = destination.is === 'page';
  if (site.table && !isPage) return fault('sitemap entry that is not a page of the route table');
  if (site.table && url !== site.origin + path) return fault('sitemap entry that differs from the canonical');
  return isPage && seen.has(path) ? fault('page that is in the sitemap twice') : undefined;
}

/** Returns the entries of a sitemap with their translations and images. */
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
  readMarkup(xml, reader, true);
  return references;
}
