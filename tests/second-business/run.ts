import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { secondBusiness } from './business.ts';
import { copyWithSettings } from './project.ts';

/** Built tests that make builds of their own, which need not be made twice, and those that settings hardly change. */
const notHere = [
  'bad-input',
  'build',
  'code-finder',
  'compressed',
  'html',
  'interrupted',
  'own-prices',
  'safety',
  'similarity',
  'styleguide',
];
const inBrowser = ['hours', 'navigation', 'theme'];
const groups = ['built', 'hosts', 'browser'] as const;

interface Counts {
  passed: number;
  failed: number;
}

/**
 * `npm run test:second-business`: builds a copy of the project with the settings of another business (business.ts), and runs
 * on it the tests that read a built site: built, hosts, and those in a browser that settings can change. The last line is
 * `N passed, N failed`. Exit 0: none failed. Exit 1: some did. Exit 2: it could not run.
 */
async function main(args: string[]): Promise<number> {
  const options = { in: { type: 'string' }, without: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const wanted = groupsBut(values.without);
  const folder = openFolder(values.in);
  copyWithSettings(folder, secondBusiness);

  const status = await run(folder, process.execPath, ['scripts/build/start.mjs', 'build']);
  if (status !== 0) return tell([{ passed: 0, failed: 1 }]);
  const results = [{ passed: 1, failed: 0 }];
  if (wanted.some((group) => group !== 'browser')) results.push(await vitest(folder, wanted));
  if (wanted.includes('browser')) results.push(await playwright(folder));
  return tell(results);
}

function groupsBut(list = ''): readonly string[] {
  const without = list.split(',').filter(Boolean);
  const unknown = without.filter((name) => !(groups as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`--without takes ${groups.join(', ')}, not ${unknown.join(', ')}.`);
  return groups.filter((group) => !without.includes(group));
}

/** An empty folder: the one that is named, or one that goes with this process. */
function openFolder(named: string | undefined): string {
  if (named !== undefined) {
    if (existsSync(named) && readdirSync(named).length > 0) throw new Error(`${named} is not empty.`);
    return resolve(named);
  }
  const folder = mkdtempSync(join(tmpdir(), 'second-business-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  return folder;
}

async function vitest(folder: string, wanted: readonly string[]): Promise<Counts> {
  const file = join(folder, 'vitest.json');
  const folders = wanted.filter((group) => group !== 'browser').map((group) => `tests/${group}`);
  const left = notHere.flatMap((name) => ['--exclude', `tests/built/${name}.test.ts`]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = ['run', ...folders, ...left, '--no-isolate', '--maxWorkers=2', '--testTimeout=60000', ...reporters];
  const status = await run(folder, 'vitest', command);
  return counted(status, file, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
}

async function playwright(folder: string): Promise<Counts> {
  const file = join(folder, 'browser.json');
  const files = inBrowser.map((name) => `tests/browser/${name}.spec.ts`);
  const config = ['--config', 'tests/browser/playwright.config.ts', '--reporter=dot,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = await run(folder, 'playwright', ['test', ...files, ...config], env);
  return counted(status, file, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
}

/** A runner's own count; one that failed without it, or counted nothing, is one failed test. */
function counted(status: number, file: string, read: (report: Report) => [number, number]): Counts {
  const [passed, failed] = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 1];
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Runs a command in the copy and gives its exit status. The settings are those of the copy alone. */
function run(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const overridden = /^(SITE_(NAME|HOST|PHONE|EMAIL)|BOOKING_(URL|TOKEN)|DIST|HOSTING)$/;
  const kept = Object.entries(process.env).filter(([name]) => !overridden.test(name));
  const child = spawn(resolve(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...Object.fromEntries(kept), ...env },
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (status) => done(status ?? 1));
  });
}

function tell(results: readonly Counts[]): number {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nWith the settings of another business: ${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
