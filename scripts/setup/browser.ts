import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findPrograms, installDebianPackages, isProgram } from './programs.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Returns the path of Chromium for the tests: `BROWSER_PATH`, an installed browser, or Playwright's build. If it finds
 * none that starts, installs Playwright's build or, as root if that fails, Debian's package.
 *
 * @throws Error that explains how to install one
 */
export function ensureBrowser(): string {
  const named = process.env.BROWSER_PATH;
  if (named && isProgram(named)) return named;
  if (named) {
    throw new Error(`BROWSER_PATH is "${named}", which is not a program: set it to Chromium or Chrome, or unset it.`);
  }
  const installers = [
    () => {},
    () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 }),
    () => installDebianPackages(['chromium', 'fonts-liberation'], 'the browser tests'),
  ];
  for (const install of installers) {
    install();
    const found = [...findPrograms(commands), chromium.executablePath()].find(starts);
    if (found !== undefined) return found;
  }
  throw new Error('No browser for the tests: install Chromium or Chrome, or set BROWSER_PATH to its program.');
}

/** Returns whether a browser starts. Playwright's may be installed without the libraries that it needs. */
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/**
 * Features that tests do not need. The first two load the address bar's popup in every window: without them the browser
 * tests take a sixth less time. Playwright disables the others, but Chromium only uses the last `--disable-features`.
 */
const unused = `
  WebUIOmniboxPopup WebUIOmniboxAimPopup
  AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
  PaintHolding PreconnectToSearch TcpPortRandomizationWin ThirdPartyStoragePartitioning
  msEdgeUpdateLaunchServicesPreferredVersion msForceBrowserSignIn`;

/** Returns options to start Chromium, whose sandbox does not work for root. */
export function launchOptions(executablePath: string) {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    // Rendering on the CPU is faster than emulating a GPU.
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${unused.trim().split(/\s+/).join(',')}`,
  ];
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args };
}
