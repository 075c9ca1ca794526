import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { ensureBrowser, launchOptions } from '../../scripts/setup/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A third worker on two processors saves a tenth of the time.
  workers: 3,
  forbidOnly: true,
  // Tests take much longer on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.PREVIEW_URL,
    launchOptions: launchOptions(ensureBrowser()),
    locale: 'en-GB',
    // Halves the load time of pages. Motion tests set their own preference.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node_modules/.bin/tsx scripts/preview.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // On a free port. Playwright sets PREVIEW_URL from the output.
    env: { PORT: '0' },
    wait: { stdout: /at (?<PREVIEW_URL>http:\S+)/ },
    reuseExistingServer: false,
  },
});
