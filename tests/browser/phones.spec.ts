import { brandSlugs, guideSlugs } from '../../src/routes.ts';
import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { expect, fullyRendered, open, test } from './site.ts';

/** Maximum heights (px) at a width of 375 px, without text from the settings. */
const max = { guide: 10_200, brand: 9_000, location: 8_800, footer: 560 };
const settingsText = '.footer-columns > div > :is(p, ul), .hours, .footer-legal > p:not(:last-child), .visit-prices';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('pages have the web font, no layout shift, limited height, full-width cells in stacked tables and, except guides, a call button at the top', async ({
    page,
    watch: _,
  }) => {
    await page.addInitScript(recordLayoutShifts);
    const wrong: string[] = [];
    let stackedCells = 0;
    for (const [kind, paths] of [
      ['guide', guideSlugs.map((slug) => `/guides/${slug}`)],
      ['brand', brandSlugs.map((slug) => `/services/${slug}`)],
      ['location', ['e3', 'n2', 'nw1', 'nw', 'se19'].map((place) => `/locations/${place}`)],
    ] as const) {
      for (const path of paths) {
        await page.goto(path);
        await fullyRendered(page);
        const shifts = await page.evaluate(layoutShiftScore);
        const allowedShift = kind === 'brand' || path === '/locations/n2' ? 0 : 0.001;
        if (shifts > allowedShift) wrong.push(`${path}: moves by ${shifts}`);
        const found = await page.evaluate((own) => {
          const heights = (selector: string) =>
            [...document.querySelectorAll(selector)]
              .filter((element) => element.checkVisibility())
              .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
          return {
            all: document.documentElement.scrollHeight - heights(own),
            footer: heights('#root > footer') - heights(`#root > footer :is(${own})`),
            button: document.querySelector('main .btn-emergency')?.getBoundingClientRect().bottom ?? Infinity,
            hasFont: [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
          };
        }, settingsText);
        if (!found.hasFont) wrong.push(`${path}: fallback font`);
        if (found.all > max[kind]) wrong.push(`${path}: ${found.all} px`);
        if (found.footer > max.footer) wrong.push(`${path}: footer ${found.footer} px`);
        if (kind !== 'guide' && found.button > 667) wrong.push(`${path}: call button ends at ${found.button} px`);
        const { count, narrow } = await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
          const cells = [...document.querySelectorAll('.data-table-stack:not(ordered-table *) td:not(.figure)')];
          const narrow = cells.filter((cell) => cell.clientWidth < (cell.parentElement?.clientWidth ?? 0));
          return { count: cells.length, narrow: narrow.map((cell) => cell.textContent) };
        });
        stackedCells += count;
        if (narrow.length > 0) wrong.push(`${path}: narrow cells: ${narrow}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(stackedCells).toBeGreaterThan(0);
  });

  test('a link to a collapsed section expands it, and warnings are never collapsed', async ({ page, watch: _ }) => {
    await open(page, '/guides/worcester-error-codes');
    const causes = page.locator('#d4 ul').first();
    await expect(causes).toBeHidden();
    await page.goto('/guides/worcester-error-codes#d4');
    await expect(causes).toBeVisible();
    for (const warning of await page.locator('main .callout.tone-emergency').all()) await expect(warning).toBeVisible();
  });

  test('the map of a district shows its neighbours, and its tiles are wider than 44 px', async ({ page, watch: _ }) => {
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

test('a guide prints the sections that are collapsed on a phone', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/guides/boiler-installation-cost');
  const part = page.locator('#rules li').first();
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
});
