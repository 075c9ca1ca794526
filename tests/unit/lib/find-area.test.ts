import { expect, test } from 'vitest';
import { areas } from '../../../src/content/locations/areas.ts';
import { findArea } from '../../../src/lib/find-area.ts';

const codeOf = (postcode: string) => findArea(areas, postcode)?.code;

test.each([
  ['e1 6an', 'E'],
  [' S e 1 ', 'S'],
  ['EC1A', 'E'],
  ['NW1', 'N'], // N is before NW in the table.
  ['SL1', 'S'],
  ['WC2A', 'W'],
  ['B1', undefined],
  ['Ω1', undefined],
  ['', undefined],
])('finds the area of "%s": %s', (postcode, code) => {
  expect(codeOf(postcode)).toBe(code);
});

test('finds an area only for text that begins with E, W, N or S', () => {
  const values = [...'abcdefghijklmnopqrstuvwxyz0123456789<%&'].flatMap((first) => [
    first,
    `${first}11 1AA`,
    `${first}%00`,
  ]);
  const found = values.filter((value) => codeOf(value) !== undefined);
  expect(found).toEqual(values.filter((value) => /^[ewns]/.test(value)));
});
