import { canonicalIssues } from './canonical.ts';
import { Findings, type Source } from './check-reference.ts';
import type { Destinations } from './destinations.ts';
import type { FileReader } from './file-reader.ts';
import type { Issue, IssueList } from './issues.ts';
import { referencesOfFile } from './other-files.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import type { Kind, Reference } from './references.ts';
import { isDocument } from './site-files.ts';
import { checkSitemaps } from './sitemap.ts';
import { decodePercents, parseUrl } from './url.ts';

/** The result of a check of a site's files. */
export interface CheckedSite {
  /** Everything that fails, and the listed dead links. */
  issues: IssueList;
  /** Listed paths that no longer need listing. */
  stale: IssueList;
  /** Pages that have a file; in a site with a table, those of the table. */
  pages: readonly string[];
  /** The number of references to the site that were checked. */
  links: number;
  /** Every page that can be reached from the home page by links. */
  reached: ReadonlySet<string>;
}

export interface CheckOptions {
  /** Addresses that match are not checked, as written or as a path. */
  ignored?: readonly RegExp[];
  /** Attributes of the site's own that contain an address. */
  ownAttributes?: ReadonlyMap<string, Kind>;
}

/** Checks the files of a built site: references, fragments, canonicals, sitemaps, orphans. Reads every file once. */
export function checkSite(site: Destinations, reader: FileReader, options: CheckOptions = {}): CheckedSite {
  return new SiteChecker(site, reader, options).check();
}

class SiteChecker {
  readonly #site: Destinations;
  readonly #reader: FileReader;
  readonly #options: CheckOptions;
  readonly #findings: Findings;
  /** The pages that each page links to. */
  readonly #next = new Map<string, ReadonlySet<string>>();
  readonly #manifests = new Set<string>();
  readonly #sitemaps = new Set<string>();

  constructor(site: Destinations, reader: FileReader, options: CheckOptions) {
    this.#site = site;
    this.#reader = reader;
    this.#options = options;
    this.#findings = new Findings(site, options.ignored ?? []);
  }

  check(): CheckedSite {
    const { files, routed, documents, table, prefix } = this.#site;
    const pages = table ? [...routed].filter((path) => documents.has(path)) : [...documents.keys()];

    if (table) this.#checkTable();
    for (const path of new Set([...pages, ...documents.keys()])) this.#checkPage(path);
    for (const file of files) if (!isDocument(file)) this.#checkFile(file);
    this.#addMissingParts();
    const sitemaps = checkSitemaps(this.#site, pages, this.#sitemaps, (file) => this.#reader.read(file)?.text);
    this.#addAll(sitemaps.issues);
    for (const { on, ...reference } of sitemaps.references) this.#checkIn(on, reference);
    const reached = this.#reachedFrom(`${prefix}/`);
    this.#checkOrphans(table ? pages : sitemaps.listed, reached);
    this.#checkListing();

    const { issues, stale, links } = this.#findings;
    return { issues, stale, pages, links, reached };
  }

  /** Checks that every page of the table has a file, and every document is in the table. */
  #checkTable(): void {
    const { routed, listed, documents, table } = this.#site;
    for (const target of routed) {
      if (documents.has(target)) continue;
      this.#findings.issues.add({
        target,
        reason: 'page of the route table that has no file',
        status: 404,
        dead: true,
      });
    }
    for (const target of documents.keys()) {
      if (routed.has(target) || listed.has(target) || target === table?.fallbackPath) continue;
      this.#findings.issues.add({ target, reason: 'page that is not in the route table', status: 200 });
    }
  }

  #checkPage(on: string): void {
    const file = this.#site.documents.get(on) ?? '';
    const content = this.#reader.read(file);
    if (content === undefined) return;
    const page = parsePage(content.text, { own: this.#options.ownAttributes, xml: file.endsWith('.xhtml') });
    const address = new URL(this.#site.origin + on).href;
    const base = page.base === undefined ? address : (parseUrl(page.base, address)?.href ?? address);
    const source: Source = { on, base, bareFragment: base === address ? { file } : 'of the base' };
    const next = new Set<string>();
    for (const reference of page.references) {
      const destination = this.#check(reference, source);
      if (reference.kind === 'link' && destination) next.add(destination.path);
    }
    this.#next.set(on, next);
    this.#findings.fragments.know(file, page.ids);
    this.#checkIdReferences(page, on);
    const faults = content.fault === undefined ? page.faults : [{ reason: `page that is ${content.fault}`, offset: 0 }];
    this.#addAll(faults.map((fault) => ({ target: on, status: 200, on, ...fault })));
    this.#addAll(canonicalIssues(page, on, this.#site));
  }

  #checkIdReferences({ idReferences, ids, maps }: ParsedPage, on: string): void {
    const known = new Set(idReferences.length > 0 ? ids : []);
    for (const { attribute, id, offset } of idReferences) {
      if (attribute === 'usemap' ? maps.includes(id) : known.has(id)) continue;
      const target = `${on}#${id}`;
      this.#findings.issues.add({
        target,
        reason: `${attribute} that names no element`,
        status: 200,
        on,
        offset,
        dead: true,
      });
    }
  }

  /** Checks a file that is not a page: stylesheet, script, drawing, manifest, feed, robots.txt, redirects. */
  #checkFile(file: string): void {
    const read = () => this.#reader.read(file)?.text;
    const found = referencesOfFile(file, this.#manifests.has(file), read, this.#site.table !== undefined);
    if (found === undefined) return;
    const on = `${this.#site.prefix}/${file}`;
    if (found.ids) this.#findings.fragments.know(file, found.ids);
    for (const reference of found.references) this.#checkIn(on, reference, found.ids && { file });
    if (found.fault !== undefined) this.#findings.issues.add({ target: on, reason: found.fault, status: 200, on });
  }

  #checkIn(on: string, reference: Reference, bareFragment: Source['bareFragment'] = 'of the user'): void {
    this.#check(reference, { on, base: new URL(this.#site.origin + on).href, bareFragment });
  }

  #check(reference: Reference, source: Source) {
    const destination = this.#findings.check(reference, source);
    if (destination?.is === 'file' && reference.kind === 'sitemap') this.#sitemaps.add(destination.file);
    if (destination?.is === 'file' && reference.kind === 'manifest') this.#manifests.add(destination.file);
    return destination;
  }

  #addMissingParts(): void {
    const paths = new Map([...this.#site.documents].map(([path, file]) => [file, path]));
    for (const { file, fragment, on, offset } of this.#findings.fragments.missing()) {
      const target = `${paths.get(file) ?? `${this.#site.prefix}/${file}`}#${decodePercents(fragment)}`;
      this.#findings.issues.add({ target, reason: 'missing fragment', status: 200, on, offset, dead: true });
    }
  }

  #reachedFrom(start: string): ReadonlySet<string> {
    const reached = new Set(this.#next.has(start) ? [start] : []);
    // The loop also visits the pages that are added to the set meanwhile.
    for (const page of reached) for (const next of this.#next.get(page) ?? []) reached.add(next);
    return reached;
  }

  /** Adds the pages that nothing leads to; without a table, only those in the sitemap. */
  #checkOrphans(pages: Iterable<string>, reached: ReadonlySet<string>): void {
    const { table, prefix } = this.#site;
    if (table === undefined && reached.size === 0) return;
    for (const target of pages) {
      if (target === table?.notFoundPath || reached.has(target)) continue;
      this.#findings.issues.add({ target, reason: `orphan page: no links lead from ${prefix}/ to it`, status: 200 });
    }
  }

  /** Adds listed paths that have a page now, or that nothing links to any more. */
  #checkListing(): void {
    for (const target of this.#site.listed) {
      if (this.#site.of(target).is !== 'dead') {
        this.#findings.stale.add({ target, reason: 'listed as dead, but there is such a page', status: 200 });
      } else if (!this.#findings.linkedDeadPaths.has(target)) {
        this.#findings.stale.add({ target, reason: 'listed as dead, but nothing links to it', status: 404 });
      }
    }
  }

  #addAll(issues: readonly Issue[]): void {
    for (const issue of issues) this.#findings.issues.add(issue);
  }
}
