import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, kinds, open, test, whole } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ viewport: { width: 375, height: 667 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of kinds) {
  test(`${path} has no fault that axe knows, in both themes, on a phone and on a desk`, async ({ page }) => {
    // Four examinations of one page
    test.slow();
    await open(page, path);
    await whole(page);
    await page.evaluate(axe);

    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 667 });
      // As tall as the page, so that the call bar stands in its own place and covers nothing.
      await page.setViewportSize({ width, height: await page.evaluate(pageHeight) });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(settled);
        // The theme changes nothing but colours.
        const options: RunOptions = {
          runOnly: colorScheme === 'light' ? standards : ['color-contrast'],
          resultTypes: ['violations'],
        };
        const { violations } = await page.evaluate(
          (options) =>
            (
              window as unknown as { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } }
            ).axe.run(document, options),
          options,
        );
        expect
          .soft(
            violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))]),
            `${colorScheme}, ${width} px`,
          )
          .toEqual([]);
      }
      expect.soft(await page.evaluate(misnamed), `names, ${width} px`).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a reader’s own few colours leave buttons, focus and drawings in sight, on a ${colorScheme} ground`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of ['/', '/guides/boiler-pressure-guide', '/services/worcester-bosch', '/locations/e3']) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(unseen), path).toEqual([]);
    }
  });
}

/** In px, with room for the call bar below the page. */
function pageHeight(): number {
  return document.documentElement.scrollHeight + 100;
}

/** Waits until the colours of the other theme have faded. */
async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/** Landmarks without a name of their own, a missing h1, and labels that hide the visible words from voice control. */
function misnamed(): string[] {
  const faults: string[] = [];
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

  if (visible('h1').length !== 1) faults.push('h1');
  for (const landmark of ['header.site-header', 'main', 'footer.site-footer']) {
    if (visible(landmark).length !== 1) faults.push(landmark);
  }
  const names = visible('nav, aside, section[aria-label]').map((element) => element.getAttribute('aria-label'));
  for (const [index, name] of names.entries()) {
    if (!name || names.indexOf(name) !== index) faults.push(`landmark ${name}`);
  }
  for (const control of visible('a[aria-label], button[aria-label]')) {
    const label = control.getAttribute('aria-label')?.toLowerCase() ?? '';
    // biome-ignore lint/performance/useDomNodeTextContent: the words that are seen are meant
    if (!label.includes(control.innerText.trim().toLowerCase())) faults.push(`label ${control.outerHTML.slice(0, 90)}`);
  }
  return faults;
}

/** Buttons without an edge, a focus without a ring, lines of drawings that sink into the ground. */
function unseen(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!canvas) return 0;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = luminance(getComputedStyle(document.body.parentElement as Element).backgroundColor);
  const distinct = (color: string) => {
    const other = luminance(color);
    return (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05) >= 3;
  };

  const faults = new Set<string>();
  const active = getComputedStyle(document.activeElement as Element);
  if (Number.parseFloat(active.outlineWidth) < 2 || !distinct(active.outlineColor)) faults.add('focus');
  for (const button of document.querySelectorAll<HTMLElement>('.btn:not(.btn-link, .btn-ghost)')) {
    const { borderTopWidth, borderTopColor } = getComputedStyle(button);
    if (Number.parseFloat(borderTopWidth) < 1 || !distinct(borderTopColor)) faults.add(`button ${button.textContent}`);
  }
  const informative = '.d-outline, .d-line, .d-flow, .d-return, .d-hot, .d-cold, .d-band, .d-ticks, .d-limit, .thames';
  for (const line of document.querySelectorAll(`main :is(${informative})`)) {
    const { stroke } = getComputedStyle(line);
    if (stroke !== 'none' && !distinct(stroke)) faults.add(`line ${line.getAttribute('class')} ${stroke}`);
  }
  return [...faults];
}
