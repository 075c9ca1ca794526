import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, run, temporaryFolder } from './programs.ts';

/** The groups of `npm test`, as `--only` names them. */
// biome-ignore format: one list
export const groups = [
  'types', 'lint', 'unit', 'build', 'links', 'built', 'hosts', 'browser', 'engines', 'settings',
] as const;
export type Group = (typeof groups)[number];

/** Groups of which `settings` runs a part again, on a site with other settings. */
export const withSettings = ['built', 'hosts', 'browser'] as const;

export interface Counts {
  passed: number;
  failed: number;
}

/** A part of the tests, run by one program. */
export interface Check {
  title: string;
  run: () => Promise<Counts>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** How often a failed test is repeated. CI sets `TEST_RETRIES`, because its machines may pause for a second. */
const retries = process.env.TEST_RETRIES ?? '0';

/** A program that counts as one test. */
export function program(title: string, name: string, args: readonly string[], place?: Place): Check {
  return { title, run: async () => one(await runs(title, name, args, place)) };
}

/** Tests run by Vitest, with folders, files and options as arguments. */
export function vitest(title: string, args: readonly string[], place?: Place): Check {
  return {
    title,
    run: async () => {
      const file = reportFile();
      // On GitHub, the summary of the job lists the tests that passed only when they were repeated.
      const names = ['default', 'json', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])];
      const reporters = [...names.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`];
      // On a busy machine a test may take many times as long.
      const patience = ['--testTimeout=120000', '--hookTimeout=120000', `--retry=${retries}`];
      const isSuccess = await runs(title, 'vitest', ['run', ...args, ...patience, ...reporters], place);
      return counted(isSuccess, file, ({ numPassedTests, numFailedTests }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }));
    },
  };
}

/** Tests run by Playwright: the named files, or all of tests/browser. */
export function playwright(title: string, files: readonly string[] = [], place: Place = {}): Check {
  return {
    title,
    run: async () => {
      const file = reportFile();
      const options = ['--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json', `--retries=${retries}`];
      const env = { ...(place.env ?? process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const isSuccess = await runs(title, 'playwright', ['test', ...files, ...options], { ...place, env });
      return counted(isSuccess, file, ({ stats }: PlaywrightReport) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }));
    },
  };
}

/** Counts a check as one test. */
export function one(isSuccess: boolean): Counts {
  return isSuccess ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Reads the counts from a JSON report. Returns at least one failed test if the program failed, wrote no report or ran no
 * test.
 */
export function counted<Report>(isSuccess: boolean, file: string, read: (report: Report) => Counts): Counts {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    if (passed + failed === 0) return one(false);
    return { passed, failed: isSuccess ? failed : Math.max(1, failed) };
  } catch {
    return one(false);
  }
}

export function total(results: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((before, result) => before + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Prints `N passed, N failed`, the last line of a command that tests. Returns the exit status. */
export function summarize(results: readonly Counts[]): number {
  const { passed, failed } = total(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

const reportFile = () => join(temporaryFolder('test-reports-'), 'report.json');

/** Prints the output of a program, and its time, when it has ended, so that two at once do not mix. */
async function runs(title: string, name: string, args: readonly string[], place?: Place): Promise<boolean> {
  const start = performance.now();
  const { isSuccess, output } = await run(name, args, place);
  console.log(`\n${title}, ${((performance.now() - start) / 1000).toFixed(1)} s\n${output}`);
  return isSuccess;
}
