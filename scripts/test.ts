import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { testSecondBusiness } from '../tests/second-business/checks.ts';
import { ensureNginx } from './setup/nginx.ts';
import {
  type Check,
  type Counts,
  countOne,
  type Group,
  groups,
  playwright,
  program,
  summarize,
  total,
  vitest,
  withSettings,
} from './test/checks.ts';
import { endProgramsOnSignals, temporaryFolder } from './test/programs.ts';

/** Groups that run during the build, because they do not need it. */
const withoutBuild = ['types', 'lint', 'unit'] as const;
/** Groups that read the built site. */
const onBuild = ['links', 'built', 'hosts'] as const;
/** Groups that also read the built site. They run last, while no other group runs. */
const last = ['browser', 'engines', 'settings'] as const;

/** By default Vitest leaves one processor idle: half of a two-processor machine. */
const workers = Math.max(2, availableParallelism() - 1);

/** Groups that cannot run, because a program is missing and cannot be installed. */
const missing = new Map<Group, Counts>();

const checks: Record<Group, Check> = {
  types: program('Types', 'types', 'tsc', ['-p', '.']),
  lint: {
    title: 'Lint and format',
    run: async () => {
      const english = program('Words of comments and messages', 'lint', 'tsx', ['scripts/check-english.ts']);
      return total([await program('Lint and format', 'lint', 'biome', ['check']).run(), await english.run()]);
    },
  },
  unit: vitest('Unit tests', ['tests/unit', '--no-isolate', '--maxWorkers=1']),
  build: program('Build', 'build', process.execPath, ['scripts/build/start.mjs', 'build']),
  links: program('Links', 'links', process.execPath, ['--import', 'tsx', 'scripts/check-links.ts']),
  // Without isolation, test files in the same worker share parsed pages.
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

/** Installs the programs that a group needs, or throws an error that explains how to install them. */
const needs: Partial<Record<Group, () => unknown>> = {
  hosts: ensureNginx,
  browser: async () => {
    // Imported late, because Playwright takes 0.4 s to load. Tests read the variable.
    const { ensureBrowser } = await import('./setup/browser.ts');
    process.env.BROWSER_PATH = ensureBrowser();
  },
  engines: async () => (await import('./setup/engines.ts')).ensureEngines(),
};

/**
 * `npm test`: runs all groups, or only some: `npm test lint unit`. A failing group or a missing program does not stop
 * the others.
 */
async function main(): Promise<number> {
  const wanted = readGroups();
  for (const group of wanted.includes('settings') ? new Set([...wanted, ...withSettings]) : wanted) {
    try {
      await needs[group]?.();
    } catch (error) {
      missing.set(group, notRun(group, error as Error));
    }
  }
  const runnable = wanted.filter((group) => !missing.has(group));
  const run = async (names: readonly Group[]) => {
    const results: Counts[] = [];
    for (const name of names.filter((one) => runnable.includes(one))) {
      results.push(await checks[name].run().catch((error) => notRun(name, error)));
    }
    return results;
  };

  const concurrent = run(withoutBuild);
  const needBuild = runnable.filter((name) => [...onBuild, ...last].some((one) => one === name));
  if (needBuild.length > 0 && !runnable.includes('build')) runnable.push('build');
  const build = await run(['build']);
  const isBuilt = build.every(({ failed }) => failed === 0);
  const results = isBuilt ? await run(onBuild) : needBuild.map((group) => notRun(group, Error('The build failed.')));
  results.push(...build, ...(await concurrent), ...missing.values());
  if (isBuilt) results.push(...(await run(last)));
  return summarize(results);
}

/** Returns the groups to run. `--only` is optional, because npm does not pass it on unless it is after `--`. */
function readGroups(): readonly Group[] {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const names = [...positionals, values.only ?? ''].flatMap((list) => list.split(/[\s,]+/)).filter(Boolean);
  const unknown = names.filter((name) => !groups.some((group) => group === name));
  if (unknown.length > 0)
    throw new Error(`No group of tests is named ${unknown.join(', ')}. Groups: ${groups.join(', ')}.`);
  return names.length === 0 ? groups : groups.filter((group) => names.includes(group));
}

/** Prints why a group does not run, and counts one failure. */
function notRun(group: Group, { message }: Error): Counts {
  console.log(`\n${checks[group].title}: not run\n${message}`);
  return countOne(false, `${checks[group].title}: not run`, group);
}

endProgramsOnSignals();
// Removing this folder also removes leftover folders of interrupted tests.
process.env.TMPDIR = temporaryFolder('tests-');
try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = summarize([{ passed: 0, failed: 1 }]);
}
