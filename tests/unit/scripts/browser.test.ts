import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser, launchOptions } from '../../../scripts/setup/browser.ts';

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

/** A folder of the PATH with a browser that ends with a status. */
function browserThatEndsWith(status: number): string {
  const folder = mkdtempSync(join(work, 'bin-'));
  writeFileSync(join(folder, 'chromium'), `#!/bin/sh\nexit ${status}\n`);
  chmodSync(join(folder, 'chromium'), 0o755);
  return folder;
}

test('a browser that cannot start is passed over: the next one is taken', () => {
  const [broken, sound] = [browserThatEndsWith(127), browserThatEndsWith(0)];
  vi.stubEnv('BROWSER_PATH', '');
  vi.stubEnv('PATH', `${broken}:${sound}`);
  expect(ensureBrowser()).toBe(join(sound, 'chromium'));
});

test('a folder is no browser', () => {
  const app = join(work, 'Chrome.app');
  mkdirSync(app);
  vi.stubEnv('BROWSER_PATH', app);
  expect(ensureBrowser).toThrow(`BROWSER_PATH is "${app}", which is no program`);
});
