import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Options, run, temporaryFolder } from './programs.ts';

/** The groups of `npm test`. */
// biome-ignore format: one list
export const groups = [
  'types', 'lint', 'unit', 'build', 'links', 'built', 'hosts', 'browser', 'engines', 'settings',
] as const;
export type Group = (typeof groups)[number];

/** The `settings` group runs tests of these groups again, on a site with other settings. */
export const withSettings = ['built', 'hosts', 'browser'] as const;

export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests. */
  failures?: readonly Failure[];
}

/** A failed test, and the command that runs it again. */
interface Failure {
  name: string;
  command: string;
}

/** A part of the tests, run by one program. */
export interface Check {
  title: string;
  run: () => Promise<Counts>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; file: string; line: number }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** How often a failed test is repeated. CI sets `TEST_RETRIES`, because its machines may pause for a second. */
const retries = process.env.TEST_RETRIES ?? '0';

/** Returns a check that runs a program, which counts as one test. */
export function program(title: string, group: Group, name: string, args: readonly string[], options?: Options): Check {
  return { title, run: async () => countOne(await runAndPrint(title, name, args, options), title, group) };
}

/** Returns a check that runs Vitest. `args` are folders, files and options. */
export function vitest(title: string, args: readonly string[], options?: Options): Check {
  return {
    title,
    run: async () => {
      const file = reportFile();
      // On GitHub, the summary of the job lists the tests that passed only when they were repeated.
      const names = ['default', 'json', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])];
      const flags = [...names.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`, `--retry=${retries}`];
      const isSuccess = await runAndPrint(title, 'vitest', ['run', ...args, ...flags], options);
      return counted(isSuccess, file, title, ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        failures: testResults
          .filter(({ status }) => status === 'failed')
          .flatMap(({ name, assertionResults }) => {
            const path = relative(resolve(options?.cwd ?? ''), name);
            const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
            const command = options ? settingsAgain : `npx vitest run ${path}`;
            return (names.length > 0 ? names : [`${path} cannot be loaded`]).map((name) => ({ name, command }));
          }),
      }));
    },
  };
}

/** Returns a check that runs Playwright on the named files, or on all of tests/browser. */
export function playwright(title: string, files: readonly string[] = [], options?: Options): Check {
  return {
    title,
    run: async () => {
      const file = reportFile();
      const flags = ['--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json', `--retries=${retries}`];
      const env = { ...(options?.env ?? process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const isSuccess = await runAndPrint(title, 'playwright', ['test', ...files, ...flags], { ...options, env });
      return counted(isSuccess, file, title, ({ stats, ...root }: PlaywrightReport) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: specsOf(root)
          .filter(({ ok }) => !ok)
          .map(({ title, file, line }) => {
            const again = `npx playwright test --config tests/browser/playwright.config.ts ${file}:${line}`;
            return { name: `${file}: ${title}`, command: options ? settingsAgain : again };
          }),
      }));
    },
  };
}

const settingsAgain = 'npm test settings';

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts a check as one test. */
export function countOne(isSuccess: boolean, name: string, group: string): Counts {
  if (isSuccess) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, failures: [{ name, command: `npm test ${group}`.trim() }] };
}

/**
 * Reads the counts from a JSON report. Returns at least one failed test if the program failed, wrote no report or ran no
 * test.
 */
export function counted<Report>(
  isSuccess: boolean,
  file: string,
  title: string,
  read: (report: Report) => Counts,
): Counts {
  const failure = countOne(false, `${title}: no test ran, or the program failed`, '');
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    if (counts.passed + counts.failed === 0) return failure;
    return isSuccess || counts.failed > 0 ? counts : { ...failure, ...counts, failed: 1 };
  } catch {
    return failure;
  }
}

export function total(results: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed') => results.reduce((before, result) => before + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), failures: results.flatMap(({ failures = [] }) => failures) };
}

/** Prints the failed tests, grouped by command, and `N passed, N failed` as the last line. Returns the exit status. */
export function summarize(results: readonly Counts[]): number {
  const { passed, failed, failures = [] } = total(results);
  for (const command of new Set(failures.map((failure) => failure.command))) {
    console.log(`\nFailed; run again with: ${command}`);
    for (const failure of failures) if (failure.command === command) console.log(`  ${failure.name}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

const reportFile = () => join(temporaryFolder('test-reports-'), 'report.json');

/** Runs a program, then prints its duration and output, so that the outputs of concurrent programs do not mix. */
async function runAndPrint(title: string, name: string, args: readonly string[], options?: Options): Promise<boolean> {
  const start = performance.now();
  const { isSuccess, output } = await run(name, args, options);
  console.log(`\n${title}, ${((performance.now() - start) / 1000).toFixed(1)} s\n${output}`);
  return isSuccess;
}
