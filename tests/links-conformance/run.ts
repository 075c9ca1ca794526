import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Comparison, compare } from './compare.ts';
import { compareNames, type Suite, suites } from './suites.ts';
import { type Case, readTable } from './table.ts';

/**
 * `npm run check:links:conformance -- --suites DIR`: judges the fixtures of other link checkers and compares the verdicts
 * with those of their own tests. `DIR` holds a checkout of each repository, under the name of its table.
 */
function main(): number {
  const { values } = parseArgs({ options: { suites: { type: 'string' } } });
  const folder = values.suites;
  if (folder === undefined) throw new Error('--suites: expected the folder that holds the checkouts');
  const missing = suites.filter(({ name, fixtures }) => !existsSync(join(folder, name, fixtures)));
  if (missing.length > 0) {
    const lines = missing.map(({ name, fixtures, commit }) => `${join(folder, name, fixtures)} (${name} at ${commit})`);
    throw new Error(`there is no ${lines.join(', no ')}`);
  }
  const faults = suites.map((suite) => runSuite(suite, join(folder, suite.name)));
  return faults.every((count) => count === 0) ? 0 : 1;
}

/** Prints what became of a suite; gives how many of its tests are not as the table says. */
function runSuite(suite: Suite, checkout: string): number {
  const cases = readTable(join(import.meta.dirname, `${suite.name}.tsv`));
  const tests = cases.map(({ test }) => test);
  const { lacking, unknown } = compareNames(suite, checkout, tests);
  const { agree, outOfScope, explained, unexplained } = compareUnpacked(cases, suite, checkout);

  const counts = `${agree.length} agree, ${outOfScope.length} out of scope, ${explained.length + unexplained.length} disagree`;
  console.log(`${suite.name}: ${counts}`);
  for (const { test, expected, ours, reason } of explained) {
    console.log(`  ${test}: they find ${list(expected)}, we ${list(ours)}: ${reason}`);
  }
  for (const { row, found } of unexplained) {
    console.log(
      `  NOT AS THE TABLE SAYS ${row.test}: expected ${list(row.ours ?? row.expected)}, found ${list(found)}`,
    );
  }
  for (const test of lacking) console.log(`  NOT IN THE TABLE ${test}`);
  for (const test of unknown) console.log(`  NO SUCH TEST ${test}`);
  return unexplained.length + lacking.length + unknown.length;
}

function compareUnpacked(cases: readonly Case[], suite: Suite, checkout: string): Comparison {
  if (suite.unpack === undefined) return compare(cases, join(checkout, suite.fixtures));
  const folder = mkdtempSync(join(tmpdir(), 'links-conformance-'));
  try {
    suite.unpack(checkout, folder);
    return compare(cases, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function list(targets: readonly string[] = []): string {
  return targets.length === 0 ? 'no fault' : targets.join(' ');
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`Could not compare: ${(error as Error).message}`);
  process.exitCode = 2;
}
