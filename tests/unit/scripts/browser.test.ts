import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser, launchOptions } from '../../../scripts/setup/browser.ts';
import { findEngine } from '../../../scripts/setup/engines.ts';

test('the browser is started without what Playwright leaves out: of two such lists the last counts alone', () => {
  const [, list = ''] =
    /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')) ??
    [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature ?? '');
  expect(theirs.length).toBeGreaterThan(10);

  const prefix = '--disable-features=';
  const [ours = '', ...more] = launchOptions('chromium').args.filter((arg) => arg.startsWith(prefix));
  expect(more).toEqual([]);
  const features = ours.slice(prefix.length).split(',');
  expect(theirs.filter((feature) => !features.includes(feature))).toEqual([]);
  expect(features.filter((feature) => !theirs.includes(feature))).toEqual([
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ]);
});

const work = mkdtempSync(join(tmpdir(), 'browser-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** Returns a folder for the PATH with programs that only exit. */
function folderWith(names: readonly string[], status = 0): string {
  const folder = mkdtempSync(join(work, 'bin-'));
  for (const name of names) writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  return folder;
}

test('a browser that cannot start is passed over: the next one is taken', () => {
  const [broken, sound] = [folderWith(['chromium'], 127), folderWith(['chromium'])];
  vi.stubEnv('BROWSER_PATH', '');
  vi.stubEnv('PATH', `${broken}:${sound}`);
  expect(ensureBrowser()).toBe(join(sound, 'chromium'));
});

test('finds the engines of Debian on the PATH, and WebKit only together with a screen for it', () => {
  const folder = folderWith(['firefox-esr', 'WebKitWebDriver']);
  vi.stubEnv('PATH', folder);
  expect(findEngine('firefox')).toBe(join(folder, 'firefox-esr'));
  expect(findEngine('webkit')).toBeUndefined();
  vi.stubEnv('PATH', `${folder}:${folderWith(['Xvfb'])}`);
  expect(findEngine('webkit')).toBe(join(folder, 'WebKitWebDriver'));
});

test('a folder is no browser', () => {
  const app = join(work, 'Chrome.app');
  mkdirSync(app);
  vi.stubEnv('BROWSER_PATH', app);
  expect(ensureBrowser).toThrow(`BROWSER_PATH is "${app}", which is not a program`);
});
