import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installDebianPackages } from './debian.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Finds a Chromium for the tests: the one that `BROWSER_PATH` names, an installed one, or Playwright's own.
 *
 * @returns its path, or `undefined` when there is none yet
 * @throws Error when `BROWSER_PATH` names what does not run
 */
function findBrowser(): string | undefined {
  const named = process.env.BROWSER_PATH;
  if (named && !isProgram(named)) {
    throw new Error(
      `BROWSER_PATH is "${named}", which is no program: set it to that of Chromium or Chrome, or to nothing.`,
    );
  }
  if (named) return named;

  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, chromium.executablePath()].find((file) => isProgram(file) && starts(file));
}

/**
 * Finds a Chromium, or installs one: Playwright's own, else Debian's package where this is Debian and the user is root.
 *
 * @throws Error saying what to do when none can be had
 */
export function ensureBrowser(): string {
  return findBrowser() ?? installPlaywrightChromium() ?? installDebianChromium() ?? fail();
}

/**
 * What tests have no use for. Chromium fills the popup of its address bar, twice, for every window that is opened: without
 * that the browser tests take a sixth less time. The others are what Playwright leaves out; the last such list counts alone.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
].join(',');

/** What Chromium is started with. Its sandbox needs a user that is not root. */
export function launchOptions(executablePath: string) {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${unused}`,
  ];
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet };
}

function installPlaywrightChromium(): string | undefined {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
  return findBrowser();
}

function installDebianChromium(): string | undefined {
  installDebianPackages(['chromium', 'fonts-liberation'], 'the tests need a browser');
  return findBrowser();
}

function fail(): never {
  throw new Error('No browser for the tests: install Chromium or Chrome, or set BROWSER_PATH to the one to use.');
}

/** A folder may be executable too, such as an app of macOS. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Playwright's own may be there without the libraries that it needs. */
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}
