import { expect, test } from './site.ts';

for (const width of [375, 800, 1280]) {
  test(`headings are read in the web font, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const loaded = () =>
      page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'));
    await expect.poll(loaded).toBe(true);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Besley\b/);
  });
}
