import { canonicalIssues } from './canonical.ts';
import { ReferenceChecker, type Source } from './check-reference.ts';
import type { Destinations } from './destinations.ts';
import type { FileReader } from './file-reader.ts';
import { Fragments } from './fragments.ts';
import { type Issue, IssueList } from './issues.ts';
import { LinkGraph } from './link-graph.ts';
import { referencesOfFile } from './other-files.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import { parseUrl } from './parse-url.ts';
import type { Kind, Reference } from './references.ts';
import { isDocument } from './site-files.ts';
import { checkSitemaps } from './sitemap.ts';
import { decodePercents } from './unescape.ts';

/** What the files of a built site say of it. */
export interface CheckedSite {
  /** Everything that fails, and the listed dead links. */
  issues: IssueList;
  /** Listed paths that no longer need listing. */
  stale: IssueList;
  /** Pages that have a file; in a site with a table, of the table. */
  pages: readonly string[];
  /** References to the own site that were checked. */
  links: number;
  /** Every page that can be reached from the home page by following links. */
  reached: ReadonlySet<string>;
}

export interface CheckOptions {
  /** Addresses that fit one of these, as they are written or as a path, are not judged. */
  ignored: readonly RegExp[];
  /** Attributes of the site's own that hold an address, and what it is for. */
  ownAttributes: ReadonlyMap<string, Kind>;
}

/**
 * Checks the files of a built site, and much that crawlers do not look at: fragments, canonicals, the sitemap, orphans.
 * Every page is read once.
 */
export function checkSite(site: Destinations, reader: FileReader, options: CheckOptions): CheckedSite {
  return new SiteChecker(site, reader, options).check();
}

class SiteChecker {
  readonly #issues: IssueList;
  readonly #stale = new IssueList();
  readonly #fragments = new Fragments();
  readonly #graph = new LinkGraph();
  readonly #linkedDeadPaths = new Set<string>();
  readonly #references: ReferenceChecker;
  readonly #site: Destinations;
  readonly #reader: FileReader;
  readonly #options: CheckOptions;
  /** Files that pages refer to as a manifest or a feed, by what they are. */
  readonly #referred = new Map<string, Kind>();
  readonly #sitemaps = new Set<string>();

  constructor(site: Destinations, reader: FileReader, options: CheckOptions) {
    this.#site = site;
    this.#reader = reader;
    this.#options = options;
    this.#issues = new IssueList(options.ignored);
    const findings = {
      issues: this.#issues,
      stale: this.#stale,
      fragments: this.#fragments,
      linkedDeadPaths: this.#linkedDeadPaths,
    };
    this.#references = new ReferenceChecker(site, findings, options.ignored);
  }

  check(): CheckedSite {
    const { files, routed, documents, table } = this.#site;
    const pages = table ? [...routed].filter((path) => documents.has(path)) : [...documents.keys()];

    if (table) this.#checkTable();
    for (const path of new Set([...pages, ...documents.keys()])) this.#checkPage(path);
    for (const file of files) if (!isDocument(file)) this.#checkFile(file);
    this.#addMissingParts();
    const { issues, listed, references } = checkSitemaps(this.#site, pages, this.#sitemaps, (file) => this.#text(file));
    this.#addAll(issues);
    for (const { on, ...reference } of references) this.#checkIn(on, reference);
    const reached = this.#graph.reachedFrom(`${this.#site.prefix}/`);
    this.#checkOrphans(table ? pages : listed, reached);
    this.#checkListing();

    return { issues: this.#issues, stale: this.#stale, pages, links: this.#references.links, reached };
  }

  /** Every page of the table has a file, and every document is in the table. */
  #checkTable(): void {
    const { routed, listed, documents, table } = this.#site;
    for (const target of routed) {
      if (!documents.has(target)) {
        this.#issues.add({ target, reason: 'page of the route table that has no file', status: 404, dead: true });
      }
    }
    for (const target of documents.keys()) {
      if (!routed.has(target) && !listed.has(target) && target !== table?.fallbackPath) {
        this.#issues.add({ target, reason: 'page that is not in the route table', status: 200 });
      }
    }
  }

  #checkPage(path: string): void {
    const file = this.#site.documents.get(path) ?? '';
    const content = this.#reader.read(file);
    if (content === undefined) return;
    const page = parsePage(content.text, { own: this.#options.ownAttributes, xml: file.endsWith('.xhtml') });
    const address = this.#site.origin + path;
    const base = page.base === undefined ? address : (parseUrl(page.base, address)?.href ?? address);
    const source: Source = {
      on: path,
      base: this.#site.baseOf(base),
      bareFragment: base === address ? { file } : 'of the base',
    };
    const next = new Set<string>();
    for (const reference of page.references) {
      const destination = this.#check(reference, source);
      if (reference.kind === 'link' && destination) next.add(destination.path);
    }
    this.#graph.add(path, next);
    this.#fragments.know(file, page.ids);
    this.#checkIdReferences(page, path);
    const faults = content.fault === undefined ? page.faults : [{ reason: `page that is ${content.fault}`, offset: 0 }];
    for (const { reason, offset } of faults) this.#issues.add({ target: path, reason, status: 200, on: path, offset });
    this.#addAll(canonicalIssues(page, path, this.#site));
  }

  #checkIdReferences({ idReferences, ids, maps }: ParsedPage, on: string): void {
    if (idReferences.length === 0) return;
    const known = new Set(ids);
    for (const { attribute, id, offset } of idReferences) {
      if (attribute === 'usemap' ? maps.includes(id) : known.has(id)) continue;
      const target = `${on}#${id}`;
      this.#issues.add({ target, reason: `${attribute} that names no element`, status: 200, on, offset, dead: true });
    }
  }

  /** What is no page: styles, scripts, drawings, manifests, feeds, and the files for crawlers and hosts. */
  #checkFile(file: string): void {
    const kind = this.#referred.get(file);
    const found = referencesOfFile(file, kind, () => this.#text(file), this.#site.table !== undefined);
    if (found === undefined) return;
    const on = `${this.#site.prefix}/${file}`;
    if (found.ids) this.#fragments.know(file, found.ids);
    for (const reference of found.references) this.#checkIn(on, reference, found.ids && { file });
    if (found.fault !== undefined) this.#issues.add({ target: on, reason: found.fault, status: 200, on });
  }

  /** Checks a reference of a file, which resolves it against its own address. */
  #checkIn(on: string, reference: Reference, bareFragment: Source['bareFragment'] = 'of the user'): void {
    this.#check(reference, { on, base: this.#site.baseOf(this.#site.origin + on), bareFragment });
  }

  #check(reference: Reference, source: Source) {
    const destination = this.#references.check(reference, source);
    if (destination?.is === 'file') {
      if (reference.kind === 'sitemap') this.#sitemaps.add(destination.file);
      else if (reference.kind === 'manifest' || reference.kind === 'feed')
        this.#referred.set(destination.file, reference.kind);
    }
    return destination;
  }

  #addMissingParts(): void {
    const paths = new Map([...this.#site.documents].map(([path, file]) => [file, path]));
    for (const { file, fragment, on, offset } of this.#fragments.missing()) {
      const target = `${paths.get(file) ?? `${this.#site.prefix}/${file}`}#${decodePercents(fragment)}`;
      this.#issues.add({ target, reason: 'missing fragment', status: 200, on, offset, dead: true });
    }
  }

  /** Pages that nothing leads to. Without a table, those that the sitemap lists are meant to be found. */
  #checkOrphans(pages: Iterable<string>, reached: ReadonlySet<string>): void {
    if (this.#site.table === undefined && reached.size === 0) return;
    for (const target of pages) {
      if (target !== this.#site.table?.notFoundPath && !reached.has(target)) {
        this.#issues.add({
          target,
          reason: `orphan page: no links lead from ${this.#site.prefix}/ to it`,
          status: 200,
        });
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

  #addAll(issues: readonly Issue[]): void {
    for (const issue of issues) this.#issues.add(issue);
  }

  #text(file: string): string | undefined {
    return this.#reader.read(file)?.text;
  }
}
