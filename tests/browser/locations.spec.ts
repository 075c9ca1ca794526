import type { Page } from 'playwright/test';
import { tips } from '../../src/content/locations/tips.ts';
import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { expect, hydrated, open, test } from './site.ts';

/** Some hosts rewrite unlisted postcodes to the fallback document, others serve 404.html. */
const hosts = {
  'with a rewrite': async () => {},
  'with 404.html only': (page: Page) =>
    page.route(/\/locations\//, async (route) => {
      const isDocument = route.request().isNavigationRequest();
      return isDocument ? route.fulfill({ response: await route.fetch({ url: '/no-such-page' }) }) : route.continue();
    }),
};

/** Records console messages, except the browser's own about status 404. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('status of 404')) log.push(message.text());
  });
  return log;
}

for (const [host, route] of Object.entries(hosts)) {
  test(`a host ${host} shows the area of a postcode, and logs nothing`, async ({ page, watch: _ }) => {
    await route(page);
    // The not-found page must not appear before the area page.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-page="not-found"]')) console.log('The not-found page was shown');
      }).observe(document, { subtree: true, attributeFilter: ['data-pending'] });
    });
    const log = logOf(page);
    for (const { path, place, shown } of [
      { path: '/locations/EC1A', place: 'East London', shown: 'EC1A' },
      { path: '/locations/E1%206AN', place: 'East London', shown: 'E1 6AN' },
      { path: '/locations/Se1x', place: 'South London', shown: 'SE1X' },
      { path: '/locations/nw99', place: 'North London', shown: 'NW99' },
      { path: '/locations/SL1', place: 'South London', shown: 'SL1' },
      { path: '/locations/nonsense', place: 'North London', shown: 'NONSENSE' },
      { path: '/locations/wc2a', place: 'West London', shown: 'WC2A' },
      { path: '/locations/sw1a%202aa', place: 'South London', shown: 'SW1A 2AA' },
      { path: '/locations/Se1', place: 'Bankside', shown: 'SE1' },
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(place);
      await expect(page.getByRole('main').getByText(shown, { exact: true }).first(), path).toBeVisible();
      await expect(page.getByRole('main'), path).not.toContainText(/Loading\.\.\.|Oops/);
      const isListed = place === 'Bankside';
      await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute(
        'content',
        isListed ? /^index/ : /^noindex/,
      );
      await expect(page.locator('link[rel="canonical"], meta[property="og:url"]'), path).toHaveCount(isListed ? 2 : 0);
      expect(log, path).toEqual([]);
    }
  });
}

test('the page of an unlisted postcode shows a loading message until its scripts arrive', async ({ page }) => {
  await page.route(/\.js$/, () => {}); // The scripts never arrive.
  await page.goto('/locations/ec1a', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
});

test('an unknown place replaces its history entry with /404 and logs its path', async ({ page, watch: _ }) => {
  const log = logOf(page);
  for (const path of ['/locations/b1', '/locations/xyz', '/locations/%3Cscript%3E', '/locations/%F0%9F%94%A5']) {
    await open(page, '/');
    await page.goto(path);
    await expect(page, path).toHaveURL('/404');
    await expect(page.getByText('Oops! Page not found'), path).toBeVisible();
    await hydrated(page);
    await page.goBack();
    await expect(page, path).toHaveURL('/');
    expect(log.splice(0), path).toEqual([`404 Error: User attempted to access non-existent route: ${path}`]);
  }
});

test('a path below a postcode is not looked up, but logged', async ({ page }) => {
  const log = logOf(page);
  await page.goto('/locations/e1/6an');
  await expect.poll(() => log).toEqual(['404 Error: User attempted to access non-existent route: /locations/e1/6an']);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

for (const { when, timezone, date, year } of [
  { when: '2031-06-15T12:00:00Z', timezone: 'Europe/London', date: 'Sunday 15 June 2031', year: 2031 },
  { when: '2026-12-31T23:30:00Z', timezone: 'Europe/London', date: 'Thursday 31 December 2026', year: 2026 },
  { when: '2026-12-31T12:30:00Z', timezone: 'Pacific/Auckland', date: 'Friday 1 January 2027', year: 2027 },
  { when: '2027-01-01T05:00:00Z', timezone: 'America/Los_Angeles', date: 'Thursday 31 December 2026', year: 2026 },
]) {
  test.describe(`a visitor in ${timezone} at ${when}`, () => {
    test.use({ timezoneId: timezone });

    test('sees the local date and year, and one of the 50 tips', async ({ page, watch: _ }) => {
      await page.clock.setFixedTime(new Date(when));
      await open(page, '/locations/e3');
      await expect(page.locator('.tip .today')).toHaveText(new RegExp(`^${date.replace(' ', ',? ')}$`));
      await expect(page.getByRole('heading', { name: `E3 pricing guide ${year}` })).toBeVisible();
      const number = Number((await page.locator('.tip h2').textContent())?.replace('Maintenance Tip #', ''));
      await expect(page.locator('.tip-text')).toHaveText(tips[number - 1] ?? '');
    });
  });
}

test('the tip is chosen at random, without a layout shift', async ({ page, watch: _ }) => {
  await page.addInitScript(recordLayoutShifts);
  for (const { chance, number } of [
    { chance: 0, number: 1 },
    { chance: 0.999, number: 50 },
  ]) {
    await page.addInitScript((value) => Object.assign(Math, { random: () => value }), chance);
    await open(page, '/locations/sw4');
    await expect(page.getByRole('heading', { name: 'Maintenance Tip #' })).toHaveText(`Maintenance Tip #${number}`);
    await expect(page.locator('.tip-text')).toHaveText(tips[number - 1] ?? '');
    expect(await page.evaluate(layoutShiftScore)).toBeLessThan(0.001);
  }
});

for (const when of ['before', 'after']) {
  test(`keyboard users can skip the map's districts ${when} the scripts are loaded`, async ({ page, watch: _ }) => {
    let load = () => {};
    const released = new Promise<void>((done) => {
      load = done;
    });
    await page.route(/\/site\.js$/, (route) => released.then(() => route.continue()));
    if (when === 'after') load();
    await page.goto('/locations/e3', { waitUntil: 'commit' });
    if (when === 'after') await hydrated(page);
    const skip = page.locator('.map-skip');
    await skip.focus();
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    if (when === 'after') await expect(page.locator('#past-map')).toBeFocused();
    await page.keyboard.press('Tab');
    const first = page.locator('main .section a').first();
    await expect(first).toBeFocused();
    load();
    await hydrated(page);
    await expect(first).toBeFocused();
  });
}
