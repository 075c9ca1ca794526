import { join } from 'node:path';
import { type Counts, counted, one } from './counts.ts';
import { type Place, run, temporaryFolder } from './programs.ts';

/** Something to be tested, and how. */
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

/** A program that is one test: it passes with status 0. */
export function program(title: string, name: string, args: readonly string[], place?: Place): Check {
  return { title, run: async () => one(await runs(title, name, args, place)) };
}

/**
 * Tests that Vitest runs.
 *
 * @param args folders, files and options
 */
export function vitest(title: string, args: readonly string[], place?: Place): Check {
  return {
    title,
    run: async () => {
      const file = reportFile();
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      // Beside other work a test may take many times as long as alone.
      const patience = ['--testTimeout=120000', '--hookTimeout=120000'];
      const isWell = await runs(title, 'vitest', ['run', ...args, ...patience, ...reporters], place);
      return counted(isWell, file, ({ numPassedTests, numFailedTests }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }));
    },
  };
}

/**
 * Tests that Playwright runs in a browser.
 *
 * @param files those of tests/browser that are wanted; all without any
 */
export function playwright(title: string, files: readonly string[] = [], place: Place = {}): Check {
  return {
    title,
    run: async () => {
      const file = reportFile();
      const args = ['test', ...files, '--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json'];
      const env = { ...(place.env ?? process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const isWell = await runs(title, 'playwright', args, { ...place, env });
      return counted(isWell, file, ({ stats }: PlaywrightReport) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }));
    },
  };
}

const reportFile = () => join(temporaryFolder('test-reports-'), 'report.json');

/** Prints what a program said, and its time (s), at its end, so that two at once do not mix. */
async function runs(title: string, name: string, args: readonly string[], place?: Place): Promise<boolean> {
  const begun = performance.now();
  const { isWell, output } = await run(name, args, place);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n${title}, ${seconds} s\n${output}`);
  return isWell;
}
