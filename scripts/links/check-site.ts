import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalIssues } from './canonical.ts';
import { type Destination, type Destinations, difference } from './destinations.ts';
import { type Issue, IssueList } from './issues.ts';
import { parsePage } from './parse-page.ts';
import { type Purpose, urlsInManifest, urlsInStyles } from './resource-urls.ts';
import { sitemapIssues } from './sitemap.ts';
import { decodeFragment } from './unescape.ts';

/** Purposes whose URLs are absolute by nature. */
const absoluteByNature: ReadonlySet<Purpose> = new Set(['sharing image', 'structured-data URL', 'related document']);

/** What the files of a built site say of it. */
export interface CheckedSite {
  /** Everything that fails, and the listed dead links. */
  issues: IssueList;
  /** Listed paths that no longer need listing. */
  stale: IssueList;
  /** Pages of the route table that have a file. */
  pages: readonly string[];
  /** References to the own site that were checked. */
  links: number;
  /** Every page that can be reached from `/` by following links. */
  reached: ReadonlySet<string>;
}

/**
 * Checks the files of a built site, and much that crawlers do not look at: fragments, canonicals, the sitemap, orphans.
 * Every page is read once.
 */
export function checkSite(dist: string, site: Destinations): CheckedSite {
  return new SiteChecker(dist, site).check();
}

class SiteChecker {
  readonly #issues = new IssueList();
  readonly #stale = new IssueList();
  #links = 0;

  readonly #dist: string;
  readonly #site: Destinations;
  /** Links from page to page. */
  readonly #edges = new Map<string, Set<string>>();
  /** The ids of each page that was read, joined by line feeds: one string takes less memory than many. */
  readonly #ids = new Map<string, string>();
  /** Links to parts of pages that had not been read yet. */
  readonly #waiting: { path: string; id: string; on: string }[] = [];
  readonly #linkedDeadPaths = new Set<string>();

  constructor(dist: string, site: Destinations) {
    this.#dist = dist;
    this.#site = site;
  }

  check(): CheckedSite {
    const { files, routed, documents } = this.#site;
    const pages = [...routed].filter((path) => documents.has(path));

    this.#checkTable();
    for (const path of new Set([...pages, ...documents.keys()])) this.#checkPage(path);
    for (const { path, id, on } of this.#waiting.splice(0)) this.#checkFragment(path, id, on);
    for (const file of files) {
      if (file.endsWith('.css')) this.#checkStylesheet(file);
      if (file.endsWith('.webmanifest')) this.#checkManifest(file);
    }
    this.#checkRobots();
    this.#add(sitemapIssues(this.#site, pages, (file) => this.#text(file)));
    const reached = this.#reached();
    this.#checkOrphans(pages, reached);
    this.#checkListing();

    return { issues: this.#issues, stale: this.#stale, pages, links: this.#links, reached };
  }

  #reached(): ReadonlySet<string> {
    const reached = new Set(this.#edges.has('/') ? ['/'] : []);
    // The loop also visits what is added to the set meanwhile.
    for (const path of reached) for (const next of this.#edges.get(path) ?? []) reached.add(next);
    return reached;
  }

  /** Every page of the table has a file, and every document is in the table. */
  #checkTable(): void {
    const { routed, listed, documents, fallbackPath } = this.#site;
    for (const target of routed) {
      if (!documents.has(target)) {
        this.#issues.add({ target, reason: 'page of the route table that has no file', status: 404, dead: true });
      }
    }
    for (const target of documents.keys()) {
      if (!routed.has(target) && !listed.has(target) && target !== fallbackPath) {
        this.#issues.add({ target, reason: 'page that is not in the route table', status: 200 });
      }
    }
  }

  #checkPage(path: string): void {
    const page = parsePage(this.#text(this.#site.documents.get(path) ?? ''));
    this.#ids.set(path, `\n${page.ids.join('\n')}\n`);
    this.#edges.set(path, new Set());

    const base = new URL(this.#site.origin + path);
    for (const { purpose, url } of page.references) this.#checkUrl(purpose, url, base, path);
    if (page.hasBase) {
      this.#issues.add({
        target: path,
        reason: 'base element, which this check does not follow',
        status: 200,
        on: path,
      });
    }
    if (!page.dataIsJson) {
      this.#issues.add({ target: path, reason: 'structured data that is not JSON', status: 200, on: path });
    }
    this.#add(canonicalIssues(page, path, this.#site));
  }

  #checkUrl(purpose: Purpose, url: string, base: URL, on: string): void {
    if (url === '' || url.startsWith('#')) {
      this.#links += 1;
      this.#checkFragment(on, decodeFragment(url.slice(1)), on);
      return;
    }
    // Most links are plain paths, and need no parsing.
    const parsed = /^\/(?:[\w-]+\/)*[\w-]*$/.test(url) ? undefined : this.#site.parse(url, base);
    if (parsed === 'invalid') this.#issues.add({ target: url, reason: 'not a URL', status: 0, on });
    if (parsed === 'invalid' || parsed === 'foreign') return;

    this.#links += 1;
    const destination = this.#site.of(parsed?.pathname ?? url);
    this.#checkForm(purpose, url, destination, on);
    this.#checkDestination(purpose, destination, on);

    const page = destination.is === 'elsewhere' ? this.#site.of(destination.to) : destination;
    if (purpose === 'link') this.#edges.get(on)?.add(page.path);
    // In structured data a fragment makes a name, not an address.
    if (parsed?.hash && page.is === 'page' && purpose !== 'structured-data URL') {
      this.#checkFragment(page.path, decodeFragment(parsed.hash.slice(1)), on);
    }
  }

  /** Links are written without the host, sharing images with it. */
  #checkForm(purpose: Purpose, url: string, { is, path }: Destination, on: string): void {
    if (is === 'dead' && !this.#site.listed.has(path)) return;
    const absolute = /^(?:https?:)?\/\//i.test(url);
    if (absolute && !absoluteByNature.has(purpose)) {
      this.#issues.add({ target: url, reason: `absolute ${purpose} to the own host`, status: 200, on });
    }
    if (!absolute && purpose === 'sharing image') {
      this.#issues.add({ target: path, reason: 'sharing image without its host', status: 200, on });
    }
  }

  #checkDestination(purpose: Purpose, destination: Destination, on: string): void {
    const { path: target } = destination;
    switch (destination.is) {
      case 'dead':
        this.#addDead(purpose, target, destination.status, on);
        break;
      case 'elsewhere':
        this.#issues.add({
          target,
          reason: `${purpose} ${difference(target, destination.to)}`,
          status: destination.status,
          on,
        });
        break;
      case 'unrouted page':
        this.#issues.add({ target, reason: 'page that is not in the route table', status: 200, on });
        break;
      case 'listed page':
        this.#stale.add({ target, reason: 'listed as dead, but there is such a page', status: 200, on });
    }
  }

  #addDead(purpose: Purpose, target: string, status: number, on: string): void {
    const allowed = this.#site.listed.has(target) && (purpose === 'link' || purpose === 'structured-data URL');
    if (allowed && purpose === 'link') this.#linkedDeadPaths.add(target);
    this.#issues.add({
      target,
      reason: this.#reasonOfDeath(purpose, target, status),
      status,
      on,
      dead: true,
      allowed,
    });
  }

  #reasonOfDeath(purpose: Purpose, target: string, status: number): string {
    if (this.#site.of(target.toLowerCase()).is === 'page') return `${purpose} with upper case`;
    if (status === 200) return `${purpose} to a postcode that has no page`;
    return purpose === 'link' || purpose === 'structured-data URL' ? `dead ${purpose}` : `missing ${purpose}`;
  }

  #checkFragment(path: string, id: string, on: string): void {
    // `#` and `#top` always lead somewhere, and a text fragment is no id.
    if (id === '' || id === 'top' || id.startsWith(':~:')) return;
    const ids = this.#ids.get(path);
    if (ids === undefined) this.#waiting.push({ path, id, on });
    else if (!ids.includes(`\n${id}\n`)) {
      this.#issues.add({ target: `${path}#${id}`, reason: 'missing fragment', status: 200, on, dead: true });
    }
  }

  #checkStylesheet(file: string): void {
    const base = new URL(`${this.#site.origin}/${file}`);
    for (const url of urlsInStyles(this.#text(file))) this.#checkUrl('style resource', url, base, `/${file}`);
  }

  #checkManifest(file: string): void {
    const base = new URL(`${this.#site.origin}/${file}`);
    const references = urlsInManifest(this.#text(file));
    if (references === undefined) {
      this.#issues.add({ target: `/${file}`, reason: 'manifest that is not JSON', status: 200, on: `/${file}` });
    }
    for (const { purpose, url } of references ?? []) this.#checkUrl(purpose, url, base, `/${file}`);
  }

  #checkRobots(): void {
    if (!this.#site.files.has('robots.txt')) return;
    const base = new URL(this.#site.origin);
    for (const [, url = ''] of this.#text('robots.txt').matchAll(/^sitemap:\s*(\S+)/gim)) {
      this.#checkUrl('related document', url, base, '/robots.txt');
    }
  }

  /** Pages that nothing leads to. */
  #checkOrphans(pages: readonly string[], reached: ReadonlySet<string>): void {
    for (const target of pages) {
      if (target !== this.#site.notFoundPath && !reached.has(target)) {
        this.#issues.add({ target, reason: 'orphan page: no links lead from / to it', status: 200 });
      }
    }
  }

  /** Listed paths that have come to life, or that nothing links to any more. */
  #checkListing(): void {
    for (const target of this.#site.listed) {
      if (this.#site.of(target).is !== 'dead') {
        this.#stale.add({ target, reason: 'listed as dead, but there is such a page', status: 200 });
      } else if (!this.#linkedDeadPaths.has(target)) {
        this.#stale.add({ target, reason: 'listed as dead, but nothing links to it', status: 404 });
      }
    }
  }

  #add(issues: readonly Issue[]): void {
    for (const issue of issues) this.#issues.add(issue);
  }

  #text(file: string): string {
    return readFileSync(join(this.#dist, file), 'utf8');
  }
}
