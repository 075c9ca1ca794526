/** Something seen wrong: what, why, and where it stands. */
export interface Finding {
  target: string;
  reason: string;
  /** What a host answers to the target. */
  status: number;
  /** The page or file that holds it; a target can be wrong by itself. */
  on?: string;
  /** The target does not exist, rather than being written or placed wrongly. */
  dead?: boolean;
  /** Is no fault: the target is listed. */
  allowed?: boolean;
}

/** All that was found about one target. */
export interface Account {
  target: string;
  status: number;
  dead: boolean;
  fails: boolean;
  reasons: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

/** Gathers findings, one account for each target however often it is found. */
export class Ledger {
  readonly #accounts = new Map<string, Account & { reasons: Set<string>; places: Set<string> }>();

  note({ target, reason, status, on, dead = false, allowed = false }: Finding): void {
    let account = this.#accounts.get(target);
    if (account === undefined) {
      account = { target, status, dead: false, fails: false, reasons: new Set(), places: new Set() };
      this.#accounts.set(target, account);
    }
    account.dead ||= dead;
    account.fails ||= !allowed;
    account.reasons.add(reason);
    if (on !== undefined) account.places.add(on);
  }

  get(target: string): Account | undefined {
    return this.#accounts.get(target);
  }

  /** Every account, sorted by target. */
  accounts(): Account[] {
    return [...this.#accounts.values()].sort((a, b) => (a.target < b.target ? -1 : 1));
  }
}
