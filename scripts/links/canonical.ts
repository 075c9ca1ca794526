import { type Destinations, difference } from './destinations.ts';
import type { Issue } from './issues.ts';
import type { OwnAddress, ParsedPage } from './parse-page.ts';

/** Checks that the canonical and `og:url` of a page are its own URL or, without a route table, the URL of any page. */
export function canonicalIssues({ canonicals, sharedUrls }: ParsedPage, on: string, site: Destinations): Issue[] {
  const { table } = site;
  if (on === table?.notFoundPath || on === table?.fallbackPath) {
    const reason = 'canonical on a page that must have none';
    return canonicals.map(({ url, offset }) => ({ target: url, reason, status: 200, on, offset }));
  }
  if (table && !site.routed.has(on)) return [];

  const distinct = table ? canonicals : [...new Map(canonicals.map((one) => [one.url, one])).values()];
  const isWrongCount = distinct.length > 1 || (table && distinct.length === 0);
  const reason = distinct.length > 1 ? 'page with more than one canonical' : 'page without a canonical';
  return [
    ...(isWrongCount ? [{ target: on, reason, status: 200, on, offset: distinct[1]?.offset }] : []),
    ...distinct.flatMap((address) => addressIssues('canonical', address, on, site)),
    ...sharedUrls.flatMap((address) => addressIssues('og:url', address, on, site)),
  ];
}

function addressIssues(name: string, { url, offset }: OwnAddress, on: string, site: Destinations): Issue[] {
  if (site.table && url === site.origin + on) return [];
  const issue = (target: string, reason: string, status: number, dead = false) => [
    { target, reason, status, on, offset, dead },
  ];
  if (url === '') return issue(on, `empty ${name}`, 200);
  const parsed = site.parse(url, site.origin + on);
  if (parsed === 'invalid') return issue(url, `${name} that is not a URL`, 0);
  if (parsed === 'external') return site.table ? issue(url, `${name} on another host`, 0) : [];

  const { path, ...destination } = site.of(parsed.pathname);
  if (destination.is === 'dead') return issue(path, `dead ${name}`, destination.status, true);
  if (destination.is === 'moved') return issue(path, `${name} ${difference(path, destination.to)}`, destination.status);
  if (!site.table) return [];
  return issue(path, path === on ? `${name} that is not the page's exact address` : `${name} of another page`, 200);
}
