import { extraFontsFor } from '../../src/lib/display-font.ts';
import { brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { expect, fullyRendered, test } from './site.ts';

for (const width of [375, 800, 1280]) {
  test(`headings and the name use the web font at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    // One file for most names. Rare letters are in separate files.
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

test('every brand page uses the web font on a phone, without a layout shift', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(recordLayoutShifts);
  const paths = [...brandSlugs.map((slug) => `/services/${slug}`), '/locations/n2'];
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await fullyRendered(page);
    const isApplied = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
    );
    const shifts = await page.evaluate(layoutShiftScore);
    if (!isApplied || shifts > 0) wrong.push(`${path}: ${isApplied ? `moves by ${shifts}` : 'fallback font'}`);
  }
  expect(wrong).toEqual([]);
});
