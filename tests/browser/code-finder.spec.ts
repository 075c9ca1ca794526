import type { Page } from 'playwright/test';
import { formatPhone } from '../../src/lib/phone.ts';
import { site } from '../../src/site.config.ts';
import { expect, follow, fullyRendered, hydrated, open, test } from './site.ts';

const finder = (page: Page) => page.locator('.code-finder');
const button = (page: Page, name: string) => finder(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => finder(page).getByRole('link', { name, exact: true });

/** Matches the data of all faults and the script of the tool. */
const files = /(fault-summaries|code-finder-tool)-/;

test('a code is explained, and the files of the tool load at the first click', async ({ page, watch: _ }) => {
  const loaded: string[] = [];
  page.on('request', (request) => files.test(request.url()) && loaded.push(request.url()));
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  await fullyRendered(page);
  expect(loaded).toEqual([]);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await link(page, 'Baxi').click();
  await button(page, 'E133').click();
  expect(loaded).toHaveLength(2);

  const display = finder(page).getByRole('status');
  for (const text of ['E133', 'Check first', 'Call today', `Call ${formatPhone(site.phone)}`]) {
    await expect(display).toContainText(text);
  }
  await expect(button(page, 'E133')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'page height').toBe(height);
  await expect(page).toHaveURL(/#code-baxi-e133$/);
  await expect(display.getByRole('link', { name: 'What to check' })).toHaveAttribute('href', '/services/baxi#e133');
});

test('the codes guide shows code links in the first screen of phones and desktops', async ({ page, watch: _ }) => {
  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/guides/worcester-error-codes');
    await expect(link(page, 'E9')).toBeInViewport({ ratio: 1 });
    const display = await finder(page).locator('.boiler-screen').boundingBox();
    expect(display?.height).toBeLessThanOrEqual(88);
  }
});

test('a popular code is explained at once', async ({ page, watch: _ }) => {
  await open(page, '/404');
  await link(page, 'Vaillant F28').click();
  await expect(finder(page).getByRole('status')).toContainText('F28/F29');
  await expect(page).toHaveURL(/#code-vaillant-f28-f29$/);
});

test('by keyboard, the focus moves from a code to the Change button and back, and the brand can be changed', async ({
  page,
  watch: _,
}) => {
  await open(page, '/services/vaillant');
  await link(page, 'F22').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Change')).toBeFocused();
  await expect(finder(page).getByRole('status')).toContainText('F22');
  await page.keyboard.press('Enter');
  await expect(button(page, 'F22')).toBeFocused();

  await button(page, 'Other brand').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Vaillant')).toBeFocused();
  await button(page, 'Grant').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Red lock-out light on the burner')).toBeFocused();
});

test('a shared URL shows its code, and the link below it expands the full entry', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/services/baxi#code-baxi-e133');
  await expect(finder(page).getByRole('status')).toContainText('E133');
  await expect(finder(page).getByRole('status')).toBeInViewport();
  await finder(page).getByRole('link', { name: 'What to check' }).click();
  await expect(page.locator('#e133 details')).toHaveAttribute('open');
});

test('works after client navigation', async ({ page, watch: _ }) => {
  await open(page, '/');
  await follow(page, page.locator('footer a[href="/services/baxi"]').first());
  await expect(page).toHaveTitle(/Baxi/);
  await link(page, 'E110').click();
  await expect(finder(page).getByRole('status')).toContainText('E110');
});

test('a brand link opens the brand page if the tool fails to load', async ({ page }) => {
  await page.route(files, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await link(page, 'Baxi').click();
  await expect(page).toHaveURL('/services/baxi#issues');
});
