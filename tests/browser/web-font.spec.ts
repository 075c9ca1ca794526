import { extraFontsFor } from '../../src/lib/display-font.ts';
import { site } from '../../src/site.config.ts';
import { expect, test } from './site.ts';

for (const width of [375, 800, 1280]) {
  test(`the main heading and the business name use the web font at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    // Most names need one file. Rare letters are in separate files.
    const files = 1 + extraFontsFor(site.name).length;
    await expect(page.locator('link[as="font"]')).toHaveCount(files);
    const loaded = () =>
      page.evaluate(
        () => [...document.fonts].filter(({ family, status }) => family === 'Besley' && status === 'loaded').length,
      );
    await expect.poll(loaded).toBe(files);
    for (const text of [page.locator('h1'), page.locator('header .brand-mark').first()]) {
      await expect(text).toHaveCSS('font-family', /^"?Besley\b/);
    }
  });
}
