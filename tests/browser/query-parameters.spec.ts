import { expect, test } from './site.ts';

const navigationTiming = (): PerformanceNavigationTiming =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;

test('a cached page is used for an address with campaign parameters', async ({ page }) => {
  await page.goto('/services/baxi');
  const first = await page.evaluate(navigationTiming);
  expect(first.transferSize).toBeGreaterThan(first.encodedBodySize);

  await page.goto('/services/baxi?utm_source=leaflet&gclid=a1');
  const second = await page.evaluate(navigationTiming);
  expect(second.encodedBodySize).toBe(first.encodedBodySize);
  expect(second.transferSize).toBeLessThan(1000);
  await expect(page).toHaveURL('/services/baxi?utm_source=leaflet&gclid=a1');
});

test('a prefetched page is used for an address with campaign parameters', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const ready = new Promise<void>((done) =>
    devtools.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done()),
  );
  await devtools.send('Preload.enable');
  await devtools.send('Network.enable');
  // Without the site's script the browser itself prefetches.
  await devtools.send('Network.setBlockedURLs', { urls: ['*/site.js'] });
  await page.goto('/');
  await page.locator('main a[href="/combi-boilers"]').first().hover();
  await ready;

  await page.evaluate(() => window.location.assign('/combi-boilers?utm_source=leaflet'));
  await expect(page).toHaveURL('/combi-boilers?utm_source=leaflet');
  await expect(page.locator('h1')).toContainText('combi', { ignoreCase: true });
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)).toBe(
    'navigational-prefetch',
  );
});
