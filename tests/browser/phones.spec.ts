import { brandSlugs, guideSlugs } from '../../src/routes.ts';
import { expect, fullyRendered, open, test } from './site.ts';

/** Maximum heights (px) at a width of 375 px, without text from the settings. */
const most = { guide: 10_200, brand: 8_800, footer: 560 };
const settingsText = '.footer-columns > div > :is(p, ul), .hours, .footer-legal > p:not(:last-child), .visit-prices';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('guides and brand pages are at most a dozen screens long', async ({ page, watch: _ }) => {
    const long: string[] = [];
    for (const [kind, paths] of [
      ['guide', guideSlugs.map((slug) => `/guides/${slug}`)],
      ['brand', brandSlugs.map((slug) => `/services/${slug}`)],
    ] as const) {
      for (const path of paths) {
        await page.goto(path);
        await fullyRendered(page);
        // Headings have more lines in the fallback font.
        await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Besley'));
        const { all, footer } = await page.evaluate((own) => {
          const heights = (selector: string) =>
            [...document.querySelectorAll(selector)]
              .filter((element) => element.checkVisibility())
              .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
          return {
            all: document.documentElement.scrollHeight - heights(own),
            footer: heights('#root > footer') - heights(`#root > footer :is(${own})`),
          };
        }, settingsText);
        if (all > most[kind]) long.push(`${path}: ${all} px`);
        if (footer > most.footer) long.push(`${path}: footer ${footer} px`);
      }
    }
    expect(long).toEqual([]);
  });

  test('a link to a folded section unfolds it, and warnings are never folded', async ({ page, watch: _ }) => {
    await open(page, '/guides/worcester-error-codes');
    const meaning = page.locator('#d4 p').first();
    await expect(meaning).toBeHidden();
    await page.goto('/guides/worcester-error-codes#d4');
    await expect(meaning).toBeVisible();
    for (const warning of await page.locator('main .callout.tone-emergency').all()) await expect(warning).toBeVisible();
  });

  test('the map of a district shows its neighbours in tiles of at least 44 px', async ({ page, watch: _ }) => {
    await open(page, '/locations/nw10');
    const tiles = page.locator('.london-map > a:visible');
    const [tile] = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(tile.width).toBeGreaterThan(44);
    const near = page.locator('.london-map > a.near');
    expect(await near.count()).toBeGreaterThan(3);
    for (const neighbour of await near.all()) await expect(neighbour).toBeVisible();
  });

  test('a link to the current page closes the menu, and nothing is logged', async ({ page, watch }) => {
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

test('location and brand pages have their call button in the first screen of a small phone', async ({
  page,
  watch: _,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const brands = brandSlugs.map((slug) => `/services/${slug}`);
  for (const path of ['/locations/e3', '/locations/nw1', '/locations/nw', '/locations/se19', ...brands]) {
    await open(page, path);
    await expect(page.locator('main .btn-emergency').first()).toBeInViewport({ ratio: 1 });
  }
});

test('a guide prints the sections that are folded on a phone', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/guides/boiler-installation-cost');
  const part = page.locator('#rules li').first();
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
});
