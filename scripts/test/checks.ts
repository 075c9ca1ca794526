import { join, relative } from 'node:path';
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
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * How often a failed test is tried again: by default never. CI sets `TEST_RETRIES`, because a machine may stand still for a
 * second; a test that passes late is named.
 */
const retries = process.env.TEST_RETRIES ?? '0';

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
      const patience = ['--testTimeout=120000', '--hookTimeout=120000', `--retry=${retries}`];
      const isWell = await runs(title, 'vitest', ['run', ...args, ...patience, ...reporters], place);
      return counted(isWell, file, (report: VitestReport) => {
        for (const line of passedLate(report)) console.log(line);
        return { passed: report.numPassedTests, failed: report.numFailedTests };
      });
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
      const options = ['--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json', `--retries=${retries}`];
      const args = ['test', ...files, ...options];
      const env = { ...(place.env ?? process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const isWell = await runs(title, 'playwright', args, { ...place, env });
      return counted(isWell, file, ({ stats }: PlaywrightReport) => ({
        // What passes late its reporter has named.
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }));
    },
  };
}

/** A line for each test that failed first: Vitest's own reporter keeps silent about them. */
export function passedLate({ testResults }: Pick<VitestReport, 'testResults'>): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages: [first = ''] }) => `Passed late: ${relative('', name)}: ${fullName}\n${first}`,
      ),
  );
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
