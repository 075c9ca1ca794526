import type { Locator, Page } from 'playwright/test';
import { combiSizing } from '../../src/content/combi-ranking.ts';
import { homeChoiceIn } from '../../src/content/home-questions.ts';
import { homePriceRows, priceByHome } from '../../src/content/price-by-home.ts';
import { quotedBoilers } from '../../src/content/quote.ts';
import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { expect, hydrated, open, test } from './site.ts';

const path = '/boiler-quotes';
const facts = { boilers: quotedBoilers, sizes: combiSizing };
/** Returns a pattern for a range of prices, with or without a word joiner. */
const inText = (figure: string) => new RegExp(figure.replace('-', '-\u2060?'));
const resultOf = (choice: string) => priceByHome(homeChoiceIn(choice), facts);
const defaultPrice = inText(resultOf('').figure);
const largeHome = '#home=large&bathrooms=1&boiler=cylinder&place=same';
const threeBeds = homePriceRows(facts).find(({ home }) => home.startsWith('3 bed, 1'));
const cylinderFor3Beds = inText(threeBeds?.cylinder.figure ?? 'no such row');
const price = (page: Page): Locator => page.locator('.price-answer');
const option = (page: Page, question: string, name: string): Locator =>
  page.getByRole('group', { name: question }).getByRole('button', { name, exact: true });

test('an answer changes the price and the URL, and is restored from the URL', async ({ page, watch: _ }) => {
  await open(page, path);
  await expect(price(page)).toContainText(defaultPrice);

  await option(page, 'Boiler now', 'Cylinder').click();
  await expect(price(page)).toContainText(resultOf('#boiler=cylinder').rows[0]?.name ?? 'no boiler');
  await expect(option(page, 'Boiler now', 'Cylinder')).toBeFocused();
  await option(page, 'Home', '4+ bed').click();
  await expect(price(page)).toContainText(resultOf(largeHome).rows.at(-1)?.name ?? 'no boiler');
  await expect(page).toHaveURL(path + largeHome);

  await page.reload();
  await expect(option(page, 'Home', '4+ bed')).toHaveAttribute('aria-pressed', 'true');
  await expect(option(page, 'Home', '1-2 bed')).toHaveAttribute('aria-pressed', 'false');
  await expect(price(page)).toContainText(resultOf(largeHome).rows.at(-1)?.name ?? 'no boiler');
});

test('every answer can be reached by keyboard, and changes are announced', async ({ page, watch: _ }) => {
  await open(page, path);
  await option(page, 'Home', '1-2 bed').focus();
  for (let tab = 0; tab < 10; tab++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(option(page, 'New boiler', 'Elsewhere')).toBeFocused();
  await expect(price(page)).toContainText('We need to see it');
  await expect(price(page)).toHaveAttribute('aria-live', 'polite');
});

for (const size of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test(`the price is in the first screen at ${size.width} px, without layout shifts`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(recordLayoutShifts);
    // The fragment selects a different price from the prerendered one.
    await page.goto(`${path}#home=house&bathrooms=2&boiler=cylinder&place=moved`);
    await hydrated(page);
    await expect(price(page)).toContainText('We need to see it');
    expect(await page.evaluate(layoutShiftScore)).toBeLessThan(0.001);

    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = page.getByRole('region', { name: 'Call or book' });
    const bottom = size.width < 768 ? ((await bar.boundingBox())?.y ?? size.height) : size.height;
    const figure = await price(page).locator('.figure').first().boundingBox();
    expect((figure?.y ?? bottom) + (figure?.height ?? 0)).toBeLessThanOrEqual(bottom);

    const height = async () => (await page.locator('.quote-hero').boundingBox())?.height;
    const first = await height();
    for (const home of ['home=large', 'home=flat&bathrooms=2', 'boiler=other', 'home=flat', 'boiler=cylinder']) {
      const before = await price(page).textContent();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, home);
      await expect(price(page)).not.toHaveText(before ?? '');
      expect(await height(), home).toBe(first);
    }
  });
}

test('the selected answer and the price do not change if the tool fails to load', async ({ page }) => {
  await open(page, path);
  await page.route(/price-by-home-tool/, (route) => route.abort());
  await option(page, 'Home', '4+ bed').click();
  await expect(option(page, 'Home', '1-2 bed')).toHaveAttribute('aria-pressed', 'true');
  await expect(price(page)).toContainText(defaultPrice);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table of prices replaces the questions', async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table', { name: 'Installed prices by home' });
    await expect(table.getByRole('row', { name: /^3 bed, 1.{1,2}2 bathrooms/ })).toContainText(cylinderFor3Beds);
    await expect(page.getByRole('group', { name: 'Home' })).toBeHidden();
    await expect(price(page)).toBeHidden();
  });
});

test('with JavaScript, the table appears only in print', async ({ page }) => {
  await open(page, path);
  const table = page.getByRole('table', { name: 'Installed prices by home' });
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(price(page)).toBeHidden();
});
