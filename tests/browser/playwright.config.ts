import { defineConfig } from 'playwright/test';
import { ensureBrowser, launchOptions } from '../../scripts/setup/browser.ts';

const port = Number(process.env.PORT ?? 4179);

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
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(ensureBrowser()),
    locale: 'en-GB',
  },
  webServer: {
    command: 'node_modules/.bin/tsx scripts/preview.ts',
    cwd: new URL('../..', import.meta.url).pathname,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
