import { copyString } from './url.ts';

export interface Issue {
  target: string;
  reason: string;
  status: number;
  on?: string | undefined;
  offset?: number | undefined;
  dead?: boolean;
  /** Whether the target is a known dead path, which does not fail the check. */
  allowed?: boolean;
}

export interface TargetIssues {
  target: string;
  status: number;
  dead: boolean;
  fails: boolean;
  reasons: Set<string>;
  /** The pages and files with references, and the offset of the first in each. */
  places: Map<string, number | undefined>;
}

/** Collects issues by target, except ignored targets. */
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
      entry = { target: copyString(target), status, dead: false, fails: false, reasons: new Set(), places: new Map() };
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
