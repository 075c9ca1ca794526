import { areas } from '../../src/content/locations/areas.ts';
import { tips } from '../../src/content/locations/tips.ts';
import { expect, hydrated, open, test } from './site.ts';

for (const { path, area, shown } of [
  { path: '/locations/EC1A', area: 'East London', shown: 'EC1A' },
  { path: '/locations/E1%206AN', area: 'East London', shown: 'E1 6AN' },
  { path: '/locations/Se1x', area: 'South London', shown: 'SE1X' },
  { path: '/locations/nw99', area: 'North London', shown: 'NW99' },
  { path: '/locations/SL1', area: 'South London', shown: 'SL1' },
]) {
  test(`${path} has no file, and shows ${area}`, async ({ page, watch: _ }) => {
    await page.goto(path);
    await expect(page.locator('.street-plate-code')).toHaveText(shown);
    await expect(page.locator('h1')).toContainText(area);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('main')).not.toContainText('Loading...');
  });
}

test('a postcode without a file says that it is loading until it is looked up', async ({ page }) => {
  await page.route(/\.js$/, () => {}); // The code is on its way, for ever.
  await page.goto('/locations/ec1a', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
});

for (const path of ['/locations/b1', '/locations/%3Cscript%3E', '/locations/🔥']) {
  test(`${path} is unknown, and ends on /404 in place of its history entry`, async ({ page, watch }) => {
    await open(page, '/');
    await page.goto(path);
    await expect(page).toHaveURL('/404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(watch.errors).toEqual([]);
  });
}

for (const { when, timezone, date, year } of [
  { when: '2031-06-15T12:00:00Z', timezone: 'Europe/London', date: 'Sunday 15 June 2031', year: 2031 },
  { when: '2026-12-31T23:30:00Z', timezone: 'Europe/London', date: 'Thursday 31 December 2026', year: 2026 },
  { when: '2026-12-31T12:30:00Z', timezone: 'Pacific/Auckland', date: 'Friday 1 January 2027', year: 2027 },
  { when: '2027-01-01T05:00:00Z', timezone: 'America/Los_Angeles', date: 'Thursday 31 December 2026', year: 2026 },
]) {
  test.describe(`a visitor in ${timezone} at ${when}`, () => {
    test.use({ timezoneId: timezone });

    test('reads his own date and year, and one of the 50 tips', async ({ page, watch: _ }) => {
      await page.clock.setFixedTime(new Date(when));
      await open(page, '/locations/e3');
      await expect(page.locator('.tip .note')).toHaveText(new RegExp(`^${date.replace(' ', ',? ')}$`));
      await expect(page.getByRole('heading', { name: `E3 pricing guide ${year}` })).toBeVisible();
      const number = Number((await page.locator('.tip h2').textContent())?.replace('Maintenance Tip #', ''));
      await expect(page.locator('.tip-text')).toHaveText(tips[number - 1] ?? '');
    });
  });
}

test('the tip changes from view to view and nothing moves when it does', async ({ page, watch: _ }) => {
  const seen = new Set<string | null>();
  for (let view = 0; view < 8; view += 1) {
    await open(page, '/locations/sw4');
    seen.add(await page.locator('.tip h2').textContent());
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('the testimonial names the first number of the call-out time', async ({ page }) => {
  for (const { code, averageCalloutTime } of areas.filter(({ code }) => code !== 'NW')) {
    await page.goto(`/locations/${code.toLowerCase()}`);
    await expect(page.locator('.testimonial')).toContainText(
      `within ${Number.parseInt(averageCalloutTime, 10)} minutes`,
    );
  }
});
