import { fileOf } from '../../src/lib/route-table.ts';

/** Where a site stands and what may be asked for there, told in a way that every host's file can be written from. */
export interface Addresses {
  /** The canonical origin. */
  host: string;
  /** Origins of earlier names. */
  legacyHosts: readonly string[];
  /** Paths that have a page of their own; the not-found page has none. */
  pages: readonly string[];
  /** What a postcode without a page may begin with to be answered by the fallback: upper case, none covers another. */
  postcodes: readonly string[];
}

interface AreaPrefixes {
  code: string;
  districts: readonly string[];
}

/** The folder of the location pages, with the slash that follows it. */
export const locations = '/locations/';

/** Paths at which a file stands that is not to be seen there: documents that are only ever answers to other paths. */
export const hiddenPaths: readonly string[] = ['/404', '/404.html', '/_location', '/_location.html'];

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
