/** A page that search engines may list. */
export interface SitemapEntry {
  url: string;
  /** True date of the last change of the content (`YYYY-MM-DD`), where the page has one. */
  lastModified?: string;
}

/** Writes sitemap.xml. No priority and no change frequency: nobody reads them. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(
    ({ url, lastModified }) =>
      `<url><loc>${escapeXml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** A sitemap may hold so many URLs (sitemaps.org). */
const urlsAFile = 50_000;

/**
 * The files of the sitemap: one, or for a longer list an index in its place and the parts beside it.
 *
 * @returns name and content of each file
 */
export function sitemapFiles(host: string, entries: readonly SitemapEntry[]): Map<string, string> {
  if (entries.length <= urlsAFile) return new Map([['sitemap.xml', sitemapXml(entries)]]);

  const files = new Map<string, string>();
  for (let start = 0; start < entries.length; start += urlsAFile) {
    files.set(`sitemap-${start / urlsAFile + 1}.xml`, sitemapXml(entries.slice(start, start + urlsAFile)));
  }
  const parts = [...files.keys()].map((file) => `<sitemap><loc>${escapeXml(`${host}/${file}`)}</loc></sitemap>`);
  const index = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...files]);
}

/** Writes robots.txt: everything may be crawled, and the sitemap is over there. */
export function robotsTxt(host: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${host}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
