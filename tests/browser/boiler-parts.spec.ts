import { expect, open, test } from './site.ts';

test.use({ viewport: { width: 375, height: 800 } });

test('the drawing of boiler parts is large, and its links work with the keyboard', async ({ page, watch: _ }) => {
  await open(page, '/services/worcester-bosch');
  const list = page.locator('#issues details').filter({ hasText: 'Which part causes which fault?' });
  await list.locator('summary').press('Enter');

  const drawing = list.locator('.controls-guide > svg');
  await expect(drawing).toBeVisible();
  const [shown, drawn] = await drawing.evaluate((svg: SVGSVGElement) => [
    svg.getBoundingClientRect().height,
    svg.getBBox().height,
  ]);
  expect(shown).toBeGreaterThan(300);
  expect(drawn).toBeGreaterThan(300);

  await list.getByRole('link', { name: 'E9' }).first().press('Enter');
  await expect(page).toHaveURL(/#e9$/);
  await expect(page.locator('#e9').getByText('The boiler got too hot and shut down')).toBeInViewport();
});
