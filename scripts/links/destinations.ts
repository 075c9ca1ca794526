import { documentsByPath, pathOf } from './site-files.ts';

/** What a host answers to a path: a file, the address it stands at, or the not-found page where there is one. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; to: string }
  | { status: 404; file: string | undefined };

/** The host that a site is checked for. */
export interface Host {
  /** What it answers to the path of a URL, given the files of the site. */
  answer: (files: ReadonlySet<string>, path: string) => Answer;
  /** Serves a built site in the same way; `url` has no slash at the end. */
  serve: (dist: string) => Promise<{ url: string; close: () => Promise<void> }>;
}

export interface SiteRules {
  /** Paths that must have a page, the not-found page included. */
  pages: readonly string[];
  /** Paths that are linked on purpose and have no page. */
  knownDeadPaths: readonly string[];
  /** The page that answers to every unknown path; nothing links to it, and no sitemap lists it. */
  notFoundPath: string;
  /** A document that may stand beside the pages, for hosts that rewrite paths without a page to it. */
  fallbackPath: string;
  /** The site's public origin, e.g. `https://example.com`. */
  origin: string;
  host: Host;
}

/** What a path of the site leads to. `path` is one and the same string however often it is asked for. */
export type Destination = { path: string } & (
  | { is: 'page' | 'file' | 'listed page' | 'unrouted page' }
  | { is: 'elsewhere'; to: string; status: number }
  | { is: 'dead'; status: number }
);

/** Tells where the URLs of a site lead, going by its files and its route table. */
export class Destinations {
  readonly files: ReadonlySet<string>;
  readonly routed: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
  /** The documents by path. */
  readonly documents: ReadonlyMap<string, string>;
  readonly notFoundPath: string;
  readonly fallbackPath: string;
  readonly origin: string;
  readonly #hostName: string;
  readonly #answer: Host['answer'];
  readonly #known = new Map<string, Destination>();

  constructor(files: ReadonlySet<string>, rules: SiteRules) {
    this.files = files;
    this.documents = documentsByPath(files);
    this.routed = new Set(rules.pages);
    this.listed = new Set(rules.knownDeadPaths);
    this.notFoundPath = rules.notFoundPath;
    this.fallbackPath = rules.fallbackPath;
    this.origin = rules.origin;
    this.#hostName = new URL(rules.origin).host;
    this.#answer = rules.host.answer;
  }

  /** Resolves a URL of the site; `foreign` is every other host and every other scheme. */
  parse(url: string, base: URL): URL | 'foreign' | 'invalid' {
    if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url)) return 'foreign';
    if (!URL.canParse(url, base)) return 'invalid';
    const parsed = new URL(url, base);
    return parsed.host === this.#hostName ? parsed : 'foreign';
  }

  /** What the host answers to a path. */
  answer(path: string): Answer {
    return this.#answer(this.files, path);
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
    const answer = this.answer(path);
    if (answer.status === 301) return { path, is: 'elsewhere', to: answer.to, status: 301 };
    if (answer.status === 404) return { path, is: 'dead', status: 404 };
    if (!answer.file.endsWith('.html')) return { path, is: 'file' };

    const page = pathOf(answer.file);
    // A path that the host rewrites to the fallback has no page of its own, although the answer is 200.
    if (page === this.fallbackPath) return { path, is: 'dead', status: 200 };
    if (page !== path) return { path, is: 'elsewhere', to: page, status: 200 };
    if (this.listed.has(page)) return { path, is: 'listed page' };
    return { path, is: this.routed.has(page) ? 'page' : 'unrouted page' };
  }
}

/** Says how a path differs from the one it is published at. */
export function difference(path: string, published: string): string {
  if (path.endsWith('/')) return 'with a trailing slash';
  if (path.endsWith('.html')) return 'with .html';
  return path.toLowerCase() === published ? 'with upper case' : `that is published as ${published}`;
}

/** A copy of a string. A part cut from a page would keep the whole page in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}
