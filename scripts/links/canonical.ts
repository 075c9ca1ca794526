import type { Destinations } from './destinations.ts';
import type { Issue } from './issues.ts';
import type { ParsedPage } from './parse-page.ts';

/**
 * Finds what is wrong with the addresses a page gives itself: its canonical and its `og:url` are its own URL to the
 * letter; the not-found page and the fallback have no canonical.
 */
export function canonicalIssues({ canonicals, sharedUrls }: ParsedPage, path: string, site: Destinations): Issue[] {
  if (path === site.notFoundPath || path === site.fallbackPath) {
    return canonicals.map((target) => ({
      target,
      reason: 'canonical on a page that must have none',
      status: 200,
      on: path,
    }));
  }
  if (!site.routed.has(path)) return [];

  const own = site.origin + path;
  const wrong = (name: string, urls: readonly string[]) =>
    urls.filter((url) => url !== own).map((url) => wrongUrl(name, url, path, site));
  return [...countIssues(canonicals.length, path), ...wrong('canonical', canonicals), ...wrong('og:url', sharedUrls)];
}

function countIssues(count: number, path: string): Issue[] {
  if (count === 1) return [];
  const reason = count === 0 ? 'page without a canonical' : 'page with more than one canonical';
  return [{ target: path, reason, status: 200, on: path }];
}

function wrongUrl(name: string, url: string, on: string, site: Destinations): Issue {
  const parsed = site.parse(url, new URL(site.origin + on));
  if (parsed === 'foreign' || parsed === 'invalid') {
    return { target: url, reason: `${name} on another host`, status: 0, on };
  }
  const destination = site.of(parsed.pathname);
  const { path: target } = destination;
  if (destination.is === 'dead') return { target, reason: `dead ${name}`, status: destination.status, on, dead: true };

  const reason = target === on ? `${name} that is not the page's address to the letter` : `${name} of another page`;
  return { target, reason, status: destination.is === 'elsewhere' ? destination.status : 200, on };
}
