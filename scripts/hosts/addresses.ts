import { areas } from '../../src/content/locations/areas.ts';
import { fileOf, listPages } from '../../src/lib/route-table.ts';
import { fallbackDocument, notFoundPath, routes } from '../../src/routes.ts';
import type { Site } from '../../src/site.config.ts';

/** The addresses of a site, from which every host's file is written. */
export interface Addresses {
  /** The canonical origin. */
  host: string;
  /** Origins of earlier names. */
  legacyHosts: readonly string[];
  /** Paths that have a page of their own; the not-found page has none. */
  pages: readonly string[];
  /** The fallback answers to postcodes that begin with one of these: upper case, none begins with another. */
  postcodes: readonly string[];
}

interface AreaPrefixes {
  code: string;
  districts: readonly string[];
}

/** The folder of the location pages, with the slash that follows it. */
export const locations = '/locations/';

/** The documents that only ever answer to other paths. */
export const notFoundFile = fileOf(notFoundPath);
export const fallbackFile = fileOf(fallbackDocument.path);

/** Paths of files that no host shows there. */
export const hiddenPaths: readonly string[] = [notFoundPath, fallbackDocument.path].flatMap((path) => [
  path,
  `/${fileOf(path)}`,
]);

/** Not for visitors: from these files hosts learn their headers, redirects and rewrites. */
export const hostFiles: readonly string[] = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  '.nojekyll',
  'CNAME',
];

/** What a postcode of this site's areas may begin with. */
export const sitePostcodes: readonly string[] = postcodePrefixes(areas);

/** The addresses of the site in `src`. */
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

/** The shortest beginnings that a lookup accepts: an area's code, or a district that begins otherwise. */
export function postcodePrefixes(areas: readonly AreaPrefixes[]): string[] {
  const all = areas.flatMap(({ code, districts }) => [code, ...districts]);
  const shortest = all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
  return [...new Set(shortest)];
}

/** Paths by which a page might be asked for instead, none of them its canonical one. */
export function otherForms(page: string): string[] {
  if (page === '/') return ['/index', '/index.html'];
  const postcode = page.startsWith(locations) ? [locations + page.slice(locations.length).toUpperCase()] : [];
  return [...postcode, `${page}/`, `/${fileOf(page)}`].filter((form) => form !== page);
}

/** Name of an origin, as it stands in a `Host` header. */
export function nameOf(origin: string): string {
  return new URL(origin).host;
}
