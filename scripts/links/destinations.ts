import { copy } from './copy.ts';
import type { Answer, Host, SentOn } from './hosts.ts';
import { otherScheme, parseUrl, plainPath } from './parse-url.ts';
import { documentsOf, isDocument } from './site-files.ts';

/** What a site with a route table must be. */
export interface RouteTable {
  /** Paths that must have a page, the not-found page included. */
  pages: readonly string[];
  /** Paths that are linked on purpose and have no page. */
  knownDeadPaths: readonly string[];
  /** The page that answers to every unknown path; nothing links to it, and no sitemap lists it. */
  notFoundPath: string;
  /** A document that may stand beside the pages, for hosts that rewrite paths without a page to it. */
  fallbackPath: string;
}

export interface SiteRules {
  /** The site's public address, without a slash at the end; below a path where it does not have a host to itself. */
  origin: string;
  host: Host;
  /** Without one, the files say what pages there are, and no dead link is meant. */
  table?: RouteTable;
}

/** What a path of the site leads to. `path` is one and the same string however often it is asked for. */
export type Destination = { path: string } & (
  | { is: 'page' | 'file' | 'listed page' | 'unrouted page'; file: string }
  | { is: 'elsewhere'; to: string; status: number }
  | { is: 'dead'; status: number }
  /** Sent to another host by the site's own rules. */
  | { is: 'away' }
);

/** Where a URL leads: to another host, nowhere because it cannot be parsed, or to a destination and a part of it. */
export type Lead = 'foreign' | 'invalid' | { destination: Destination; fragment: string };

type Place = 'foreign' | 'invalid' | Destination;

/** What relative addresses are resolved against. */
export interface Base {
  /** Whole. */
  url: string;
  /** The path of its folder; nothing on another host. */
  folder: string | undefined;
  /** Where addresses that are written in this folder lead. */
  leads: Map<string, Place>;
}

/** Tells where the URLs of a site lead, going by its files, its host and its route table. */
export class Destinations {
  readonly files: ReadonlySet<string>;
  /** The documents by path. */
  readonly documents: ReadonlyMap<string, string>;
  readonly table: RouteTable | undefined;
  readonly routed: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
  readonly origin: string;
  readonly #hostName: string;
  /** The path that the site lies below, without a slash at the end. */
  readonly prefix: string;
  readonly #host: Host;
  readonly #known = new Map<string, Destination>();
  #lowerCase: ReadonlySet<string> | undefined;
  /** Where addresses lead: those that mean the same everywhere, and by folder all others. */
  readonly #leadsOfAll = new Map<string, Place>();
  readonly #leads = new Map<string, Map<string, Place>>();

  constructor(files: ReadonlySet<string>, { origin, host, table }: SiteRules) {
    this.files = files;
    this.documents = documentsOf(files, host.pathOf);
    this.table = table;
    this.routed = new Set(table?.pages);
    this.listed = new Set(table?.knownDeadPaths);
    const address = new URL(origin);
    this.origin = address.origin;
    this.#hostName = address.host;
    this.prefix = address.pathname.replace(/\/+$/, '');
    this.#host = host;
  }

  /** Resolves a URL of the site; `foreign` is every other host, every other scheme and what the site does not lie below. */
  parse(url: string, base: string): URL | 'foreign' | 'invalid' {
    if (otherScheme.test(url)) return 'foreign';
    const parsed = parseUrl(url, base);
    if (parsed === undefined) return 'invalid';
    if (parsed.host !== this.#hostName || !/^https?:$/.test(parsed.protocol)) return 'foreign';
    const isBelow = parsed.pathname === this.prefix || parsed.pathname.startsWith(`${this.prefix}/`);
    return isBelow ? parsed : 'foreign';
  }

  /** What the addresses in a file are resolved against: its whole URL, or what its `<base>` makes of it. */
  baseOf(address: string): Base {
    const url = new URL(address).href;
    const folder = url.slice(0, url.replace(/[?#].*$/s, '').lastIndexOf('/') + 1);
    const isOwn = folder.startsWith(`${this.origin}${this.prefix}/`);
    let leads = this.#leads.get(folder);
    if (leads === undefined) {
      leads = new Map();
      remember(this.#leads, folder, leads, 200);
    }
    return { url, folder: isOwn ? folder.slice(this.origin.length) : undefined, leads };
  }

  /** Finds where a URL leads that is written in a file. */
  resolve(url: string, base: Base): Lead {
    const hash = url.indexOf('#');
    const whole = hash < 0 ? url : url.slice(0, hash);
    const query = whole.indexOf('?');
    const path = query < 0 ? whole : whole.slice(0, query);
    // A space before a query or a fragment belongs to the path; at the end of an address it would not.
    const found = this.#resolvePath(path.length < url.length && /[\0- ]$/.test(path) ? `${path}?` : path, base);
    if (typeof found === 'string') return found;
    return { destination: found, fragment: hash < 0 ? '' : url.slice(hash + 1) };
  }

  /** What the host answers to a path. */
  answer(path: string): Answer | SentOn {
    return this.#host.answer(this.files, path);
  }

  /** Looks up a path as it stands in a URL. */
  of(path: string): Destination {
    const known = this.#known.get(path);
    if (known) return known;
    const own = copy(path);
    const destination = this.#find(own);
    remember(this.#known, own, destination);
    return destination;
  }

  /** Whether a dead path would lead somewhere if letters had no case. */
  differsInCase(path: string): boolean {
    if (this.#lowerCase === undefined) {
      const files = [...this.files].map((file) => `${this.prefix}/${encodeURI(file)}`);
      this.#lowerCase = new Set([...this.documents.keys(), ...files].map((one) => one.toLowerCase()));
    }
    return this.#lowerCase.has(path.toLowerCase());
  }

  /** The path alone: neither query nor fragment changes the file. */
  #resolvePath(path: string, base: Base): Place {
    if (otherScheme.test(path)) return 'foreign';
    const leads = this.#leadsFor(path, base);
    const known = leads?.get(path);
    if (known !== undefined) return known;
    const lead = this.#lookUp(path, base);
    if (leads) remember(leads, copy(path), lead, 5_000);
    return lead;
  }

  /** What begins with a slash means the same everywhere, and most others the same in a folder; some only on their page. */
  #leadsFor(path: string, base: Base): Map<string, Place> | undefined {
    if (/^(?:\/|https?:\/\/)/i.test(path)) return this.#leadsOfAll;
    return /^(?!https?:)[^\0- ]/i.test(path) ? base.leads : undefined;
  }

  #lookUp(path: string, base: Base): Place {
    const plain = base.folder === undefined ? undefined : plainPath(path, base.folder);
    if (plain?.startsWith(`${this.prefix}/`)) return this.of(plain);
    const parsed = this.parse(path, base.url);
    return typeof parsed === 'string' ? parsed : this.of(parsed.pathname);
  }

  #find(path: string, hops = 0): Destination {
    const answer = this.answer(path);
    if (answer.status === 301) return { path, is: 'elsewhere', to: answer.to, status: 301 };
    if (answer.status === 302) return this.#follow(path, answer.to, hops);
    if (answer.status === 404) return { path, is: 'dead', status: 404 };
    const { file } = answer;
    if (!isDocument(file)) return { path, is: 'file', file };

    const page = this.#host.pathOf(file);
    if (this.table === undefined) return { path: page, is: 'page', file };
    // A path that the host rewrites to the fallback has no page of its own, although the answer is 200.
    if (page === this.table.fallbackPath) return { path, is: 'dead', status: 200 };
    if (page !== path) return { path, is: 'elsewhere', to: page, status: 200 };
    if (this.listed.has(page)) return { path, is: 'listed page', file };
    return { path, is: this.routed.has(page) ? 'page' : 'unrouted page', file };
  }

  /** A redirect leads where its target does; one that leads back to itself leads nowhere. */
  #follow(path: string, to: string, hops: number): Destination {
    const parsed = this.parse(to, this.origin + path);
    if (typeof parsed === 'string') return { path, is: 'away' };
    if (hops > 10) return { path, is: 'dead', status: 302 };
    const target = this.#find(parsed.pathname, hops + 1);
    return target.is === 'dead' ? { ...target, path } : target;
  }
}

/** Keeps what was found, up to a limit: memory stays small on the largest site, and what is left out is found again. */
function remember<T>(known: Map<string, T>, key: string, value: T, limit = 50_000): void {
  if (known.size >= limit) known.clear();
  known.set(key, value);
}

/** Says how a path differs from the one it is published at. */
export function difference(path: string, published: string): string {
  if (path.endsWith('/')) return 'with a trailing slash';
  if (published === `${path}/`) return 'without its trailing slash';
  if (/\/index(?:\.html)?$/.test(path)) return 'with index';
  if (path.endsWith('.html')) return 'with .html';
  return path.toLowerCase() === published ? 'with upper case' : `that is published as ${published}`;
}
