import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, kinds, open, test } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Taller than any page, so that the call bar stands in its own place and covers nothing.
const height = 30_000;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of kinds) {
        test(`${path} has no fault that axe knows`, async ({ page }) => {
          await open(page, path);
          await page.evaluate(axe);
          const { violations } = await page.evaluate(
            (runOnly) =>
              (window as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResults> } }).axe.run(
                document,
                { runOnly },
              ),
            standards,
          );
          expect(
            violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))]),
          ).toEqual([]);
        });
      }
    });
  }
}
