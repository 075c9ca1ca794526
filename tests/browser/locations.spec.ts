import { tips } from '../../src/content/locations/tips.ts';
import { noteShifts, sumOfShifts } from './questions/motion.ts';
import { expect, hydrated, open, test } from './site.ts';

test('a postcode without a file shows its area, and asks not to be indexed', async ({ page, watch: _ }) => {
  for (const { path, area, shown } of [
    { path: '/locations/EC1A', area: 'East London', shown: 'EC1A' },
    { path: '/locations/E1%206AN', area: 'East London', shown: 'E1 6AN' },
    { path: '/locations/Se1x', area: 'South London', shown: 'SE1X' },
    { path: '/locations/nw99', area: 'North London', shown: 'NW99' },
    { path: '/locations/SL1', area: 'South London', shown: 'SL1' },
  ]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toContainText(area);
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first(), path).toBeVisible();
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main'), path).not.toContainText('Loading...');
  }
});

test('a postcode without a file says that it is loading until it is looked up', async ({ page }) => {
  await page.route(/\.js$/, () => {}); // The code is on its way, for ever.
  await page.goto('/locations/ec1a', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
});

test('a place outside London is unknown, and ends on /404 in place of its history entry', async ({ page, watch }) => {
  for (const path of ['/locations/b1', '/locations/%3Cscript%3E', '/locations/🔥']) {
    await open(page, '/');
    await page.goto(path);
    await expect(page, path).toHaveURL('/404');
    await expect(page.getByText('Oops! Page not found'), path).toBeVisible();
    await hydrated(page);
    await page.goBack();
    await expect(page, path).toHaveURL('/');
    expect(watch.errors, path).toEqual([]);
  }
});

for (const { when, timezone, date, year } of [
  { when: '2031-06-15T12:00:00Z', timezone: 'Europe/London', date: 'Sunday 15 June 2031', year: 2031 },
  { when: '2026-12-31T23:30:00Z', timezone: 'Europe/London', date: 'Thursday 31 December 2026', year: 2026 },
  { when: '2026-12-31T12:30:00Z', timezone: 'Pacific/Auckland', date: 'Friday 1 January 2027', year: 2027 },
  { when: '2027-01-01T05:00:00Z', timezone: 'America/Los_Angeles', date: 'Thursday 31 December 2026', year: 2026 },
]) {
  test.describe(`a visitor in ${timezone} at ${when}`, () => {
    test.use({ timezoneId: timezone });

    test('reads their own date and year, and one of the 50 tips', async ({ page, watch: _ }) => {
      await page.clock.setFixedTime(new Date(when));
      await open(page, '/locations/e3');
      await expect(page.locator('.tip .note')).toHaveText(new RegExp(`^${date.replace(' ', ',? ')}$`));
      await expect(page.getByRole('heading', { name: `E3 pricing guide ${year}` })).toBeVisible();
      const number = Number((await page.locator('.tip h2').textContent())?.replace('Maintenance Tip #', ''));
      await expect(page.locator('.tip-text')).toHaveText(tips[number - 1] ?? '');
    });
  });
}

test('chance chooses the tip of a view, and nothing moves when it comes', async ({ page, watch: _ }) => {
  await page.addInitScript(noteShifts);
  for (const { chance, number } of [
    { chance: 0, number: 1 },
    { chance: 0.999, number: 50 },
  ]) {
    await page.addInitScript((value) => Object.assign(Math, { random: () => value }), chance);
    await open(page, '/locations/sw4');
    await expect(page.getByRole('heading', { name: 'Maintenance Tip #' })).toHaveText(`Maintenance Tip #${number}`);
    await expect(page.locator('.tip-text')).toHaveText(tips[number - 1] ?? '');
    expect(await page.evaluate(sumOfShifts)).toBeLessThan(0.001);
  }
});

test('the keyboard can skip the districts of the map', async ({ page, watch: _ }) => {
  await page.goto('/locations/e3');
  const skip = page.locator('.map-skip');
  await skip.focus();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.area-map figcaption a').first()).toBeFocused();
});
