import { expect, test } from './site.ts';

const navigationTiming = (): PerformanceNavigationTiming =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;

test('a cached page is used for a URL with campaign parameters', async ({ page }) => {
  await page.goto('/services/baxi');
  const first = await page.evaluate(navigationTiming);
  expect(first.transferSize).toBeGreaterThan(first.encodedBodySize);

  await page.goto('/services/baxi?utm_source=leaflet&gclid=a1');
  const second = await page.evaluate(navigationTiming);
  expect(second.encodedBodySize).toBe(first.encodedBodySize);
  expect(second.transferSize).toBeLessThan(1000);
  await expect(page).toHaveURL('/services/baxi?utm_source=leaflet&gclid=a1');
});
