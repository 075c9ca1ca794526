import type { Page } from 'playwright/test';
import { formatPhone } from '../../src/lib/phone.ts';
import { site } from '../../src/site.config.ts';
import { expect, follow, hydrated, open, test, whole } from './site.ts';

const finder = (page: Page) => page.locator('.code-finder');
const key = (page: Page, name: string) => finder(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => finder(page).getByRole('link', { name, exact: true });

/** The file of the faults of all brands, and the tool's. */
const files = /(fault-summaries|code-finder-tool)-/;

test('a caller with a code learns what it means, and nothing is loaded before the first press', async ({
  page,
  watch: _,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => files.test(request.url()) && loaded.push(request.url()));
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  await whole(page);
  expect(loaded).toEqual([]);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await link(page, 'Baxi').click();
  await key(page, 'E133').click();
  expect(loaded).toHaveLength(2);

  const display = finder(page).getByRole('status');
  for (const text of ['E133', 'Safe to try', 'Call now', `Call ${formatPhone(site.phone)}`]) {
    await expect(display).toContainText(text);
  }
  await expect(key(page, 'E133')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'what is below has moved').toBe(height);
  await expect(page).toHaveURL(/#code-baxi-e133$/);
  await expect(display.getByRole('link', { name: 'What to check' })).toHaveAttribute('href', '/services/baxi#e133');
});

test('the keyboard alone chooses a code, keeps the focus on it, and turns to another brand', async ({
  page,
  watch: _,
}) => {
  await open(page, '/services/vaillant');
  await link(page, 'F22').focus();
  await page.keyboard.press('Enter');
  await expect(key(page, 'F22')).toBeFocused();
  await expect(finder(page).getByRole('status')).toContainText('F22');

  await key(page, 'Other brand').focus();
  await page.keyboard.press('Enter');
  await expect(key(page, 'Vaillant')).toBeFocused();
  await key(page, 'Grant').focus();
  await page.keyboard.press('Space');
  await expect(key(page, 'Red lock-out light on the burner')).toBeFocused();
});

test('an address that was shared shows its code, and the way to its entry opens it', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/services/baxi#code-baxi-e133');
  await expect(finder(page).getByRole('status')).toContainText('E133');
  await expect(finder(page).getByRole('status')).toBeInViewport();
  await finder(page).getByRole('link', { name: 'What to check' }).click();
  await expect(page.locator('#e133 details')).toHaveAttribute('open');
});

test('it answers on a page that the router shows, too', async ({ page, watch: _ }) => {
  await open(page, '/');
  await follow(page, page.locator('footer a[href="/services/baxi"]').first());
  await expect(page).toHaveTitle(/Baxi/);
  await link(page, 'E110').click();
  await expect(finder(page).getByRole('status')).toContainText('E110');
});

test('where the tool does not come, a key is the link it was', async ({ page }) => {
  await page.route(files, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await link(page, 'Baxi').click();
  await expect(page).toHaveURL('/services/baxi#issues');
});
