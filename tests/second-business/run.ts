import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summarize, withSettings } from '../../scripts/test/checks.ts';
import { endProgramsOnSignals, temporaryFolder } from '../../scripts/test/programs.ts';
import { testSecondBusiness } from './checks.ts';

/**
 * `npm run test:second-business`: the tests of the project on a copy with the settings of another business. The last line
 * is `N passed, N failed`. Exit 0: none failed. Exit 1: some did. Exit 2: it could not run.
 */
async function main(args: string[]): Promise<number> {
  const options = { in: { type: 'string' }, without: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const wanted = groupsBut(values.without);
  return summarize(await testSecondBusiness(openFolder(values.in), wanted));
}

function groupsBut(list = '') {
  const without = list.split(',').filter(Boolean);
  const unknown = without.filter((name) => !withSettings.some((group) => group === name));
  if (unknown.length > 0) throw new Error(`--without takes ${withSettings.join(', ')}, not ${unknown.join(', ')}.`);
  return withSettings.filter((group) => !without.includes(group));
}

/** An empty folder: the one that is named, or one that goes with this process. */
function openFolder(named: string | undefined): string {
  if (named === undefined) return temporaryFolder('second-business-');
  if (existsSync(named) && readdirSync(named).length > 0) throw new Error(`${named} is not empty.`);
  return resolve(named);
}

endProgramsOnSignals();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
