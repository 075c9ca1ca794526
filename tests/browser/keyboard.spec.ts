import { expect, kinds, open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of kinds) {
  test(`${path} can be walked through with the keyboard, and what has the focus is in sight`, async ({
    page,
    watch: _,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await open(page, path);

    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await expect(page.locator('.skip-link')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');

    for (const [width, height] of [
      [375, 667],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { order, faults } = await page.evaluate(walk);
      expect.soft(faults, `${width}x${height}`).toEqual([]);
      expect
        .soft(order, `${width}x${height}`)
        .toEqual(['header', 'main', 'footer', ...(width < 768 ? ['section'] : [])]);
    }
  });
}

test('the keyboard can skip the 114 districts of the map', async ({ page, watch: _ }) => {
  await page.goto('/locations/e3');
  await page.locator('.map-skip').focus();
  await expect(page.locator('.map-skip')).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.area-map figcaption a').first()).toBeFocused();
});

/** Focuses everything that can take the focus, there and back, and notes what is covered or has no ring. */
function walk(): { order: string[]; faults: string[] } {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]:not([tabindex="-1"])')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('.skip-link'));
  const faults = new Set<string>();

  for (const element of [...all, ...[...all].reverse()]) {
    element.focus();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const inSight = [...element.getClientRects()].some((box) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
        [0.05, 0.5, 0.95].some((down) => {
          const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
          return top !== null && (element.contains(top) || top.contains(element));
        }),
      ),
    );
    if (document.activeElement !== element || element.tabIndex > 0) faults.add(`order: ${element.outerHTML}`);
    if (!ringed) faults.add(`no ring: ${element.outerHTML}`);
    if (!inSight) faults.add(`covered: ${element.outerHTML}`);
  }

  const parts = all.map((element) => element.closest('header, main, footer, #root > section')?.localName ?? 'outside');
  const order = all
    .map((element, index) => (element.closest('main') ? 'main' : (parts[index] as string)))
    .filter((part, index, list) => part !== list[index - 1]);
  return { order, faults: [...faults].map((fault) => fault.slice(0, 120)) };
}
