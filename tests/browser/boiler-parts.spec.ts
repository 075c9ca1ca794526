import { expect, open, test } from './site.ts';

test.use({ viewport: { width: 375, height: 800 } });

test('the drawing of boiler parts is large, and its links work with the keyboard', async ({ page, watch: _ }) => {
  await open(page, '/services/worcester-bosch');
  const parts = page.locator('#issues .controls-guide').first();
  const drawing = parts.locator('svg');
  await expect(drawing).toBeVisible();
  expect((await drawing.boundingBox())?.height).toBeGreaterThan(300);
  // The box is empty until the file of the drawing has arrived.
  await expect.poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().height)).toBeGreaterThan(300);
  await parts.getByRole('link', { name: 'E9' }).first().press('Enter');
  await expect(page).toHaveURL(/#e9$/);
  await expect(page.locator('#e9').getByText('The boiler got too hot and shut down')).toBeInViewport();
});
