import type { Page } from 'playwright/test';
import { expect, kinds, open, test } from './site.ts';

/** A usual window, a tall one, a tablet held upright. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 1366 },
];

for (const path of kinds) {
  test(`${path} loads in silence, nothing moves in any window, and none from 320 px to 1920 scrolls sideways`, async ({
    page,
    context,
    watch: _,
  }) => {
    await Promise.all(
      windows.map(async (size, index) => {
        const shift = await shiftOf(index === 0 ? page : await context.newPage(), path, size);
        expect.soft(shift, `${size.width} px`).toBeLessThan(0.001);
      }),
    );
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the pages are readable and their links work without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'East London' }).click();
  await expect(page).toHaveURL('/locations/e');
  await page.getByRole('main').getByRole('link', { name: 'E3 Bow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bow');
  await expect(page.getByText('Maintenance Tip #')).toBeVisible();
  await page.close();
});

test('the manifest is named once the first paint is there', async ({ page, watch: _ }) => {
  await page.goto('/');
  await expect(page.locator('head link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
});

test('call and booking are within the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const path of kinds) {
    await page.goto(path);
    await expect(page.locator('.call-bar a[href^="tel:"]')).toBeInViewport();
    await expect(page.locator('.call-bar a[href*="request_booking"]')).toBeInViewport();
  }
});

/** Opens a page in a window, and sums up how far its parts move until it has come to rest (the layout shift score). */
async function shiftOf(page: Page, path: string, size: (typeof windows)[number]): Promise<number> {
  await page.setViewportSize(size);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, path);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
