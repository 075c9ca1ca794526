import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';
import { isProgram } from './browser.ts';
import { installDebianPackages } from './debian.ts';

/** The engines besides Chromium, with Debian's packages and the programs in them that start the browser. */
const engines = [
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], programs: ['firefox-esr'] },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
  },
] as const;

type Engine = (typeof engines)[number];

/** Returns the path of the program that starts an engine, or `undefined` if a Debian package of it is missing. */
export function findEngine(name: Engine['name']): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const { programs } = engines.find((engine) => engine.name === name) as Engine;
  const found = programs.map((program) => folders.map((folder) => join(folder, program)).find(isProgram));
  return found.includes(undefined) ? undefined : found[0];
}

/**
 * Checks that Firefox and WebKit can be started, and installs the ones that cannot: Debian's packages for root, else the
 * builds of Playwright.
 *
 * @throws Error with the commands that install what is still missing
 */
export async function ensureEngines(): Promise<void> {
  let missing = await missingOf(engines);
  if (missing.length === 0) return;
  installDebianPackages(
    missing.flatMap(({ packages }) => packages),
    'the tests need more browsers',
  );
  missing = await missingOf(missing);
  if (missing.length === 0) return;
  spawnSync('npx', ['playwright', 'install', ...missing.map(({ name }) => name)], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  missing = await missingOf(missing);
  if (missing.length > 0) throw new Error(missing.map(instructions).join('\n'));
}

async function missingOf(wanted: readonly Engine[]): Promise<Engine[]> {
  const found = await Promise.all(
    wanted.map(async ({ name }) => findEngine(name) !== undefined || startsPlaywright(name)),
  );
  return wanted.filter((_, index) => !found[index]);
}

/** Playwright's build may be there without the system's libraries that it needs. */
async function startsPlaywright(name: Engine['name']): Promise<boolean> {
  try {
    await (await (name === 'firefox' ? firefox : webkit).launch()).close();
    return true;
  } catch {
    return false;
  }
}

function instructions({ name, title, packages }: Engine): string {
  const commands = `\`npx playwright install --with-deps ${name}\`, or on Debian with \`apt-get install ${packages.join(' ')}\``;
  return `No ${title} for the tests: install it with ${commands}.`;
}
