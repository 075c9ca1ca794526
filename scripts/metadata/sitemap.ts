export interface SitemapEntry {
  url: string;
  lastModified?: string | undefined;
}

/** Maximum number of URLs in a sitemap (sitemaps.org). */
const urlsPerFile = 50_000;

/** Returns the sitemap's files by name: one file, or an index and its parts. */
export function sitemapFiles(host: string, entries: readonly SitemapEntry[]): Map<string, string> {
  const dateOf = ({ lastModified }: SitemapEntry) => (lastModified ? `<lastmod>${lastModified}</lastmod>` : '');
  const rows = entries.map((entry) => row('url', entry.url, dateOf(entry)));
  if (rows.length <= urlsPerFile) return new Map([['sitemap.xml', xml('urlset', rows)]]);

  const parts = new Map<string, string>();
  for (let start = 0; start < rows.length; start += urlsPerFile) {
    parts.set(`sitemap-${start / urlsPerFile + 1}.xml`, xml('urlset', rows.slice(start, start + urlsPerFile)));
  }
  const index = [...parts.keys()].map((file) => row('sitemap', `${host}/${file}`));
  return new Map([['sitemap.xml', xml('sitemapindex', index)], ...parts]);
}

function xml(root: string, rows: readonly string[]): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${rows.join('\n')}\n</${root}>\n`;
}

function row(element: string, url: string, more = ''): string {
  return `<${element}><loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${more}</${element}>`;
}

export function robotsTxt(host: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${host}/sitemap.xml\n`;
}
