import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '../../../src/content/locations/areas.ts';
import { findArea } from '../../../src/lib/find-area.ts';
import { districtSlugs } from '../../../src/routes.ts';

const codeOf = (postcode: string) => findArea(areas, postcode)?.code;

test.each([
  ['e1 6an', 'E'],
  [' S e 1 ', 'S'],
  ['EC1A', 'E'],
  ['NW1', 'N'], // N comes before NW in the table
  ['SL1', 'S'],
  ['WC2A', 'W'],
  ['B1', undefined],
  ['Ω1', undefined],
  ['', undefined],
])('finds the area of "%s": %s', (postcode, code) => {
  expect(codeOf(postcode)).toBe(code);
});

test('finds the area of each district by its first letter', () => {
  expect(districtSlugs.filter((slug) => codeOf(slug) !== slug[0]?.toUpperCase())).toEqual([]);
});

test('finds an area exactly for text that begins with E, W, N or S', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('E', 'w', 'N', 's', 'B', ''), (text, letter) => {
      const value = (letter + text).toUpperCase().replace(/\s/g, '');
      expect(codeOf(letter + text)).toBe(/^[EWNS]/.exec(value)?.[0]);
    }),
    { seed: 1 },
  );
});
