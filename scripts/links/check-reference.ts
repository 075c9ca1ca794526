import { type Base, type Destination, type Destinations, difference } from './destinations.ts';
import type { Fragments } from './fragments.ts';
import type { IssueList } from './issues.ts';
import { faultOfForeign } from './malformed.ts';
import { followed, type Kind, type Reference } from './references.ts';
import { decodePercents } from './unescape.ts';

/** Kinds whose URLs are absolute by nature. */
const absoluteByNature: ReadonlySet<Kind> = new Set<Kind>([
  'sharing image',
  'structured-data URL',
  'related document',
  'feed',
  'feed entry',
  'redirect',
  'sitemap',
]);

/** Kinds whose fragments are read by what takes the file, and lead to no element: in structured data one makes a name. */
const fragmentsOfTheirOwn: ReadonlySet<Kind> = new Set<Kind>(['structured-data URL', 'module', 'media']);

/** A file whose references are checked. */
export interface Source {
  /** The path that the report names: of the page, or of the file. */
  on: string;
  base: Base;
  /** What a bare fragment means: a part of this file, of what the base leads to, or of the document that uses the file. */
  bareFragment: { file: string } | 'of the base' | 'of the user';
}

/** What the check of references is given, and adds to. */
export interface Findings {
  issues: IssueList;
  stale: IssueList;
  fragments: Fragments;
  /** Listed dead paths that are linked. */
  linkedDeadPaths: Set<string>;
}

/** Judges references one by one, and adds what is wrong with them to the findings. */
export class ReferenceChecker {
  /** References to the own site that were checked. */
  links = 0;

  readonly #site: Destinations;
  readonly #findings: Findings;
  readonly #ignored: readonly RegExp[];

  constructor(site: Destinations, findings: Findings, ignored: readonly RegExp[]) {
    this.#site = site;
    this.#findings = findings;
    this.#ignored = ignored;
  }

  /** Checks a reference; gives where it leads, when that is a page or a file of the site. */
  check(reference: Reference, source: Source): Destination | undefined {
    const { kind, url, offset } = reference;
    if (this.#ignored.some((pattern) => pattern.test(url))) return undefined;
    if (url === '') return this.#add(`empty ${kind}`, reference, source, source.on);
    if (kind === 'rewrite') {
      this.#checkRewrite(reference, source);
      return undefined;
    }
    if (url.startsWith('#') && source.bareFragment !== 'of the base') {
      this.#checkBareFragment(reference, source);
      return undefined;
    }
    const lead = this.#site.resolve(url, source.base);
    if (lead === 'invalid') return this.#add('not a URL', reference, source, url, 0);
    if (lead === 'foreign') {
      const fault = faultOfForeign(url, kind);
      return fault === undefined ? undefined : this.#add(fault, reference, source, url, 0);
    }

    this.links += 1;
    const { destination } = lead;
    this.#checkForm(reference, destination, source);
    this.#checkDestination(reference, destination, source);
    const page = destination.is === 'elsewhere' ? this.#site.of(destination.to) : destination;
    if (lead.fragment !== '' && 'file' in page && !fragmentsOfTheirOwn.has(kind)) {
      this.#findings.fragments.expect(page.file, lead.fragment, source.on, offset);
    }
    return page;
  }

  /** A rewrite shows a file, whether or not its address can be asked for. */
  #checkRewrite({ url, offset }: Reference, { on, base }: Source): void {
    const { table } = this.#site;
    // A site with a table may hide a file by showing one that is not there; what it falls back to has to be there.
    if (table && url !== table.fallbackPath) return;
    const parsed = this.#site.parse(url, base.url);
    if (!(parsed instanceof URL)) return;
    this.links += 1;
    const name = decodePercents(parsed.pathname)
      .slice(this.#site.prefix.length + 1)
      .replace(/\/$/, '');
    const names = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
    if (names.some((file) => this.#site.files.has(file))) return;
    const target = parsed.pathname;
    this.#findings.issues.add({ target, reason: 'rewrite to a missing file', status: 404, on, offset, dead: true });
  }

  #checkBareFragment({ url, offset }: Reference, { bareFragment, on }: Source): void {
    if (typeof bareFragment === 'string') return;
    this.links += 1;
    this.#findings.fragments.expect(bareFragment.file, url.slice(1), on, offset);
  }

  /** In a site with a table links are written without the host, and in every site sharing images with it. */
  #checkForm(reference: Reference, { is, path }: Destination, source: Source): void {
    if (this.#site.table === undefined || (is === 'dead' && !this.#site.listed.has(path))) return;
    const { kind, url } = reference;
    const absolute = /^(?:https?:)?\/\//i.test(url);
    if (absolute && !absoluteByNature.has(kind)) {
      this.#add(`absolute ${kind} to the own host, to be written as a path`, reference, source, url);
    }
    if (!absolute && kind === 'sharing image') this.#add('sharing image without its host', reference, source, path);
  }

  #checkDestination(reference: Reference, destination: Destination, source: Source): void {
    const { kind, offset } = reference;
    const { path: target } = destination;
    const { on } = source;
    switch (destination.is) {
      case 'dead':
        this.#addDead(reference, target, destination.status, on);
        break;
      case 'elsewhere':
        this.#add(`${kind} ${difference(target, destination.to)}`, reference, source, target, destination.status);
        break;
      case 'unrouted page':
        this.#add('page that is not in the route table', reference, source, target);
        break;
      case 'listed page':
        this.#findings.stale.add({
          target,
          reason: 'listed as dead, but there is such a page',
          status: 200,
          on,
          offset,
        });
    }
  }

  #addDead({ kind, offset }: Reference, target: string, status: number, on: string): void {
    const allowed = this.#site.listed.has(target) && (kind === 'link' || kind === 'structured-data URL');
    if (allowed && kind === 'link') this.#findings.linkedDeadPaths.add(target);
    const reason = this.#reasonOfDeath(kind, target, status);
    this.#findings.issues.add({ target, reason, status, on, offset, dead: true, allowed });
  }

  #reasonOfDeath(kind: Kind, target: string, status: number): string {
    if (this.#site.differsInCase(target))
      return `${kind} with ${target === target.toLowerCase() ? 'lower' : 'upper'} case`;
    if (status === 200) return `${kind} that only the fallback document answers`;
    if (status === 302) return `${kind} into redirects that never end`;
    return followed.has(kind) ? `dead ${kind}` : `missing ${kind}`;
  }

  #add(reason: string, { offset }: Reference, { on }: Source, target: string, status = 200): undefined {
    this.#findings.issues.add({ target, reason, status, on, offset });
  }
}
