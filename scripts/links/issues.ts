/** Something wrong: what, why, and where it stands. */
export interface Issue {
  target: string;
  reason: string;
  /** What a host answers to the target. */
  status: number;
  /** The page or file that holds it; a target can be wrong by itself. */
  on?: string;
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
  places: ReadonlySet<string>;
}

/** Gathers issues by their target, however many pages have the same one. */
export class IssueList {
  readonly #targets = new Map<string, TargetIssues & { reasons: Set<string>; places: Set<string> }>();

  add({ target, reason, status, on, dead = false, allowed = false }: Issue): void {
    let entry = this.#targets.get(target);
    if (entry === undefined) {
      entry = { target, status, dead: false, fails: false, reasons: new Set(), places: new Set() };
      this.#targets.set(target, entry);
    }
    entry.dead ||= dead;
    entry.fails ||= !allowed;
    entry.reasons.add(reason);
    if (on !== undefined) entry.places.add(on);
  }

  get(target: string): TargetIssues | undefined {
    return this.#targets.get(target);
  }

  /** Every target with its issues, sorted by target. */
  byTarget(): TargetIssues[] {
    return [...this.#targets.values()].sort((a, b) => (a.target < b.target ? -1 : 1));
  }
}
