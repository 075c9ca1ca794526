import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { testSecondBusiness } from '../tests/second-business/checks.ts';
import { ensureNginx } from './setup/nginx.ts';
import { type Check, playwright, program, vitest } from './test/checks.ts';
import { type Counts, one, tell, total } from './test/counts.ts';
import { alone, groups, onBuild, onRequest, withoutBuild, withSettings } from './test/groups.mjs';
import { endProgramsOnSignals, temporaryFolder } from './test/programs.ts';

type Group = (typeof groups)[number];

/** By itself Vitest leaves one processor idle, which on two is half of them. */
const workers = Math.max(2, availableParallelism() - 1);

/** Groups that cannot run here, because the machine lacks what they need. */
const missing = new Set<Group>();

const checks: Record<Group, Check> = {
  types: program('Types', 'tsc', ['-p', '.']),
  lint: program('Lint and format', 'biome', ['check']),
  unit: vitest('Unit tests', ['tests/unit', '--no-isolate', '--maxWorkers=1']),
  build: program('Build', process.execPath, ['scripts/build/start.mjs', 'build']),
  links: program('Links', process.execPath, ['--import', 'tsx', 'scripts/check-links.ts']),
  // The files of a worker share the pages that they have parsed.
  built: vitest('Built tests', ['tests/built', '--no-isolate', `--maxWorkers=${workers}`]),
  hosts: vitest('Host files on nginx', ['tests/hosts']),
  browser: playwright('Browser tests'),
  engines: vitest('Firefox and WebKit', ['tests/engines', '--maxWorkers=2']),
  settings: {
    title: 'With the settings of another business',
    run: async () => {
      const wanted = withSettings.filter((group) => !missing.has(group));
      return total(await testSecondBusiness(temporaryFolder('second-business-'), wanted));
    },
  },
};

/** What a group needs of the machine. Gives it, or throws an error that says how to get it. */
const needs: Partial<Record<Group, () => unknown>> = {
  hosts: ensureNginx,
  browser: async () => {
    // Loads Playwright, for 0.4 s. The tests' own processes find the browser by this variable.
    const { ensureBrowser } = await import('./setup/browser.ts');
    process.env.BROWSER_PATH = ensureBrowser();
  },
  engines: async () => (await import('./setup/engines.ts')).ensureEngines(),
};

/**
 * `npm test`: all checks, or the groups that `--only` names. What needs no build runs beside the build and its tests; the
 * tests in a browser have the processors to themselves. Neither a failing check nor a missing program hides what the others find.
 */
async function main(): Promise<number> {
  const asked = readGroups(process.argv.slice(2));
  // The tests of the other business are those of some groups: what these lack is left out there.
  for (const group of asked.includes('settings') ? new Set([...asked, ...withSettings]) : asked) {
    if (await lacks(group)) missing.add(group);
  }
  const able = asked.filter((group) => !missing.has(group));
  const run = async (names: readonly Group[]) => {
    const results: Counts[] = [];
    for (const name of names) if (able.includes(name)) results.push(await runs(checks[name]));
    return results;
  };

  const beside = run(withoutBuild);
  const read = [...onBuild, ...alone].filter((name) => able.includes(name));
  const build = read.length > 0 || able.includes('build') ? [await runs(checks.build)] : [];
  const isBuilt = build.every(({ failed }) => failed === 0);
  const results = isBuilt ? await run(onBuild) : read.map(withoutSite);
  results.push(...build, ...(await beside), ...[...missing].map(() => one(false)));
  if (isBuilt) results.push(...(await run(alone)));
  return tell(results);
}

/** The groups that `--only` names, all without it. */
function readGroups(args: readonly string[]): readonly Group[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  const isOnRequest = (group: Group) => onRequest.some((name) => name === group);
  if (values.only === undefined) return groups.filter((group) => !isOnRequest(group));
  const names = values.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !groups.some((group) => group === name));
  if (unknown.length > 0) throw new Error(`--only knows ${groups.join(', ')}; it does not know ${unknown.join(', ')}.`);
  return groups.filter((group) => names.includes(group));
}

/** What reads a site that could not be built would only say it over and over, or find the last one in order. */
function withoutSite(group: Group): Counts {
  console.log(`\n${checks[group].title}: not run, because the build failed`);
  return one(false);
}

/** Whether a group cannot run here; then it says what to do. */
async function lacks(group: Group): Promise<boolean> {
  try {
    await needs[group]?.();
    return false;
  } catch (error) {
    console.log(`\n${checks[group].title}: not run\n${(error as Error).message}`);
    return true;
  }
}

/** A check that cannot be begun has failed. */
async function runs({ title, run }: Check): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    console.log(`\n${title}: not run\n${(error as Error).message}`);
    return one(false);
  }
}

endProgramsOnSignals();
// What tests leave when they are interrupted goes with this process.
process.env.TMPDIR = temporaryFolder('tests-');
try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = tell([one(false)]);
}
