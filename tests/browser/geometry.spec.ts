import { finishTransitions } from './in-page/accessibility.ts';
import { collisions } from './in-page/geometry.ts';
import { findSmallTargets } from './in-page/reflow.ts';
import { expect, fullyRendered, kinds, test } from './site.ts';

// Opens every kind of page once at each width, because loading takes long.
for (const width of [375, 768, 1280]) {
  test(`lays out every kind of page without collisions at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    // Otherwise the emergency button pulses for four seconds.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: Record<string, string[]> = {};
    for (const path of kinds) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await fullyRendered(page);
      // As tall as the page, so that the call bar covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight + 100);
      await page.setViewportSize({ width, height });
      let before = '';
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(finishTransitions);
        const layout = await page.evaluate(boxes);
        if (layout === before) continue;
        before = layout;
        const found = { ...(await page.evaluate(collisions)), small: await page.evaluate(findSmallTargets) };
        for (const [statement, lines] of Object.entries(found)) {
          faults[statement] ??= [];
          faults[statement].push(...lines.map((line) => `${path} at ${width} px, ${colorScheme}: ${line}`));
        }
      }
    }
    expect.soft(faults.overlapping, 'text overlaps no other text').toEqual([]);
    expect.soft(faults.outside, 'text does not leave its box').toEqual([]);
    expect.soft(faults.covered, 'text is not covered').toEqual([]);
    expect.soft(faults.close, 'neighbours in a column keep 8 px').toEqual([]);
    expect.soft(faults.small, 'targets have 24 px, or as much space around them').toEqual([]);
  });
}

/** Returns the position and size of every element that is painted. */
function boxes(): string {
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })];
    })
    .join('\n');
}
