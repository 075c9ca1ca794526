import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { ensureBrowser, launchOptions } from '../../scripts/setup/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // On two processors a third fills the pauses of the others: a tenth less time.
  workers: 3,
  forbidOnly: true,
  // Beside other work a test may take many times as long as alone.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.PREVIEW_URL,
    launchOptions: launchOptions(ensureBrowser()),
    locale: 'en-GB',
  },
  webServer: {
    command: 'node_modules/.bin/tsx scripts/preview.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // On a free port, whatever else runs here; what it says is set in the environment of the tests.
    env: { PORT: '0' },
    wait: { stdout: /at (?<PREVIEW_URL>http:\S+)/ },
    reuseExistingServer: false,
  },
});
