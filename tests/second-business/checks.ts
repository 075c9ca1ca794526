import { existsSync } from 'node:fs';
import { type Counts, playwright, program, vitest, type withSettings } from '../../scripts/test/checks.ts';
import { secondBusiness } from './business.ts';
import { addOwnPages, copyWithSettings } from './project.ts';

/** Files in tests/built that run builds themselves, or do not depend on settings. */
// biome-ignore format: one list
const skippedTests = [
  'bad-input', 'build', 'code-finder', 'html', 'interrupted', 'own-site', 'safety', 'similarity', 'styleguide',
];
/** Unit tests that read the settings. */
const unitTests = ['ready'];
const inBrowser = ['hours', 'navigation', 'theme', 'web-font'];

/**
 * Copies the project into an empty folder with other settings (business.ts), builds it, and runs the tests of the
 * wanted groups that depend on settings.
 */
export async function testSecondBusiness(
  folder: string,
  wanted: readonly (typeof withSettings)[number][],
): Promise<Counts[]> {
  const excluded = testFiles('tests/built/*.test.ts', skippedTests).flatMap((file) => ['--exclude', file]);
  const units = testFiles('tests/unit/scripts/*.test.ts', unitTests);
  const specs = testFiles('tests/browser/*.spec.ts', inBrowser);
  copyWithSettings(folder, secondBusiness);
  await addOwnPages(folder);

  const options = { cwd: folder, env: ownEnvironment() };
  const title = (part: string) => `With the settings of another business: ${part}`;
  const folders = wanted.filter((group) => group !== 'browser').map((group) => `tests/${group}`);
  const results = [
    await program(title('build'), 'settings', process.execPath, ['scripts/build/start.mjs', 'build'], options).run(),
  ];
  if (results.some(({ failed }) => failed > 0)) return results;

  if (folders.length > 0) {
    const args = [...folders, ...units, ...excluded, '--no-isolate', '--maxWorkers=2'];
    results.push(await vitest(title('built site'), args, options).run());
  }
  if (wanted.includes('browser')) results.push(await playwright(title('in the browser'), specs, options).run());
  return results;
}

/** Replaces `*` in a path with each name. Throws an error for a missing file, which test runners would ignore. */
export function testFiles(pattern: string, names: readonly string[]): string[] {
  const files = names.map((name) => pattern.replace('*', name));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`tests/second-business/checks.ts lists missing files: ${missing.join(', ')}`);
  return files;
}

/** Returns the environment without variables that override settings. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const overridden = /^(SITE_(NAME|HOST|PHONE|EMAIL)|BOOKING_(URL|TOKEN)|DIST|HOSTING)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !overridden.test(name)));
}
