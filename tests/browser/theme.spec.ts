import type { Page } from 'playwright/test';
import { expect, open, test } from './site.ts';

const light = 'rgb(250, 245, 236)';
const dark = 'rgb(23, 33, 46)';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const themeButton = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name });

test('the theme follows the system if the visitor has not chosen', async ({ page, watch: _ }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(light);
});

test('a chosen theme is kept after a reload, without a flash of the other theme', async ({ page, watch: _ }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await themeButton(page, 'Dark').click();
  await expect(themeButton(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(dark);

  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = getComputedStyle(document.documentElement).backgroundColor;
    });
  });
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe(dark);
  await expect(themeButton(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');

  await themeButton(page, 'System').click();
  expect(await background(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
