import { canonicalIssues } from './canonical.ts';
import { Findings, type Source } from './check-reference.ts';
import type { Destinations } from './destinations.ts';
import { type Issue, IssueList } from './issues.ts';
import { parserOf } from './other-files.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import type { Reference } from './references.ts';
import { isDocument, type ReadText } from './site-files.ts';
import { checkSitemaps } from './sitemap.ts';
import { decodePercents, parseUrl } from './url.ts';

export type CheckedSite = ReturnType<typeof checkSite>;

/** Checks references, fragments, canonicals, sitemaps and orphans of a built site. Reads every file once. */
export function checkSite(site: Destinations, read: ReadText, ignored: readonly RegExp[] = []) {
  return new SiteChecker(site, read, ignored).check();
}

class SiteChecker {
  readonly #site: Destinations;
  readonly #read: ReadText;
  readonly #findings: Findings;
  /** The paths that each page links to. */
  readonly #next = new Map<string, ReadonlySet<string>>();
  readonly #manifests = new Set<string>();
  readonly #sitemaps = new Set<string>();

  constructor(site: Destinations, read: ReadText, ignored: readonly RegExp[]) {
    this.#site = site;
    this.#read = read;
    this.#findings = new Findings(site, ignored);
  }

  check() {
    const { files, routed, documents, table, prefix } = this.#site;
    const pages = table ? [...routed].filter((path) => documents.has(path)) : [...documents.keys()];

    if (table) this.#checkTable();
    for (const path of new Set([...pages, ...documents.keys()])) this.#checkPage(path);
    for (const file of files) if (!isDocument(file)) this.#checkFile(file);
    this.#addMissingFragments();
    const sitemaps = checkSitemaps(this.#site, pages, this.#sitemaps, this.#read);
    this.#addAll(sitemaps.issues);
    for (const { on, ...reference } of sitemaps.references) this.#checkIn(on, reference);
    this.#checkOrphans(table ? pages : sitemaps.listed, `${prefix}/`);

    const { issues, links } = this.#findings;
    return { issues, stale: this.#staleListings(), pages, links };
  }

  #checkTable(): void {
    const { routed, listed, documents, table } = this.#site;
    for (const target of routed) {
      const reason = 'page of the route table without a file';
      if (!documents.has(target)) this.#findings.issues.add({ target, reason, status: 404, dead: true });
    }
    for (const target of documents.keys()) {
      if (routed.has(target) || listed.has(target) || target === table?.fallbackPath) continue;
      this.#findings.issues.add({ target, reason: 'page that is not in the route table', status: 200 });
    }
  }

  #checkPage(on: string): void {
    const file = this.#site.documents.get(on) ?? '';
    const page = parsePage(this.#read(file), file.endsWith('.xhtml'));
    const address = new URL(this.#site.origin + on).href;
    const base = page.base === undefined ? address : (parseUrl(page.base, address)?.href ?? address);
    const source: Source = { on, base, bareFragment: base === address ? { file } : 'base' };
    const next = new Set<string>();
    for (const reference of page.references) {
      const destination = this.#check(reference, source);
      if (reference.kind === 'link' && destination) next.add(destination.path);
    }
    this.#next.set(on, next);
    this.#findings.fragments.addIds(file, page.ids);
    this.#checkIdReferences(page, on);
    this.#addAll(page.faults.map((fault) => ({ target: on, status: 200, on, ...fault })));
    this.#addAll(canonicalIssues(page, on, this.#site));
  }

  #checkIdReferences({ idReferences, ids, maps }: ParsedPage, on: string): void {
    const known = new Set(idReferences.length > 0 ? ids : []);
    for (const { attribute, id, offset } of idReferences) {
      if (attribute === 'usemap' ? maps.includes(id) : known.has(id)) continue;
      const reason = `${attribute} that names no element`;
      this.#findings.issues.add({ target: `${on}#${id}`, reason, status: 200, on, offset, dead: true });
    }
  }

  #checkFile(file: string): void {
    const parse = parserOf(file, this.#manifests.has(file));
    if (parse === undefined) return;
    const on = `${this.#site.prefix}/${file}`;
    const found = parse(this.#read(file), this.#site.table !== undefined);
    if (found === undefined) {
      const reason = /js$/.test(file) ? 'script with a syntax error' : 'manifest that is not valid JSON';
      this.#findings.issues.add({ target: on, reason, status: 200, on });
    } else if ('ids' in found) {
      this.#findings.fragments.addIds(file, found.ids);
      for (const reference of found.references) this.#checkIn(on, reference, { file });
    } else for (const reference of found) this.#checkIn(on, reference);
  }

  #checkIn(on: string, reference: Reference, bareFragment: Source['bareFragment'] = 'using document'): void {
    this.#check(reference, { on, base: new URL(this.#site.origin + on).href, bareFragment });
  }

  #check(reference: Reference, source: Source) {
    const destination = this.#findings.check(reference, source);
    if (destination?.is === 'file' && reference.kind === 'sitemap') this.#sitemaps.add(destination.file);
    if (destination?.is === 'file' && reference.kind === 'manifest') this.#manifests.add(destination.file);
    return destination;
  }

  #addMissingFragments(): void {
    const paths = new Map([...this.#site.documents].map(([path, file]) => [file, path]));
    for (const { file, fragment, on, offset } of this.#findings.fragments.missing()) {
      const target = `${paths.get(file) ?? `${this.#site.prefix}/${file}`}#${decodePercents(fragment)}`;
      this.#findings.issues.add({ target, reason: 'missing fragment', status: 200, on, offset, dead: true });
    }
  }

  /** Reports pages that cannot be reached from the home page. Without a table, checks only pages of the sitemap. */
  #checkOrphans(pages: Iterable<string>, home: string): void {
    const { table } = this.#site;
    if (table === undefined && !this.#next.has(home)) return;
    const reached = new Set([home]);
    // The loop includes pages that it adds to the set.
    for (const page of reached) for (const next of this.#next.get(page) ?? []) reached.add(next);
    for (const target of pages) {
      if (target === table?.notFoundPath || reached.has(target)) continue;
      this.#findings.issues.add({ target, reason: `orphan page: no links lead from ${home} to it`, status: 200 });
    }
  }

  /** Returns known dead paths that exist, or that no page links to. */
  #staleListings(): IssueList {
    const stale = new IssueList();
    for (const target of this.#site.listed) {
      const isDead = this.#site.of(target).is === 'dead';
      const reason = `known dead path that ${isDead ? 'is not linked' : 'exists'}; remove it from the list`;
      const isCorrect = isDead && this.#findings.linkedDeadPaths.has(target);
      if (!isCorrect) stale.add({ target, reason, status: isDead ? 404 : 200 });
    }
    return stale;
  }

  #addAll(issues: readonly Issue[]): void {
    for (const issue of issues) this.#findings.issues.add(issue);
  }
}
