import { brandSlugs, guideSlugs } from '../../src/routes.ts';
import { expect, open, test } from './site.ts';

/**
 * The longest that a page may be at 375 px, in px: guides about 13 screens, brands 11, the footer one. What the settings fill
 * is not counted: the business and its hours, legal lines, prices of visits.
 */
const most = { guide: 10_100, brand: 8_800, footer: 560 };
const ofTheOwner = '.footer-columns > div > :is(p, ul), .hours, .footer-legal > p:not(:last-child), .visit-prices';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a guide or a brand takes no more than a dozen screens, and its footer one', async ({ page, watch: _ }) => {
    const long: string[] = [];
    for (const [kind, paths] of [
      ['guide', guideSlugs.map((slug) => `/guides/${slug}`)],
      ['brand', brandSlugs.map((slug) => `/services/${slug}`)],
    ] as const) {
      for (const path of paths) {
        await open(page, path);
        // Until then what is out of sight has a height that is guessed
        await page.waitForFunction(() => !('initial' in document.documentElement.dataset));
        const { all, footer } = await page.evaluate((own) => {
          const heights = (selector: string) =>
            [...document.querySelectorAll(selector)].reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
          return {
            all: document.documentElement.scrollHeight - heights(own),
            footer: heights('#root > footer') - heights(`#root > footer :is(${own})`),
          };
        }, ofTheOwner);
        if (all > most[kind]) long.push(`${path}: ${all} px`);
        if (footer > most.footer) long.push(`${path}: footer ${footer} px`);
      }
    }
    expect(long).toEqual([]);
  });

  test('a link to a folded part of a guide shows it, a warning is never folded', async ({ page, watch: _ }) => {
    await open(page, '/guides/worcester-error-codes');
    const meaning = page.locator('#d4 p').first();
    await expect(meaning).toBeHidden();
    await page.goto('/guides/worcester-error-codes#d4');
    await expect(meaning).toBeVisible();
    for (const warning of await page.locator('main .callout.tone-emergency').all()) await expect(warning).toBeVisible();
  });

  test('a district shows its surroundings in tiles that a thumb can hit', async ({ page, watch: _ }) => {
    await open(page, '/locations/nw10');
    const tiles = page.locator('.london-map > a:visible');
    const [tile] = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(tile.width).toBeGreaterThan(44);
    const near = page.locator('.london-map > a.near');
    expect(await near.count()).toBeGreaterThan(3);
    for (const neighbour of await near.all()) await expect(neighbour).toBeVisible();
  });

  test('the menu closes at a link to the page one is on, and opens without a complaint', async ({ page, watch }) => {
    await open(page, '/boiler-quotes');
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Quotes' }).click();
    await expect(menu).toBeHidden();
    expect([...warnings, ...watch.errors]).toEqual([]);
  });
});

test('on a small phone the call button of every kind of location is in the first screen', async ({
  page,
  watch: _,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const path of ['/locations/e3', '/locations/nw1', '/locations/nw', '/locations/se19']) {
    await open(page, path);
    await expect(page.locator('main .btn-emergency').first()).toBeInViewport({ ratio: 1 });
  }
});

test('on paper a guide says all that is folded on a phone', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/guides/boiler-installation-cost');
  const part = page.locator('#rules li').first();
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
});
