import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './setup/browser.ts';
import { ensureNginx } from './setup/nginx.ts';

/** How a check ended: a command without a count of its own is one test. */
interface Result {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** How a command is called and how its end is counted. */
interface Check {
  title: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Counts what the command did; without it, it counts as one test. */
  count?: (outcome: Result) => Result;
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/**
 * `npm test`: all checks. What needs no build runs beside the build and its tests; the browser tests have the processors
 * to themselves. A failing check does not hide what the others find.
 */
async function main(): Promise<number> {
  process.env.BROWSER_PATH = ensureBrowser();
  const nginx = ensureNginx();

  const build = runs({ title: 'Build', command: process.execPath, args: ['scripts/build/start.mjs', 'build'] });
  const beside = (async () => [
    await runs({ title: 'Types', command: 'tsc', args: ['-p', '.'] }),
    await runs({ title: 'Lint and format', command: 'biome', args: ['check'] }),
    await runs(vitest('Unit tests', 'tests/unit', '--maxWorkers=1')),
  ])();
  const onBuild = (async () => [
    await build,
    await runs({ title: 'Links', command: 'tsx', args: ['scripts/check-links.ts'] }),
    // The files of a worker share the pages that they have parsed.
    await runs(vitest('Built tests', 'tests/built', '--no-isolate', `--maxWorkers=${workers}`)),
    ...(nginx === undefined ? withoutNginx() : [await runs(vitest('Host files on nginx', 'tests/hosts'))]),
  ])();
  const results = [...(await beside), ...(await onBuild), await runs(playwright('Browser tests'))];

  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

/** By itself Vitest leaves one processor idle, which on two is half of them. */
const workers = Math.max(2, availableParallelism() - 1);

/** Runs a check, and prints its output and its time (s) at its end, so that two at once do not mix. */
function runs({ title, command, args, env = {}, count = (outcome) => outcome }: Check): Promise<Result> {
  const begun = performance.now();
  const output: Buffer[] = [];
  const child = spawn(resolve('node_modules/.bin', command), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));

  return new Promise((done) => {
    child.once('error', ({ message }) => output.push(Buffer.from(message)));
    child.once('close', (status) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`\n${title}, ${seconds} s\n${Buffer.concat(output).toString().trimEnd()}`);
      done(count(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
    });
  });
}

function vitest(title: string, folder: string, ...options: readonly string[]): Check {
  const file = join(reports, `${folder.replace('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    title,
    command: 'vitest',
    args: ['run', folder, '--testTimeout=60000', ...options, ...reporters],
    count: (outcome) =>
      counted(outcome, file, ({ numPassedTests, numFailedTests }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      })),
  };
}

/** nginx.conf is tried with a real nginx. Where there is none and none can be installed, nothing is counted. */
function withoutNginx(): Result[] {
  console.log('\nHost files on nginx\nNot run: there is no nginx here, and only root can install it.');
  return [];
}

function playwright(title: string): Check {
  const file = join(reports, 'browser.json');
  return {
    title,
    command: 'playwright',
    args: ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: (outcome) =>
      counted(outcome, file, ({ stats }: PlaywrightReport) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      })),
  };
}

/** Reads a runner's own count; a runner that failed without one, or counted nothing, is one failed test. */
function counted<Report>(outcome: Result, file: string, read: (report: Report) => Result): Result {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    if (result.passed + result.failed === 0) return { passed: 0, failed: 1 };
    return outcome.failed > 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
