import { brandSlugs } from '../../src/routes.ts';
import { expect, fullyRendered, open, scrollTo, test } from './site.ts';

test('windows from 320 to 1600 px show either the menu button or the navigation on one line', async ({ page }) => {
  await open(page, '/');
  const bar = page.locator('.site-bar');
  // Simulates a wider system font, such as that of Apple's systems.
  await bar.evaluate((element) => element.style.setProperty('letter-spacing', '0.03em'));
  const wrong: string[] = [];
  for (let width = 320; width <= 1600; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    const parts = page.locator('.menu-button, .site-nav').filter({ visible: true });
    const shown = await parts.evaluateAll((all) => all.map(({ className }) => className));
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    if (shown.length !== 1 || height > 80) wrong.push(`${width} px: ${shown.join(' and ')}, ${height} px high`);
  }
  expect(wrong).toEqual([]);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const { name, first, min } of [
    { name: 'Services', first: 'Worcester Bosch', min: 2 },
    { name: 'Guides', first: 'Best combi boilers, London', min: 2 },
  ]) {
    test(`${name} opens by pointer and keyboard, and Escape returns the focus`, async ({ page, watch: _ }) => {
      await open(page, '/');
      const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
      const links = page.locator('.site-nav :popover-open a');

      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toHaveText(first);
      expect(await links.count()).toBeGreaterThanOrEqual(min);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.press('Enter');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });
  }

  test('a dropdown opens below its button and closes when a link is followed', async ({ page, watch: _ }) => {
    await open(page, '/');
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
    await button.click();
    const [under, panel] = [await button.boundingBox(), await page.locator('.site-nav :popover-open').boundingBox()];
    expect(panel?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    expect(Math.abs((panel?.x ?? 0) - (under?.x ?? 0))).toBeLessThan(40);

    await page.locator('.site-nav :popover-open').getByRole('link', { name: 'Remeha' }).click();
    await expect(page).toHaveURL('/services/remeha');
    await expect(page.locator('.site-nav :popover-open')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('the menu traps the focus, and Escape returns it', async ({ page, watch: _ }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute('href', '/service');
    expect(
      await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).not.toContain(`/services/${brandSlugs[0]}`);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const escaped = await page.evaluate(
        () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
      );
      expect(escaped).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a click outside the menu closes it, and so does a link', async ({ page, watch: _ }) => {
    await open(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.mouse.click(5, 300);
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Combi boilers', exact: true }).click();
    await expect(page).toHaveURL('/combi-boilers');
    await expect(menu).toBeHidden();
  });
});

test('the left column of a guide never overlaps, and marks the part in view', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/guides/best-combi-boilers-london');
  await fullyRendered(page);
  const column = page.locator('.contents, .buy-panel, .guide-aside section + section');
  expect(await column.count()).toBeGreaterThan(2);
  for (const link of await page.locator('.contents a').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    const boxes = await column.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [index, { top }] of boxes.slice(1).entries()) expect(top).toBeGreaterThan(boxes[index].bottom);
  }
  for (const top of [100_000, 0]) await scrollTo(page, top);
  await expect(page.locator('.contents [aria-current]')).toHaveCount(0);
});
