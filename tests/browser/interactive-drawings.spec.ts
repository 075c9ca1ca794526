import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { expect, fullyRendered, open, test } from './site.ts';

test.describe('the gauge of the pressure guide', () => {
  const guide = '/guides/boiler-pressure-guide';

  test('moves with the arrow keys, and explains each reading', async ({ page, watch: _ }) => {
    await open(page, guide);
    const dial = page.getByRole('slider');
    await expect(dial).toHaveAttribute('aria-valuetext', '1.3 bar, right for a cold system');
    await dial.press('ArrowLeft');
    await expect(dial).toHaveAttribute('aria-valuetext', '1.2 bar, right for a cold system');
    await dial.press('End');
    await expect(dial).toHaveAttribute('aria-valuenow', '4');
    await expect(page.locator('.pressure-dial [role="status"]')).toContainText('call us. Don’t top up');
    await dial.press('Home');
    await expect(dial).toHaveAttribute('aria-valuetext', '0.0 bar, empty');
    await expect(page.locator('.pressure-dial [role="status"]')).toContainText('Watch the gauge');
    await dial.press('PageUp');
    await expect(dial).toHaveAttribute('aria-valuenow', '0.5');
  });

  test('moves with the pointer and with its two buttons', async ({ page, watch: _ }) => {
    await page.addInitScript(recordLayoutShifts);
    await open(page, guide);
    const dial = page.getByRole('slider');
    const box = await dial.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x - 50, y - 50);
    await page.mouse.down();
    await page.mouse.move(x, y - 70, { steps: 4 });
    await expect(dial).toHaveAttribute('aria-valuetext', '2.0 bar, right for a hot system');
    await page.mouse.move(x + 70, y, { steps: 4 });
    await expect(dial).toHaveAttribute('aria-valuenow', '3.3');
    await page.mouse.move(x - 20, y + 90, { steps: 1 });
    await expect(dial, 'the bottom of the dial is not part of the scale').toHaveAttribute('aria-valuenow', '3.3');
    await page.mouse.up();
    await page.getByRole('button', { name: 'Lower the reading' }).click();
    await expect(dial).toHaveAttribute('aria-valuenow', '3.2');
    await page.mouse.click(x - 50, y - 50);
    await expect(dial).toHaveAttribute('aria-valuenow', '1.3');
    expect(await page.evaluate(layoutShiftScore)).toBe(0);
  });

  test('shows at least 80% of its height in the first screen of a phone', async ({ page, watch: _ }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, guide);
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 0.8 });
  });
});

test('topping-up steps move the gauge, and service steps light up in the drawing', async ({ page, watch: _ }) => {
  await page.addInitScript(recordLayoutShifts);
  await open(page, '/guides/boiler-pressure-guide');
  await fullyRendered(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.locator('.topping-up [aria-current]')).toContainText('Look for water');
  await page.locator('.topping-up li').nth(4).click();
  await expect(page.locator('.topping-up [aria-live]')).toHaveText('5. Watch the gauge 1.4 bar');
  await expect(page.locator('.topping-up .d-solid[transform]')).toHaveAttribute('transform', 'rotate(-40.5)');
  expect(await page.evaluate(layoutShiftScore)).toBe(0);
  await open(page, '/guides/boiler-service-maintenance');
  await fullyRendered(page);
  await page.locator('service-walk li').nth(3).hover();
  await expect(page.locator('service-walk circle').nth(3)).toHaveAttribute('data-lit');
});

test('the decision matrix gives advice for an age and a price, without a layout shift', async ({ page, watch: _ }) => {
  await page.addInitScript(recordLayoutShifts);
  await open(page, '/guides/when-to-replace-boiler');
  const answer = page.locator('.decision-matrix [role="status"]');
  await fullyRendered(page);
  await expect(page.getByRole('button', { name: '9-12 years' })).toHaveAttribute('aria-pressed', 'true');
  await expect(answer).toContainText('Depends9-12 years, repair up to half');
  await page.getByRole('button', { name: 'Over half' }).press('Enter');
  await expect(answer).toContainText('Replace');
  await page.getByRole('button', { name: '0-5 years' }).press('Enter');
  await expect(page.locator('.decision-matrix [data-lit]')).toHaveText('Check warranty');
  expect(await page.evaluate(layoutShiftScore)).toBe(0);
});

test('the house on the home page shows day, dusk and night, without a layout shift', async ({ page, watch: _ }) => {
  const fills = () =>
    ['.house-sky', '.house-lit'].map((part) => {
      const shape = document.querySelector(`.house ${part}`);
      return shape && getComputedStyle(shape).fill;
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordLayoutShifts);
  const skies: (string | null)[][] = [];
  for (const time of ['12:00', '16:20', '21:00']) {
    await page.clock.setFixedTime(new Date(`2026-11-18T${time}:00Z`));
    await open(page, '/');
    skies.push(await page.evaluate(fills));
    expect(await page.evaluate(layoutShiftScore)).toBe(0);
  }
  const [day, dusk, night] = skies;
  expect(new Set([day?.[0], dusk?.[0], night?.[0]]).size, 'three skies').toBe(3);
  expect(dusk?.[1], 'lamps are lit at dusk').not.toBe(day?.[1]);
  expect(night?.[1], 'lamps are still lit at night').toBe(dusk?.[1]);
});
