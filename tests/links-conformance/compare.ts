import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../../scripts/links/check-links.ts';
import type { LinkReport } from '../../scripts/links/report.ts';
import type { Case } from './table.ts';

/** What became of the cases of a table. */
export interface Comparison {
  agree: readonly Case[];
  outOfScope: readonly Case[];
  /** We find something else than they do, as the table says. */
  explained: readonly Case[];
  /** We find something else than the table says, with what we find. */
  unexplained: readonly { row: Case; found: readonly string[] }[];
}

/** Checks each case that is ours in a folder of fixtures, and compares the targets that we and they call broken. */
export function compare(cases: readonly Case[], fixtures: string): Comparison {
  const checker = new FixtureChecker(fixtures);
  const result = {
    agree: [] as Case[],
    outOfScope: [] as Case[],
    explained: [] as Case[],
    unexplained: [] as { row: Case; found: readonly string[] }[],
  };
  for (const row of cases) {
    if (row.expected === undefined) {
      result.outOfScope.push(row);
      continue;
    }
    const found = checker.brokenTargets(row);
    if (!sameTargets(found, row.ours ?? row.expected)) result.unexplained.push({ row, found });
    else if (row.ours) result.explained.push(row);
    else result.agree.push(row);
  }
  return result;
}

/** Checks folders of fixtures, each once for all the cases that want the same of it. */
class FixtureChecker {
  readonly #fixtures: string;
  readonly #reports = new Map<string, LinkReport>();

  constructor(fixtures: string) {
    this.#fixtures = fixtures;
  }

  brokenTargets({ folder, page, flat, ignored }: Case): string[] {
    // Otherwise a page that is not there would pass as one without a fault.
    if (!existsSync(join(this.#fixtures, folder, page))) return ['no such fixture'];
    const key = JSON.stringify([folder, flat, ignored.map(String)]);
    const report =
      this.#reports.get(key) ??
      checkFolder({
        dist: join(this.#fixtures, folder),
        origin: 'https://site.example',
        indexFiles: !flat,
        ignored,
      });
    this.#reports.set(key, report);
    return report.unlisted
      .filter(({ places }) => page === '' || places.some(({ file }) => file === page))
      .map(({ target }) => target);
  }
}

function sameTargets(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());
}
