import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from '../../../scripts/setup/browser.ts';
import { findEngine } from '../../../scripts/setup/engines.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const work = temporaryFolder();
afterEach(() => vi.unstubAllEnvs());

/** Creates a folder for the PATH with programs that exit immediately. */
function folderWith(names: readonly string[], status = 0): string {
  const folder = mkdtempSync(join(work, 'bin-'));
  for (const name of names) writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  return folder;
}

test('skips a browser that does not start', () => {
  const [broken, working] = [folderWith(['chromium'], 127), folderWith(['chromium'])];
  vi.stubEnv('BROWSER_PATH', '');
  vi.stubEnv('PATH', `${broken}:${working}`);
  expect(ensureBrowser()).toBe(join(working, 'chromium'));
});

test('finds the browsers of Debian on the PATH, but WebKit only if Xvfb is also there', () => {
  const folder = folderWith(['firefox-esr', 'WebKitWebDriver']);
  vi.stubEnv('PATH', folder);
  expect(findEngine('firefox')).toBe(join(folder, 'firefox-esr'));
  expect(findEngine('webkit')).toBeUndefined();
  vi.stubEnv('PATH', `${folder}:${folderWith(['Xvfb'])}`);
  expect(findEngine('webkit')).toBe(join(folder, 'WebKitWebDriver'));
});

test('does not accept a folder as a browser', () => {
  const app = join(work, 'Chrome.app');
  mkdirSync(app);
  vi.stubEnv('BROWSER_PATH', app);
  expect(ensureBrowser).toThrow(`BROWSER_PATH is "${app}", which is not a program`);
});
