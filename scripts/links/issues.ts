import { copy } from './copy.ts';

/** Something wrong: what, why, and where it stands. */
export interface Issue {
  target: string;
  reason: string;
  /** What a host answers to the target. */
  status: number;
  /** The page or file that holds it; a target can be wrong by itself. */
  on?: string;
  /** Where it stands in the text of that file. */
  offset?: number;
  /** The target does not exist, rather than being written or placed wrongly. */
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
  reasons: ReadonlySet<string>;
  /** The pages and files that hold it, with the offset of the first place in each where that is known. */
  places: ReadonlyMap<string, number | undefined>;
}

/** Gathers issues by their target, however many pages have the same one, and leaves out targets that fit a pattern. */
export class IssueList {
  readonly #ignored: readonly RegExp[];
  readonly #targets = new Map<
    string,
    TargetIssues & { reasons: Set<string>; places: Map<string, number | undefined> }
  >();

  constructor(ignored: readonly RegExp[] = []) {
    this.#ignored = ignored;
  }

  add({ target, reason, status, on, offset, dead = false, allowed = false }: Issue): void {
    let entry = this.#targets.get(target);
    if (entry === undefined) {
      if (this.#ignored.some((pattern) => pattern.test(target))) return;
      const own = copy(target);
      entry = { target: own, status, dead: false, fails: false, reasons: new Set(), places: new Map() };
      this.#targets.set(own, entry);
    }
    entry.dead ||= dead;
    entry.fails ||= !allowed;
    entry.reasons.add(reason);
    if (on !== undefined && !entry.places.has(on)) entry.places.set(on, offset);
  }

  get(target: string): TargetIssues | undefined {
    return this.#targets.get(target);
  }

  /** Every target with its issues, sorted by target. */
  byTarget(): TargetIssues[] {
    return [...this.#targets.values()].sort((a, b) => (a.target < b.target ? -1 : 1));
  }
}
