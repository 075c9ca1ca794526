import { copy } from './url.ts';

/** Something wrong with a target. */
export interface Issue {
  target: string;
  reason: string;
  /** The response status of the target. */
  status: number;
  /** The page or file with the reference. */
  on?: string;
  /** Its position in the text of that file. */
  offset?: number | undefined;
  /** The target does not exist. */
  dead?: boolean;
  /** Does not fail the check: the target is listed. */
  allowed?: boolean;
}

/** All issues of one target. */
export interface TargetIssues {
  target: string;
  status: number;
  dead: boolean;
  fails: boolean;
  reasons: Set<string>;
  /** The pages and files that contain it, with the offset of the first reference in each. */
  places: Map<string, number | undefined>;
}

/** Collects issues by target, without the targets that match a pattern. */
export class IssueList {
  readonly #ignored: readonly RegExp[];
  readonly #targets = new Map<string, TargetIssues>();

  constructor(ignored: readonly RegExp[] = []) {
    this.#ignored = ignored;
  }

  add({ target, reason, status, on, offset, dead = false, allowed = false }: Issue): void {
    let entry = this.#targets.get(target);
    if (entry === undefined) {
      if (this.#ignored.some((pattern) => pattern.test(target))) return;
      entry = { target: copy(target), status, dead: false, fails: false, reasons: new Set(), places: new Map() };
      this.#targets.set(entry.target, entry);
    }
    entry.dead ||= dead;
    entry.fails ||= !allowed;
    entry.reasons.add(reason);
    if (on !== undefined && !entry.places.has(on)) entry.places.set(on, offset);
  }

  get(target: string): TargetIssues | undefined {
    return this.#targets.get(target);
  }

  byTarget(): TargetIssues[] {
    return [...this.#targets.values()].sort((a, b) => (a.target < b.target ? -1 : 1));
  }
}
