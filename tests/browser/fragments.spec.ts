import type { Page } from 'playwright/test';
import {
  elementsDefined,
  expect,
  follow,
  fullyRendered,
  hydrated,
  open,
  scrollPosition,
  scrollTo,
  test,
} from './site.ts';

// On phones, the explanations of faults are collapsed.
test.use({ viewport: { width: 375, height: 667 } });

const fault = (page: Page) => page.locator('#e133');
const linkInPage = (page: Page) => page.locator('main a[href="#e133"]:not(code-finder a)').first();

/** Expects the fault to be at the top of the window, expanded and focused. */
async function expectShown(page: Page): Promise<void> {
  await expect(page).toHaveURL('/services/baxi#e133');
  await expect(fault(page).locator('dl')).toBeVisible();
  await expect(fault(page)).toBeFocused();
  await expect.poll(async () => (await fault(page).boundingBox())?.y).toBeLessThan(60);
  expect((await fault(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

test('a link to a fault on another page expands and focuses it; going back expands it', async ({ page, watch: _ }) => {
  await open(page, '/');
  await scrollTo(page, 500);
  await page.locator('.code-finder').getByRole('link', { name: 'Baxi', exact: true }).click();
  await page.locator('.code-finder').getByRole('button', { name: 'E133', exact: true }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, page.locator('.code-finder a[href="/services/baxi#e133"]'));
  await expectShown(page);

  await scrollTo(page, (await scrollPosition(page)) + 100);
  const top = await scrollPosition(page);
  await follow(page, page.getByRole('contentinfo').locator('a[href="/services/ideal"]').first());
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(fault(page).locator('dl')).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(top);
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
  test(`a link to a fault on the same page expands and focuses it ${when}`, async ({ page, watch: _ }) => {
    await arrive(page);
    await scrollTo(page, 300);
    const top = await scrollPosition(page);
    await linkInPage(page).evaluate((link: HTMLElement) => link.click());
    await expectShown(page);
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(top);
    await page.goForward();
    await expect(fault(page)).toBeInViewport();
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(top);
  });
}

test('a page opened at a fragment shows it expanded', async ({ page, watch: _ }) => {
  await page.goto('/services/baxi#e133');
  await expect(fault(page).locator('dl')).toBeVisible();
  await expect(fault(page)).toBeInViewport();
});
