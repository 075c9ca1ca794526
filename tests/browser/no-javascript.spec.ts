import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the pages are readable and their links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'East London' }).click();
  await expect(page).toHaveURL('/locations/e');
  await page.getByRole('main').getByRole('link', { name: 'E3 Bow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bow');
  await expect(page.getByText('Maintenance Tip #')).toBeVisible();
  await page.goto('/guides/best-combi-boilers-london');
  const besideDrawing = await page.locator('.ranking > li > div').first().boundingBox();
  expect(besideDrawing?.width).toBeGreaterThan(500);
});

test('the page of an unlisted postcode links to the areas, and shows no loading message', async ({ page }) => {
  await page.goto('/locations/ec1a');
  await expect(page.getByText('Loading...')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'East', exact: true }).click();
  await expect(page).toHaveURL('/locations/e');
});
