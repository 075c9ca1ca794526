import { type Destination, type Destinations, difference } from './destinations.ts';
import { faultOfExternal } from './external.ts';
import { Fragments } from './fragments.ts';
import { IssueList } from './issues.ts';
import { type Kind, mayBeAbsolute, navigations, otherFragments, type Reference } from './references.ts';

/** The file that contains a reference. */
export interface Source {
  /** The path of the file in the report. */
  on: string;
  /** The URL against which addresses are resolved. */
  base: string;
  /** The target of a URL that is only a fragment (`#a`): a file, the base URL, or the document that uses this file. */
  bareFragment: { file: string } | 'base' | 'using document';
}

export class Findings {
  readonly issues: IssueList;
  readonly fragments = new Fragments();
  readonly linkedDeadPaths = new Set<string>();
  /** The number of internal references that were checked. */
  links = 0;
  readonly #site: Destinations;

  constructor(site: Destinations, ignored: readonly RegExp[]) {
    this.#site = site;
    this.issues = new IssueList(ignored);
  }

  /** Checks a reference and records its issues. Returns its destination if it is internal. */
  check({ kind, url, offset }: Reference, source: Source): Destination | undefined {
    const { on, base, bareFragment } = source;
    const place = { on, offset };
    if (url === '') return this.#add(place, on, `empty ${kind}`);
    if (url.startsWith('#') && bareFragment !== 'base') {
      if (bareFragment === 'using document') return undefined;
      this.links += 1;
      this.fragments.addReference(bareFragment.file, { fragment: url.slice(1), on, offset });
      return undefined;
    }
    const resolution = this.#site.resolve(url, base);
    if (resolution === 'invalid') return this.#add(place, url, 'not a URL', 0);
    if (resolution === 'external') {
      const fault = faultOfExternal(url, kind);
      return fault === undefined ? undefined : this.#add(place, url, fault, 0);
    }

    this.links += 1;
    const { destination, fragment } = resolution;
    const { path } = destination;
    const isAbsolute = /^(?:https?:)?\/\//i.test(url);
    if (this.#site.table && (destination.is !== 'dead' || this.#site.listed.has(path))) {
      const isWrongPath = !isAbsolute && kind === 'sharing image';
      if (isWrongPath) this.#add(place, path, 'relative sharing image; expected an absolute URL');
      const isWrongUrl = isAbsolute && !mayBeAbsolute.includes(kind);
      if (isWrongUrl) this.#add(place, url, `absolute ${kind} to the site itself; expected a path`);
    }
    if (destination.is === 'dead') this.#addDead(kind, path, destination.status, place);
    let page = destination;
    if (destination.is === 'moved') {
      this.#add(place, path, `${kind} ${difference(path, destination.to)}`, destination.status);
      page = this.#site.of(destination.to);
    }
    if (fragment !== '' && 'file' in page && !otherFragments.includes(kind)) {
      this.fragments.addReference(page.file, { fragment, on, offset });
    }
    return page;
  }

  #add(place: { on: string; offset: number }, target: string, reason: string, status = 200): undefined {
    this.issues.add({ target, reason, status, ...place });
  }

  #addDead(kind: Kind, target: string, status: number, place: { on: string; offset: number }): void {
    const allowed = this.#site.listed.has(target) && (kind === 'link' || kind === 'structured-data URL');
    if (allowed && kind === 'link') this.linkedDeadPaths.add(target);
    const reason = this.#reasonOfDead(kind, target, status);
    this.issues.add({ target, reason, status, dead: true, allowed, ...place });
  }

  #reasonOfDead(kind: Kind, target: string, status: number): string {
    if (this.#site.differsInCase(target)) return `${kind} with wrong letter case`;
    if (status === 200) return `${kind} to a path without its own page (the host serves the fallback document)`;
    return navigations.includes(kind) ? `dead ${kind}` : `missing ${kind}`;
  }
}
