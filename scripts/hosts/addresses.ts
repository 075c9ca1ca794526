import { areas } from '../../src/content/locations/areas.ts';
import { fileOf, listPages } from '../../src/lib/list-pages.ts';
import { fallbackDocument, notFoundPath, routes } from '../../src/routes.ts';
import type { Site } from '../../src/site.config.ts';

export interface Addresses {
  host: string;
  /** Origins of earlier domain names. */
  legacyHosts: readonly string[];
  /** Paths of pages, without the not-found page. */
  pages: readonly string[];
  /** Upper-case prefixes of postcodes for which the fallback document is served. */
  postcodes: readonly string[];
}

export const locations = '/locations/';

/** Documents for unknown paths and unlisted postcodes. They are not served at their own paths. */
export const notFoundFile = fileOf(notFoundPath);
export const fallbackFile = fileOf(fallbackDocument.path);

export const hiddenPaths = [notFoundPath, fallbackDocument.path].flatMap((path) => [path, `/${fileOf(path)}`]);

/** Configuration files of hosts, which visitors cannot load. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.nojekyll', 'CNAME'];

export const sitePostcodes: readonly string[] = postcodePrefixes(areas);

export function siteAddresses({ host, legacyHosts }: Pick<Site, 'host' | 'legacyHosts'>): Addresses {
  const paths = listPages(routes).map(({ path }) => path);
  return { host, legacyHosts, pages: paths.filter((path) => path !== notFoundPath), postcodes: sitePostcodes };
}

/** Returns the codes of all areas, and of districts that start with none of them. */
export function postcodePrefixes(areas: readonly { code: string; districts: readonly string[] }[]): string[] {
  const all = areas.flatMap(({ code, districts }) => [code, ...districts]);
  return [...new Set(all)].filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
}

/** Returns the other forms of a page's path, which redirect to it. */
export function otherForms(page: string): string[] {
  if (page === '/') return ['/index', '/index.html'];
  const postcode = page.startsWith(locations) ? [locations + page.slice(locations.length).toUpperCase()] : [];
  return [...postcode, `${page}/`, `/${fileOf(page)}`].filter((form) => form !== page);
}

export function nameOf(origin: string): string {
  return new URL(origin).host;
}
