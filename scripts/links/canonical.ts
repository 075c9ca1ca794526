import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import type { OwnAddress, ParsedPage } from './parse-page.ts';

/**
 * Finds what is wrong with the addresses a page gives itself, its canonical and its `og:url`. In a site with a table they
 * are its own URL to the letter, and the not-found page and the fallback have no canonical; in any other they lead to a
 * page.
 */
export function canonicalIssues(page: ParsedPage, path: string, site: Destinations): Issue[] {
  return site.table ? ownIssues(page, path, site) : foundIssues(page, path, site);
}

function ownIssues({ canonicals, sharedUrls }: ParsedPage, path: string, site: Destinations): Issue[] {
  if (path === site.table?.notFoundPath || path === site.table?.fallbackPath) {
    const reason = 'canonical on a page that must have none';
    return canonicals.map(({ url, offset }) => ({ target: url, reason, status: 200, on: path, offset }));
  }
  if (!site.routed.has(path)) return [];

  const own = site.origin + path;
  const wrong = (name: string, addresses: readonly OwnAddress[]) =>
    addresses.filter(({ url }) => url !== own).map((address) => wrongAddress(name, address, path, site));
  return [...countIssues(canonicals, path), ...wrong('canonical', canonicals), ...wrong('og:url', sharedUrls)];
}

function countIssues(canonicals: readonly OwnAddress[], path: string): Issue[] {
  if (canonicals.length === 1) return [];
  const reason = canonicals.length === 0 ? 'page without a canonical' : 'page with more than one canonical';
  return [{ target: path, reason, status: 200, on: path, offset: canonicals[1]?.offset }];
}

function wrongAddress(name: string, { url, offset }: OwnAddress, on: string, site: Destinations): Issue {
  const parsed = site.parse(url, site.origin + on);
  if (parsed === 'foreign' || parsed === 'invalid') {
    return { target: url, reason: `${name} on another host`, status: 0, on, offset };
  }
  const destination = site.of(parsed.pathname);
  const { path: target } = destination;
  if (destination.is === 'dead') {
    return { target, reason: `dead ${name}`, status: destination.status, on, offset, dead: true };
  }
  const reason = target === on ? `${name} that is not the page's address to the letter` : `${name} of another page`;
  return { target, reason, status: destination.is === 'elsewhere' ? destination.status : 200, on, offset };
}

/** Of a site without a table: no more than one canonical, and what is on the own host leads to a page under its address. */
function foundIssues({ canonicals, sharedUrls }: ParsedPage, on: string, site: Destinations): Issue[] {
  const distinct = [...new Map(canonicals.map((canonical) => [canonical.url, canonical])).values()];
  return [
    ...(distinct.length > 1 ? countIssues(distinct, on) : []),
    ...distinct.flatMap((address) => deadAddress('canonical', address, on, site)),
    ...sharedUrls.flatMap((address) => deadAddress('og:url', address, on, site)),
  ];
}

function deadAddress(name: string, { url, offset }: OwnAddress, on: string, site: Destinations): Issue[] {
  if (url === '') return [{ target: on, reason: `empty ${name}`, status: 200, on, offset }];
  const parsed = site.parse(url, site.origin + on);
  if (parsed === 'invalid') return [{ target: url, reason: `${name} that is not a URL`, status: 0, on, offset }];
  if (parsed === 'foreign') return [];
  const { path: target, ...destination } = site.of(parsed.pathname);
  if (destination.is === 'dead') {
    return [{ target, reason: `dead ${name}`, status: destination.status, on, offset, dead: true }];
  }
  if (destination.is !== 'elsewhere') return [];
  const { to, status } = destination;
  return [{ target, reason: `${name} ${difference(target, to)}`, status, on, offset }];
}
