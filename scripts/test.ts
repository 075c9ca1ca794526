import { spawnSync } from 'node:child_process';
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

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** `npm test`: all checks in turn, the cheap ones first. A failing one does not hide what the others find. */
function main(): number {
  process.env.BROWSER_PATH = ensureBrowser();

  const results = [
    run('Types', 'tsc', ['-p', '.']),
    run('Lint and format', 'biome', ['check']),
    vitest('Unit tests', 'tests/unit'),
    run('Build', process.execPath, ['scripts/build/start.mjs', 'build']),
    vitest('Built tests', 'tests/built'),
    ...hosts('Host files on nginx'),
    run('Links', 'tsx', ['scripts/check-links.ts']),
    playwright('Browser tests'),
  ];

  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

function run(title: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Result {
  console.log(`\n${title}`);
  const { status } = spawnSync(resolve('node_modules/.bin', command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(title: string, folder: string): Result {
  const file = join(reports, `${folder.replace('/', '-')}.json`);
  const outcome = run(title, 'vitest', [
    'run',
    folder,
    '--testTimeout=30000',
    // By itself it leaves one processor idle, which on two is half of them.
    `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(outcome, file, ({ numPassedTests, numFailedTests }: VitestReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

/** Tries nginx.conf with a real nginx. Where there is none and none can be installed, nothing is counted. */
function hosts(title: string): Result[] {
  if (ensureNginx() !== undefined) return [vitest(title, 'tests/hosts')];
  console.log(`\n${title}\nNot run: there is no nginx here, and only root can install it.`);
  return [];
}

function playwright(title: string): Result {
  const file = join(reports, 'browser.json');
  const outcome = run(
    title,
    'playwright',
    ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  return counted(outcome, file, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
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
  process.exitCode = main();
} catch (error) {
  console.error((error as Error).message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
