import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Counts what the command did; without it, it counts as one test. */
  count?: (outcome: Result, output: string) => Result;
}

/** The groups that need no build; those that read it; those that read it, or make their own, with nothing beside them. */
const withoutBuild = ['types', 'lint', 'unit'] as const;
const onBuild = ['links', 'built', 'hosts'] as const;
const alone = ['browser', 'settings'] as const;
const groups = [...withoutBuild, 'build', ...onBuild, ...alone] as const;
type Group = (typeof groups)[number];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** By itself Vitest leaves one processor idle, which on two is half of them. */
const workers = Math.max(2, availableParallelism() - 1);

const checks: Record<Group, Check> = {
  types: { title: 'Types', command: 'tsc', args: ['-p', '.'] },
  lint: { title: 'Lint and format', command: 'biome', args: ['check'] },
  unit: vitest('Unit tests', 'tests/unit', '--no-isolate', '--maxWorkers=1'),
  build: { title: 'Build', command: process.execPath, args: ['scripts/build/start.mjs', 'build'] },
  links: { title: 'Links', command: 'tsx', args: ['scripts/check-links.ts'] },
  // The files of a worker share the pages that they have parsed.
  built: vitest('Built tests', 'tests/built', '--no-isolate', `--maxWorkers=${workers}`),
  hosts: vitest('Host files on nginx', 'tests/hosts'),
  browser: playwright('Browser tests'),
  settings: {
    title: 'With the settings of another business',
    command: 'tsx',
    args: ['tests/second-business/run.ts'],
    count: (outcome, output) => {
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      return outcome.failed > 0 && Number(failed) === 0 ? outcome : { passed: Number(passed), failed: Number(failed) };
    },
  },
};

/** What a group needs of the machine. Gives it, or throws an error that says how to get it. */
const needs: Partial<Record<Group, () => unknown>> = {
  hosts: ensureNginx,
  browser: () => {
    // The tests' own processes find it by this variable.
    process.env.BROWSER_PATH = ensureBrowser();
  },
};

/**
 * `npm test`: all checks, or the groups that `--only` names. What needs no build runs beside the build and its tests; the
 * tests in a browser have the processors to themselves. Neither a failing check nor a missing program hides what the others find.
 */
async function main(): Promise<number> {
  const asked = readGroups(process.argv.slice(2));
  // The tests of the other business are those of some groups: what these lack is left out there.
  const probed = asked.includes('settings') ? new Set([...asked, 'hosts', 'browser'] as const) : asked;
  const missing = [...probed].flatMap(lacks);
  if (missing.length > 0) checks.settings.args.push('--without', missing.map(({ group }) => group).join());
  const able = asked.filter((group) => missing.every((one) => one.group !== group));
  const run = async (names: readonly Group[]) => {
    const results: Result[] = [];
    for (const name of names) if (able.includes(name)) results.push(await runs(checks[name]));
    return results;
  };

  const beside = run(withoutBuild);
  const read = [...onBuild, ...alone].filter((name) => able.includes(name));
  const build = read.length > 0 || able.includes('build') ? [await runs(checks.build)] : [];
  const isBuilt = build.every(({ failed }) => failed === 0);
  const results = isBuilt ? await run(onBuild) : read.map(withoutSite);
  results.push(...build, ...(await beside), ...missing);
  if (isBuilt) results.push(...(await run(alone)));

  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

/** The groups that `--only` names, all without it. */
function readGroups(args: readonly string[]): readonly Group[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  if (values.only === undefined) return groups;
  const names = values.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !groups.some((group) => group === name));
  if (unknown.length > 0) throw new Error(`--only knows ${groups.join(', ')}; it does not know ${unknown.join(', ')}.`);
  return groups.filter((group) => names.includes(group));
}

/** What reads a site that could not be built would only say it over and over, or find the last one in order. */
function withoutSite(group: Group): Result {
  console.log(`\n${checks[group].title}: not run, because the build failed`);
  return { passed: 0, failed: 1 };
}

/** A group that cannot run here counts as one failure, which says what to do. */
function lacks(group: Group): (Result & { group: Group })[] {
  try {
    needs[group]?.();
    return [];
  } catch (error) {
    console.log(`\n${checks[group].title}: not run\n${(error as Error).message}`);
    return [{ group, passed: 0, failed: 1 }];
  }
}

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
      const text = Buffer.concat(output).toString().trimEnd();
      console.log(`\n${title}, ${seconds} s\n${text}`);
      done(count(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, text));
    });
  });
}

function vitest(title: string, folder: string, ...options: readonly string[]): Check {
  const file = join(reports, `${folder.replace('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    title,
    command: 'vitest',
    // Beside other work a test may take many times as long as alone.
    args: ['run', folder, '--testTimeout=120000', '--hookTimeout=120000', ...options, ...reporters],
    count: (outcome) =>
      counted(outcome, file, ({ numPassedTests, numFailedTests }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      })),
  };
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
