import { formatPhone } from '../../src/lib/phone.ts';
import { site } from '../../src/site.config.ts';
import { expect, open, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const copyButton = 'footer button[aria-label="Copy the phone number"]';

test('copies the phone number, and shows a notification for 4 seconds', async ({ page, watch: _ }) => {
  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/');
  expect(requested.filter((url) => /\/toast-(?!region)/.test(url))).toEqual([]);

  await page.locator(copyButton).click();
  const toast = page.getByRole('status').getByText(`${formatPhone(site.phone)} copied`);
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(formatPhone(site.phone));
  expect(requested.filter((url) => /\/toast-(?!region)/.test(url))).toHaveLength(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toast).toBeHidden();
  await page.locator(copyButton).click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(3900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('shows at most three notifications, at the right edge, which can be closed', async ({ page, watch: _ }) => {
  // The clock is stopped, so that notifications do not disappear.
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('status').evaluate((region) => {
    const count = (records: MutationRecord[]) => {
      const shown = Number(region.dataset.shown ?? 0);
      region.dataset.shown = String(shown + records.flatMap(({ addedNodes }) => [...addedNodes]).length);
    };
    new MutationObserver(count).observe(region, { childList: true });
  });
  for (let clicks = 0; clicks < 5; clicks += 1) await page.locator(copyButton).click();
  // The fourth and fifth notifications replace the first two once the clipboard has responded.
  await expect(page.getByRole('status')).toHaveAttribute('data-shown', '5');
  const toasts = page.getByRole('status').locator('> *');
  const places = await toasts.evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
  expect(places).toHaveLength(3);
  expect(places.map(({ width }) => Math.round(width))).toEqual([356, 356, 356]);
  expect(places[1].top - places[0].bottom).toBeCloseTo(14, 0);
  expect(places[2].right).toBeGreaterThan(1200);
  await toasts.nth(0).getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(2);
});

test('a tooltip opens after 700 ms and closes with Escape', async ({ page, watch: _ }) => {
  await open(page, '/');
  const tooltip = page.locator('footer [role="tooltip"]');
  await page.locator(copyButton).hover();
  const wait = await tooltip.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().delay);
  expect(wait).toBe(700);
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.locator(copyButton).focus();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('a phone shows no copy button, because it can dial', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  });
  await page.goto('/');
  await expect(page.locator(copyButton)).toBeHidden();
  await page.close();
});
