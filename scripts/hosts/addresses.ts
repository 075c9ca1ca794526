import { areas } from '../../src/content/locations/areas.ts';
import { fileOf, listPages } from '../../src/lib/route-table.ts';
import { fallbackDocument, notFoundPath, routes } from '../../src/routes.ts';
import type { Site } from '../../src/site.config.ts';

/** The addresses of a site. */
export interface Addresses {
  /** The canonical origin. */
  host: string;
  /** Origins of earlier names. */
  legacyHosts: readonly string[];
  /** Paths of pages, without the not-found page. */
  pages: readonly string[];
  /** The fallback is served for postcodes with these prefixes, in upper case. */
  postcodes: readonly string[];
}

/** The folder of the location pages. */
export const locations = '/locations/';

/** Documents that are served for other paths only. */
export const notFoundFile = fileOf(notFoundPath);
export const fallbackFile = fileOf(fallbackDocument.path);

/** Their paths, which have status 404. */
export const hiddenPaths = [notFoundPath, fallbackDocument.path].flatMap((path) => [path, `/${fileOf(path)}`]);

/** Files with headers, redirects and rewrites for hosts, which visitors cannot load. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.nojekyll', 'CNAME'];

/** The prefixes of postcodes in the areas of this site. */
export const sitePostcodes: readonly string[] = postcodePrefixes(areas);

/** Returns the addresses of the site in `src`. */
export function siteAddresses({ host, legacyHosts }: Pick<Site, 'host' | 'legacyHosts'>): Addresses {
  return {
    host,
    legacyHosts,
    pages: listPages(routes)
      .map(({ path }) => path)
      .filter((path) => path !== notFoundPath),
    postcodes: sitePostcodes,
  };
}

/** Returns the shortest prefixes that a lookup accepts: the codes of areas, and districts with another prefix. */
export function postcodePrefixes(areas: readonly { code: string; districts: readonly string[] }[]): string[] {
  const all = areas.flatMap(({ code, districts }) => [code, ...districts]);
  return [...new Set(all)].filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
}

/** Returns paths that redirect to a page. */
export function otherForms(page: string): string[] {
  if (page === '/') return ['/index', '/index.html'];
  const postcode = page.startsWith(locations) ? [locations + page.slice(locations.length).toUpperCase()] : [];
  return [...postcode, `${page}/`, `/${fileOf(page)}`].filter((form) => form !== page);
}

/** Returns the host of an origin, as in a `Host` header. */
export function nameOf(origin: string): string {
  return new URL(origin).host;
}
