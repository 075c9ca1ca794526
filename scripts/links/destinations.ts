import type { Host } from './hosts.ts';
import { documentsOf, isDocument } from './site-files.ts';
import { otherScheme, parseUrl } from './url.ts';

export interface RouteTable {
  /** Paths that must have a page, including the not-found page. */
  pages: readonly string[];
  /** Paths that are linked on purpose and have no page. */
  knownDeadPaths: readonly string[];
  /** The page for unknown paths: not linked, not in the sitemap. */
  notFoundPath: string;
  /** A document to which hosts may rewrite paths without a page. */
  fallbackPath: string;
}

export type Destination = { path: string } & (
  | { is: 'page' | 'file'; file: string }
  | { is: 'moved'; to: string; status: number }
  | { is: 'dead'; status: number }
  /** Redirected or rewritten by a rule of the site. */
  | { is: 'redirected' }
);

/** Resolves the URLs of a site by its files, its host and its route table. */
export class Destinations {
  readonly files: ReadonlySet<string>;
  readonly documents: ReadonlyMap<string, string>;
  readonly table: RouteTable | undefined;
  readonly routed: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
  readonly origin: string;
  /** The path of the site's root, without a trailing slash. */
  readonly prefix: string;
  readonly #hostName: string;
  readonly #host: Host;
  readonly #known = new Map<string, Destination>();
  #lowerCase: ReadonlySet<string> | undefined;

  /** Without a table, every document is a page. The origin may include a path. */
  constructor(files: ReadonlySet<string>, origin: string, host: Host, table?: RouteTable) {
    const address = new URL(origin);
    this.origin = address.origin;
    this.prefix = address.pathname.replace(/\/+$/, '');
    this.files = files;
    this.documents = documentsOf(files, (file) => this.prefix + host.pathOf(file));
    this.table = table;
    this.routed = new Set(table?.pages);
    this.listed = new Set(table?.knownDeadPaths);
    this.#hostName = address.host;
    this.#host = host;
  }

  parse(url: string, base: string): URL | 'external' | 'invalid' {
    if (otherScheme.test(url)) return 'external';
    const parsed = parseUrl(url, base);
    if (parsed === undefined) return 'invalid';
    if (parsed.host !== this.#hostName || !/^https?:$/.test(parsed.protocol)) return 'external';
    return `${parsed.pathname}/`.startsWith(`${this.prefix}/`) ? parsed : 'external';
  }

  /** Resolves a URL. `external` includes other schemes and paths outside the site. */
  resolve(url: string, base: string): 'external' | 'invalid' | { destination: Destination; fragment: string } {
    const parsed = this.parse(url, base);
    if (typeof parsed === 'string') return parsed;
    return { destination: this.of(parsed.pathname), fragment: /#(.*)/s.exec(url)?.[1] ?? '' };
  }

  of(path: string): Destination {
    const destination = this.#known.get(path) ?? this.#find(path);
    this.#known.set(path, destination);
    return destination;
  }

  #respond(path: string): ReturnType<Host['respond']> {
    if (this.prefix === '') return this.#host.respond(this.files, path);
    if (path === this.prefix) return { status: 301, to: `${path}/` };
    const response = this.#host.respond(this.files, path.slice(this.prefix.length));
    return response.status === 301 ? { ...response, to: this.prefix + response.to } : response;
  }

  /** Returns whether a file exists whose path differs from a dead path only in letter case. */
  differsInCase(path: string): boolean {
    const files = () => [...this.files].map((file) => `${this.prefix}/${encodeURI(file)}`);
    this.#lowerCase ??= new Set([...this.documents.keys(), ...files()].map((one) => one.toLowerCase()));
    return this.#lowerCase.has(path.toLowerCase());
  }

  #find(path: string): Destination {
    const response = this.#respond(path);
    if (response.status === 301) return { path, is: 'moved', to: response.to, status: 301 };
    if (response.status === 302) return { path, is: 'redirected' };
    if (response.status === 404) return { path, is: 'dead', status: 404 };
    const { file } = response;
    if (!isDocument(file)) return { path, is: 'file', file };

    const page = this.prefix + this.#host.pathOf(file);
    if (this.table === undefined) return { path: page, is: 'page', file };
    // The host rewrites the path to the fallback document, with status 200.
    if (page === this.table.fallbackPath) return { path, is: 'dead', status: 200 };
    if (page !== path) return { path, is: 'moved', to: page, status: 200 };
    return { path, is: 'page', file };
  }
}

/** Describes how a path differs from its canonical form. */
export function difference(path: string, canonical: string): string {
  if (path.endsWith('/')) return 'with a trailing slash';
  if (canonical === `${path}/`) return 'without its trailing slash';
  if (/\/index(?:\.html)?$/.test(path)) return 'with index';
  if (path.endsWith('.html')) return 'with .html';
  if (path.toLowerCase() === canonical) return 'with wrong letter case';
  return `to an address that redirects; expected ${canonical}`;
}
