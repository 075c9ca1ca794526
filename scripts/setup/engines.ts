import { spawnSync } from 'node:child_process';
import { firefox, webkit } from 'playwright';
import { findPrograms, installDebianPackages } from './programs.ts';

/** The engines besides Chromium, with Debian's packages and the programs in them that start the browser. */
const engines = [
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], programs: ['firefox-esr'], playwright: firefox },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
    playwright: webkit,
  },
] as const;

type Engine = (typeof engines)[number];

/** Returns the path of the program that starts an engine, or `undefined` if one of its programs is missing. */
export function findEngine(name: Engine['name']): string | undefined {
  const { programs } = engines.find((engine) => engine.name === name) as Engine;
  const found = programs.map((program) => findPrograms([program])[0]);
  return found.includes(undefined) ? undefined : found[0];
}

/**
 * Checks that Firefox and WebKit can be started, and installs missing engines: for root Debian's packages, then the
 * builds of Playwright if an engine is still missing.
 *
 * @throws Error with the commands that install what is still missing
 */
export async function ensureEngines(): Promise<void> {
  let missing = await missingEngines();
  if (missing.length === 0) return;
  const packages = missing.flatMap((engine) => engine.packages);
  installDebianPackages(packages, 'the tests in Firefox and WebKit');
  missing = await missingEngines();
  if (missing.length === 0) return;
  const args = ['playwright', 'install', ...missing.map(({ name }) => name)];
  spawnSync('npx', args, { stdio: 'inherit', timeout: 300_000 });
  missing = await missingEngines();
  if (missing.length > 0) throw new Error(missing.map(instructions).join('\n'));
}

async function missingEngines(): Promise<Engine[]> {
  const found = await Promise.all(
    engines.map(({ name, playwright }) => findEngine(name) !== undefined || starts(playwright)),
  );
  return engines.filter((_, index) => !found[index]);
}

/** Returns whether Playwright's build starts. It may be installed without the libraries that it needs. */
function starts(browser: Engine['playwright']): Promise<boolean> {
  return browser.launch().then(
    (started) => started.close().then(() => true),
    () => false,
  );
}

function instructions({ name, title, packages }: Engine): string {
  const commands = `\`npx playwright install --with-deps ${name}\`, or on Debian with \`apt-get install ${packages.join(' ')}\``;
  return `No ${title} for the tests: install it with ${commands}.`;
}
