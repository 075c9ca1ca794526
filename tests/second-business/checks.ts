import { existsSync } from 'node:fs';
import { type Counts, playwright, program, vitest, type withSettings } from '../../scripts/test/checks.ts';
import { secondBusiness } from './business.ts';
import { addOwnPages, copyWithSettings } from './project.ts';

/** Built tests that run builds themselves, and those that settings hardly change. */
const notHere = [
  'bad-input',
  'build',
  'code-finder',
  'html',
  'interrupted',
  'own-site',
  'safety',
  'similarity',
  'styleguide',
];
/** Unit tests that read the settings. */
const unitTests = ['ready'];
const inBrowser = ['hours', 'navigation', 'theme', 'web-font'];

/**
 * Builds a copy of the project with the settings of another business (business.ts), and runs the tests of the built site
 * that depend on settings. Stops if the build fails.
 *
 * @param folder an empty folder for the copy
 * @param wanted the groups whose tests are run
 * @throws Error naming the tests in the lists above that do not exist
 */
export async function testSecondBusiness(
  folder: string,
  wanted: readonly (typeof withSettings)[number][],
): Promise<Counts[]> {
  const left = testFiles('tests/built/*.test.ts', notHere).flatMap((file) => ['--exclude', file]);
  const units = testFiles('tests/unit/scripts/*.test.ts', unitTests);
  const specs = testFiles('tests/browser/*.spec.ts', inBrowser);
  copyWithSettings(folder, secondBusiness);
  addOwnPages(folder);

  const place = { cwd: folder, env: ownEnvironment() };
  const title = (part: string) => `With the settings of another business: ${part}`;
  const folders = wanted.filter((group) => group !== 'browser').map((group) => `tests/${group}`);
  const results = [
    await program(title('build'), 'settings', process.execPath, ['scripts/build/start.mjs', 'build'], place).run(),
  ];
  if (results.some(({ failed }) => failed > 0)) return results;

  if (folders.length > 0) {
    const args = [...folders, ...units, ...left, '--no-isolate', '--maxWorkers=2'];
    results.push(await vitest(title('built site'), args, place).run());
  }
  if (wanted.includes('browser')) results.push(await playwright(title('in the browser'), specs, place).run());
  return results;
}

/**
 * Returns the paths of tests. The runners ignore names without a file.
 *
 * @param pattern a path with `*` for the name
 * @throws Error naming every path that is no file
 */
export function testFiles(pattern: string, names: readonly string[]): string[] {
  const files = names.map((name) => pattern.replace('*', name));
  const lost = files.filter((file) => !existsSync(file));
  if (lost.length > 0) throw new Error(`tests/second-business/checks.ts names ${lost.join(', ')}: no such file.`);
  return files;
}

/** Returns the environment without settings, so that those of the copy count. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const overridden = /^(SITE_(NAME|HOST|PHONE|EMAIL)|BOOKING_(URL|TOKEN)|DIST|HOSTING)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !overridden.test(name)));
}
