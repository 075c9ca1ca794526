import { readFileSync } from 'node:fs';

/** How many tests there were. A check without a count of its own is one test. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A check as one test. */
export function one(isWell: boolean): Counts {
  return isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Reads a runner's own count. A runner that failed without a failed test has one all the same; one that left no report, or
 * counted nothing, is one failed test.
 *
 * @param isWell whether the runner ended with status 0
 * @param file its report, in JSON
 * @param read takes the count from the report
 */
export function counted<Report>(isWell: boolean, file: string, read: (report: Report) => Counts): Counts {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    if (passed + failed === 0) return one(false);
    return { passed, failed: isWell ? failed : Math.max(1, failed) };
  } catch {
    return one(false);
  }
}

/** All tests of several checks. */
export function total(results: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((before, result) => before + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Says `N passed, N failed`, the last line of a command that tests; gives its exit status. */
export function tell(results: readonly Counts[]): number {
  const { passed, failed } = total(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
