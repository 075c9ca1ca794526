import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaSlugs } from '../../../src/routes.ts';
import { colourPairs, decorative } from '../../../src/styleguide/colour-pairs.ts';
import { contrastOf, nameOf, readPalette, tokensOf } from '../../../src/styleguide/colours.ts';
import { ruleSheets } from './sheets.ts';

const css = readFileSync('src/styles/theme.css', 'utf8');
const palettes = { light: readPalette(css, 'light'), dark: readPalette(css, 'dark') };
const tokens = [...palettes.light.keys()];
const pairs = colourPairs.flatMap(({ front, behind, minimum }) =>
  front.flatMap((one) => behind.map((other) => ({ one, other, minimum, pair: `${nameOf(one)} on ${nameOf(other)}` }))),
);

test.each(Object.entries(palettes))('every pair of colours has enough contrast in the %s theme', (_, palette) => {
  const weak = pairs.filter(({ one, other, minimum }) => contrastOf(palette, one, other) < minimum);
  expect(weak).toEqual([]);
});

test('every colour token is in a pair, except decorative ones', () => {
  const used = pairs.flatMap(({ one, other }) => [...tokensOf(one), ...tokensOf(other)]);
  expect(tokens.filter((name) => !used.includes(name))).toEqual(decorative);
});

test('the map tiles of every area of London have the colour of the area', () => {
  const tiles = ruleSheets.get('src/components/drawings/london-map.css');
  for (const slug of areaSlugs) {
    expect(tokens).toContain(`area-${slug}`);
    expect(tiles).toContain(`.${slug} {\n  --tile: var(--color-area-${slug});`);
  }
});
