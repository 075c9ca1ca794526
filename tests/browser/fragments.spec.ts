import type { Page } from 'playwright/test';
import { elementsDefined, expect, follow, fullyRendered, hydrated, open, test } from './site.ts';

// Faults are folded on a phone.
test.use({ viewport: { width: 375, height: 667 } });

const fault = (page: Page) => page.locator('#e133');
const linkInPage = (page: Page) => page.locator('main a[href="#e133"]:not(code-finder a)').first();
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Expects a fault to be at the top of the window, unfolded and focused. */
async function isShown(page: Page): Promise<void> {
  await expect(page).toHaveURL('/services/baxi#e133');
  await expect(fault(page).locator('dl')).toBeVisible();
  await expect(fault(page)).toBeFocused();
  await expect.poll(async () => (await fault(page).boundingBox())?.y).toBeLessThan(60);
  expect((await fault(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

/** Scrolls, and waits for the scroll event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('a link to a fault on another page unfolds and focuses it, and so does going back to it', async ({
  page,
  watch: _,
}) => {
  await open(page, '/');
  await scrollTo(page, 500);
  await page.locator('.code-finder').getByRole('link', { name: 'Baxi', exact: true }).click();
  await page.locator('.code-finder').getByRole('button', { name: 'E133', exact: true }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, page.locator('.code-finder a[href="/services/baxi#e133"]'));
  await isShown(page);

  await scrollTo(page, (await place(page)) + 100);
  const left = await place(page);
  await follow(page, page.getByRole('contentinfo').locator('a[href="/services/ideal"]').first());
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(fault(page).locator('dl')).toBeVisible();
  await expect.poll(() => place(page)).toBe(left);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const [when, arrive] of Object.entries({
  'before the app is loaded': async (page: Page) => {
    await page.goto('/services/baxi');
    await elementsDefined(page);
    await fullyRendered(page);
  },
  'once the app is loaded': (page: Page) => open(page, '/services/baxi'),
  'after a client navigation': async (page: Page) => {
    await open(page, '/');
    await scrollTo(page, 500);
    await follow(page, page.getByRole('contentinfo').locator('a[href="/services/baxi"]').first());
    await expect(page).toHaveURL('/services/baxi');
    await fullyRendered(page);
  },
})) {
  test(`a link to a fault on the same page unfolds and focuses it ${when}, and going back returns to the link`, async ({
    page,
    watch: _,
  }) => {
    await arrive(page);
    await scrollTo(page, 300);
    const left = await place(page);
    await linkInPage(page).evaluate((link: HTMLElement) => link.click());
    await isShown(page);
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(left);
    await page.goForward();
    await expect(fault(page)).toBeInViewport();
    await page.goBack();
    await expect.poll(() => place(page)).toBe(left);
  });
}

test('a page opened at a fragment shows it unfolded', async ({ page, watch: _ }) => {
  await page.goto('/services/baxi#e133');
  await expect(fault(page).locator('dl')).toBeVisible();
  await expect(fault(page)).toBeInViewport();
});
