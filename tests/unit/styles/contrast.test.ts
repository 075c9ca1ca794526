import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaSlugs } from '../../../src/routes.ts';
import { colourPairs, decorative } from '../../../src/styleguide/colour-pairs.ts';
import { contrastOf, nameOf, readPalette, tokensOf } from '../../../src/styleguide/colours.ts';
import { siteSheets } from './sheets.ts';

const css = readFileSync('src/styles/theme.css', 'utf8');
const palettes = { light: readPalette(css, 'light'), dark: readPalette(css, 'dark') };

describe.each(Object.entries(palettes))('%s theme', (_, palette) => {
  test.each(colourPairs)('$why: at least $least', ({ front, behind, least }) => {
    const tooWeak = front.flatMap((one) =>
      behind
        .map((other) => ({ pair: `${nameOf(one)} on ${nameOf(other)}`, contrast: contrastOf(palette, one, other) }))
        .filter(({ contrast }) => contrast < least),
    );
    expect(tooWeak).toEqual([]);
  });
});

test('every colour token stands in a pair', () => {
  const used = colourPairs.flatMap(({ front, behind }) => [...front, ...behind].flatMap(tokensOf));
  expect([...palettes.light.keys()].filter((name) => !used.includes(name))).toEqual(decorative);
});

test('every colour token is used', () => {
  const used = siteSheets.map(({ css }) => css).join('\n');
  const isUsed = (name: string) =>
    new RegExp(`var\\(--color-${name}\\)|[ :](?:text|bg|fill|stroke)-${name}[ ;]`).test(used);
  expect([...palettes.light.keys()].filter((name) => !isUsed(name))).toEqual([]);
});

test('every area of London has a colour, and its tiles have it', () => {
  const tiles = siteSheets.find(({ file }) => file.endsWith('/london-map.css'))?.css;
  for (const slug of areaSlugs) {
    expect([...palettes.light.keys()]).toContain(`area-${slug}`);
    expect(tiles).toContain(`.${slug} {\n  --tile: var(--color-area-${slug});`);
  }
});

test('where colours are forced, no pair turns into one colour', () => {
  const forced = new Map(
    [...readFileSync('src/styles/base.css', 'utf8').matchAll(/--color-([\w-]+): (canvas\w*);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  expect(forced.size).toBeGreaterThan(0);
  const lost = colourPairs.flatMap(({ front, behind }) =>
    front.flatMap((one) =>
      behind
        .filter((other) => forced.has(nameOf(one)) && forced.get(nameOf(one)) === forced.get(nameOf(other)))
        .map((other) => `${nameOf(one)} on ${nameOf(other)}`),
    ),
  );
  expect(lost).toEqual([]);
});

test('the contrast of black and white is 21, of a colour and itself 1', () => {
  const palette = new Map([
    ['black', '#000000'],
    ['white', '#ffffff'],
  ]);
  expect(contrastOf(palette, 'black', 'white')).toBeCloseTo(21);
  expect(contrastOf(palette, 'white', 'white')).toBe(1);
  expect(contrastOf(palette, 'white', { mix: ['white', 'black'], share: 50 })).toBeCloseTo(3.95, 1);
});
