import { locate, pathOf } from '../server/site-files.ts';

export interface SiteRules {
  /** Paths that must have a page, the not-found page included. */
  pages: readonly string[];
  /** Paths that are linked on purpose and have no page. */
  knownDeadPaths: readonly string[];
  /** The site's public origin, e.g. `https://example.com`. */
  origin: string;
}

/** What a path of the site leads to. `path` is one and the same string however often it is asked for. */
export type Destination = { path: string } & (
  | { is: 'page' | 'file' | 'listed page' | 'unrouted page' }
  | { is: 'elsewhere'; to: string; status: number }
  | { is: 'dead'; status: number }
);

/** Answers to every unknown path; nothing links to it, and no sitemap lists it. */
export const notFoundPath = '/404';

/** May stand beside the pages of the route table, for hosts that rewrite unlisted postcodes to it. */
export const fallbackPath = '/_location';

/** Tells where the URLs of a site lead, going by its files and its route table. */
export class Destinations {
  readonly files: ReadonlySet<string>;
  readonly routed: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
  readonly origin: string;
  readonly #host: string;
  readonly #known = new Map<string, Destination>();

  constructor(files: ReadonlySet<string>, { pages, knownDeadPaths, origin }: SiteRules) {
    this.files = files;
    this.routed = new Set(pages);
    this.listed = new Set(knownDeadPaths);
    this.origin = origin;
    this.#host = new URL(origin).host;
  }

  /** Resolves a URL of the site; `foreign` is every other host and every other scheme. */
  parse(url: string, base: URL): URL | 'foreign' | 'invalid' {
    if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url)) return 'foreign';
    if (!URL.canParse(url, base)) return 'invalid';
    const parsed = new URL(url, base);
    return parsed.host === this.#host ? parsed : 'foreign';
  }

  /** Looks up a path as it stands in a URL. */
  of(path: string): Destination {
    const known = this.#known.get(path);
    if (known) return known;
    const destination = this.#find(copy(path));
    this.#known.set(destination.path, destination);
    return destination;
  }

  #find(path: string): Destination {
    const answer = locate(this.files, path);
    if (answer.status === 301) return { path, is: 'elsewhere', to: answer.to, status: 301 };
    if (answer.status === 404) return { path, is: 'dead', status: 404 };
    if (!answer.file.endsWith('.html')) return { path, is: 'file' };

    const page = pathOf(answer.file);
    // What the host rewrites to the fallback has no page of its own, although it answers 200.
    if (page === fallbackPath) return { path, is: 'dead', status: 200 };
    if (page !== path) return { path, is: 'elsewhere', to: page, status: 200 };
    if (this.listed.has(page)) return { path, is: 'listed page' };
    return { path, is: this.routed.has(page) ? 'page' : 'unrouted page' };
  }
}

/** Names how a path differs from the one it is published at. */
export function difference(path: string, published: string): string {
  if (path.endsWith('/')) return 'with a trailing slash';
  if (path.endsWith('.html')) return 'with .html';
  return path.toLowerCase() === published ? 'with upper case' : `that is published as ${published}`;
}

/** A string of its own. One cut from a page would keep the whole page in memory. */
export function copy(text: string): string {
  return Buffer.from(text).toString();
}
