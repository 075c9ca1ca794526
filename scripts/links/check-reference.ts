import { type Destination, type Destinations, difference } from './destinations.ts';
import { faultOfForeign } from './foreign.ts';
import type { Fragments } from './fragments.ts';
import type { IssueList } from './issues.ts';
import { followed, type Kind, mayBeAbsolute, ownFragments, type Reference } from './references.ts';
import { decodePercents } from './url.ts';

/** A file whose references are checked. */
export interface Source {
  /** The path of the page or file, as the report names it. */
  on: string;
  /** The URL against which addresses are resolved. */
  base: string;
  /** The file that a bare fragment refers to; otherwise it refers to the base, or to the document that uses the file. */
  bareFragment: { file: string } | 'of the base' | 'of the user';
}

export interface Findings {
  issues: IssueList;
  stale: IssueList;
  fragments: Fragments;
  /** Listed dead paths that are linked. */
  linkedDeadPaths: Set<string>;
}

/** Checks references one by one, and adds what is wrong with them to the findings. */
export class ReferenceChecker {
  /** The number of references to the site that were checked. */
  links = 0;

  readonly #site: Destinations;
  readonly #findings: Findings;
  readonly #ignored: readonly RegExp[];

  constructor(site: Destinations, findings: Findings, ignored: readonly RegExp[]) {
    this.#site = site;
    this.#findings = findings;
    this.#ignored = ignored;
  }

  /** Checks a reference, and returns its destination if that is in the site. */
  check(reference: Reference, source: Source): Destination | undefined {
    const { kind, url, offset } = reference;
    const { on, base, bareFragment } = source;
    const place = { on, offset };
    if (this.#ignored.some((pattern) => pattern.test(url))) return undefined;
    if (url === '') return this.#add(place, on, `empty ${kind}`);
    if (kind === 'rewrite') return this.#checkRewrite(reference, source);
    if (url.startsWith('#') && bareFragment !== 'of the base') {
      if (bareFragment === 'of the user') return undefined;
      this.links += 1;
      this.#findings.fragments.expect(bareFragment.file, { fragment: url.slice(1), on, offset });
      return undefined;
    }
    const lead = this.#site.resolve(url, base);
    if (lead === 'invalid') return this.#add(place, url, 'not a URL', 0);
    if (lead === 'foreign') {
      const fault = faultOfForeign(url, kind);
      return fault === undefined ? undefined : this.#add(place, url, fault, 0);
    }

    this.links += 1;
    const { destination, fragment } = lead;
    const { path } = destination;
    const isAbsolute = /^(?:https?:)?\/\//i.test(url);
    if (this.#site.table && (destination.is !== 'dead' || this.#site.listed.has(path))) {
      if (isAbsolute && !mayBeAbsolute.has(kind))
        this.#add(place, url, `absolute ${kind} to the own host, to be written as a path`);
      if (!isAbsolute && kind === 'sharing image') this.#add(place, path, 'sharing image without its host');
    }
    if (destination.is === 'dead') this.#addDead(reference, path, destination.status, on);
    if (destination.is === 'elsewhere')
      this.#add(place, path, `${kind} ${difference(path, destination.to)}`, destination.status);
    if (destination.is === 'unrouted page') this.#add(place, path, 'page that is not in the route table');
    if (destination.is === 'listed page') {
      const reason = 'listed as dead, but there is such a page';
      this.#findings.stale.add({ target: path, reason, status: 200, on, offset });
    }

    const page = destination.is === 'elsewhere' ? this.#site.of(destination.to) : destination;
    if (fragment !== '' && 'file' in page && !ownFragments.has(kind)) {
      this.#findings.fragments.expect(page.file, { fragment, on, offset });
    }
    return page;
  }

  /** A rewrite shows a file, whether or not its address can be requested. */
  #checkRewrite({ url, offset }: Reference, { on, base }: Source): undefined {
    const { table, prefix, files } = this.#site;
    // A site with a table may hide a file by a rewrite to a missing one; only its fallback document must exist.
    if (table && url !== table.fallbackPath) return;
    const parsed = this.#site.parse(url, base);
    if (!(parsed instanceof URL)) return;
    this.links += 1;
    const target = parsed.pathname;
    const name = decodePercents(target).slice(prefix.length + 1);
    const folder = name.replace(/\/?$/, name === '' ? '' : '/');
    if ([name, `${folder.slice(0, -1)}.html`, `${folder}index.html`].some((file) => files.has(file))) return;
    this.#findings.issues.add({ target, reason: 'rewrite to a missing file', status: 404, on, offset, dead: true });
  }

  #add(place: { on: string; offset: number }, target: string, reason: string, status = 200): undefined {
    this.#findings.issues.add({ target, reason, status, ...place });
  }

  #addDead({ kind, offset }: Reference, target: string, status: number, on: string): void {
    const allowed = this.#site.listed.has(target) && (kind === 'link' || kind === 'structured-data URL');
    if (allowed && kind === 'link') this.#findings.linkedDeadPaths.add(target);
    const reason = this.#reasonOfDead(kind, target, status);
    this.#findings.issues.add({ target, reason, status, on, offset, dead: true, allowed });
  }

  #reasonOfDead(kind: Kind, target: string, status: number): string {
    if (this.#site.differsInCase(target)) {
      return `${kind} with ${target === target.toLowerCase() ? 'lower' : 'upper'} case`;
    }
    if (status === 200) return `${kind} that only the fallback document answers`;
    if (status === 302) return `${kind} into redirects that never end`;
    return followed.has(kind) ? `dead ${kind}` : `missing ${kind}`;
  }
}
