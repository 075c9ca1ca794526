import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../src/lib/route-table.ts';
import { pathOf } from '../server/site-files.ts';
import { canonicalFaults } from './canonical.ts';
import { type Destination, type Destinations, difference, fallbackPath, notFoundPath } from './destinations.ts';
import { type Finding, Ledger } from './ledger.ts';
import { type Purpose, readPage } from './parse-page.ts';
import { urlsInManifest, urlsInStyles } from './resource-urls.ts';
import { sitemapFaults } from './sitemap.ts';

/** Purposes whose URLs are absolute by nature. */
const absoluteByNature: ReadonlySet<Purpose> = new Set(['sharing image', 'structured-data URL', 'related document']);

/**
 * Our own pass over a built site, for what crawlers do not look at. Every page is read once, and only what pages still
 * to come may need of it is kept.
 */
export class SitePass {
  /** Everything that fails, and the listed dead links. */
  readonly findings = new Ledger();
  /** Listed paths that no longer need listing. */
  readonly stale = new Ledger();
  /** References to the own site that were looked at. */
  links = 0;

  readonly #dist: string;
  readonly #site: Destinations;
  /** Links from page to page. */
  readonly #edges = new Map<string, Set<string>>();
  /** The ids of each page that was read, joined by line feeds. */
  readonly #ids = new Map<string, string>();
  /** Links to parts of pages that had not been read yet. */
  readonly #waiting: { path: string; id: string; on: string }[] = [];
  readonly #linkedDeadPaths = new Set<string>();

  constructor(dist: string, site: Destinations) {
    this.#dist = dist;
    this.#site = site;
  }

  /** Pages of the route table that have a file. */
  get pages(): string[] {
    return [...this.#site.routed].filter((path) => this.#site.files.has(fileOf(path)));
  }

  /** Looks at everything. */
  run(): void {
    const { files } = this.#site;
    const documents = [...files].filter((file) => file.endsWith('.html')).map(pathOf);

    this.#checkTable(documents);
    for (const path of new Set([...this.pages, ...documents])) this.#checkPage(path);
    for (const { path, id, on } of this.#waiting.splice(0)) this.#checkFragment(path, id, on);
    for (const file of files) {
      if (file.endsWith('.css')) this.#checkStylesheet(file);
      if (file.endsWith('.webmanifest')) this.#checkManifest(file);
    }
    this.#checkRobots();
    this.#note(sitemapFaults(this.#site, this.pages, (file) => this.#text(file)));
    this.#checkOrphans();
    this.#checkListing();
  }

  /** Every page that can be reached from `/` by following links. */
  reached(): ReadonlySet<string> {
    const reached = new Set(this.#edges.has('/') ? ['/'] : []);
    // A set goes on to yield what is added to it meanwhile.
    for (const path of reached) for (const next of this.#edges.get(path) ?? []) reached.add(next);
    return reached;
  }

  /** Every page of the table has a file, and every document is in the table. */
  #checkTable(documents: readonly string[]): void {
    const { routed, listed, files } = this.#site;
    for (const target of routed) {
      if (!files.has(fileOf(target))) {
        this.findings.note({ target, reason: 'page of the route table that has no file', status: 404, dead: true });
      }
    }
    for (const target of documents) {
      if (!routed.has(target) && !listed.has(target) && target !== fallbackPath) {
        this.findings.note({ target, reason: 'page that is not in the route table', status: 200 });
      }
    }
  }

  #checkPage(path: string): void {
    const facts = readPage(this.#text(fileOf(path)));
    this.#ids.set(path, `\n${facts.ids.join('\n')}\n`);
    this.#edges.set(path, new Set());

    const base = new URL(this.#site.origin + path);
    for (const { purpose, url } of facts.references) this.#checkUrl(purpose, url, base, path);
    if (facts.hasBase) {
      this.findings.note({
        target: path,
        reason: 'base element, which this check does not follow',
        status: 200,
        on: path,
      });
    }
    if (!facts.dataIsJson) {
      this.findings.note({ target: path, reason: 'structured data that is not JSON', status: 200, on: path });
    }
    this.#note(canonicalFaults(facts, path, this.#site));
  }

  #checkUrl(purpose: Purpose, url: string, base: URL, on: string): void {
    if (url === '' || url.startsWith('#')) {
      this.links += 1;
      this.#checkFragment(on, decode(url.slice(1)), on);
      return;
    }
    // Most links are plain paths, and need no parsing.
    const parsed = /^\/(?:[\w-]+\/)*[\w-]*$/.test(url) ? undefined : this.#site.parse(url, base);
    if (parsed === 'invalid') this.findings.note({ target: url, reason: 'not a URL', status: 0, on });
    if (parsed === 'invalid' || parsed === 'foreign') return;

    this.links += 1;
    const destination = this.#site.of(parsed?.pathname ?? url);
    this.#checkForm(purpose, url, destination, on);
    this.#checkDestination(purpose, destination, on);

    const page = destination.is === 'elsewhere' ? this.#site.of(destination.to) : destination;
    if (purpose === 'link') this.#edges.get(on)?.add(page.path);
    // In structured data a fragment makes a name, not an address.
    if (parsed?.hash && page.is === 'page' && purpose !== 'structured-data URL') {
      this.#checkFragment(page.path, decode(parsed.hash.slice(1)), on);
    }
  }

  /** Links are written without the host, sharing images with it. */
  #checkForm(purpose: Purpose, url: string, { is, path }: Destination, on: string): void {
    if (is === 'dead' && !this.#site.listed.has(path)) return;
    const absolute = /^(?:https?:)?\/\//i.test(url);
    if (absolute && !absoluteByNature.has(purpose)) {
      this.findings.note({ target: url, reason: `absolute ${purpose} to the own host`, status: 200, on });
    }
    if (!absolute && purpose === 'sharing image') {
      this.findings.note({ target: path, reason: 'sharing image without its host', status: 200, on });
    }
  }

  #checkDestination(purpose: Purpose, destination: Destination, on: string): void {
    const { path: target } = destination;
    switch (destination.is) {
      case 'dead':
        this.#noteDead(purpose, target, destination.status, on);
        break;
      case 'elsewhere':
        this.findings.note({
          target,
          reason: `${purpose} ${difference(target, destination.to)}`,
          status: destination.status,
          on,
        });
        break;
      case 'unrouted page':
        this.findings.note({ target, reason: 'page that is not in the route table', status: 200, on });
        break;
      case 'listed page':
        this.stale.note({ target, reason: 'listed as dead, but there is such a page', status: 200, on });
    }
  }

  #noteDead(purpose: Purpose, target: string, status: number, on: string): void {
    const allowed = this.#site.listed.has(target) && (purpose === 'link' || purpose === 'structured-data URL');
    if (allowed && purpose === 'link') this.#linkedDeadPaths.add(target);
    this.findings.note({
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
      this.findings.note({ target: `${path}#${id}`, reason: 'missing fragment', status: 200, on, dead: true });
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
      this.findings.note({ target: `/${file}`, reason: 'manifest that is not JSON', status: 200, on: `/${file}` });
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
  #checkOrphans(): void {
    const reached = this.reached();
    for (const target of this.pages) {
      if (target !== notFoundPath && !reached.has(target)) {
        this.findings.note({ target, reason: 'orphan page: no links lead from / to it', status: 200 });
      }
    }
  }

  /** Listed paths that have come to life, or that nothing links to any more. */
  #checkListing(): void {
    for (const target of this.#site.listed) {
      if (this.#site.of(target).is !== 'dead') {
        this.stale.note({ target, reason: 'listed as dead, but there is such a page', status: 200 });
      } else if (!this.#linkedDeadPaths.has(target)) {
        this.stale.note({ target, reason: 'listed as dead, but nothing links to it', status: 404 });
      }
    }
  }

  #note(findings: readonly Finding[]): void {
    for (const finding of findings) this.findings.note(finding);
  }

  #text(file: string): string {
    return readFileSync(join(this.#dist, file), 'utf8');
  }
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
