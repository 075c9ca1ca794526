import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '../../../src/content/locations/areas.ts';
import { findArea, normalizePostcode } from '../../../src/lib/find-area.ts';

fc.configureGlobal({ seed: 1, numRuns: 1000 });

const anyText = fc.string({ unit: 'binary' });
const nearlyPostcode = fc
  .tuple(fc.constantFrom('E', 'W', 'N', 'S', 'NW', 'SE', 'SW', 'EC', 'WC', 'B', ''), fc.nat(30), fc.string())
  .map(([letters, digits, rest]) => `${letters}${digits}${rest}`);
const value = fc.oneof(anyText, nearlyPostcode);
const space = fc.stringMatching(/^\s{0,3}$/);

/** The text with white space strewn in between, before and after. */
const spaced = fc.tuple(value, fc.array(space, { minLength: 1, maxLength: 6 })).map(([text, spaces]) => ({
  text,
  spaced: [...text].map((one, index) => `${spaces[index % spaces.length]}${one}`).join('') + spaces[0],
}));

test('any text is looked up, and gives an area of the table or none, the same each time', () => {
  fc.assert(
    fc.property(value, (text) => {
      const found = findArea(areas, text);
      expect(found === undefined || areas.includes(found)).toBe(true);
      expect(findArea(areas, text)).toBe(found);
    }),
  );
});

test('the first row that fits wins, and none that does not', () => {
  fc.assert(
    fc.property(value, (text) => {
      const bare = normalizePostcode(text);
      const fits = areas.map(({ code, districts }) => [code, ...districts].some((prefix) => bare.startsWith(prefix)));
      expect(findArea(areas, text)).toBe(areas[fits.indexOf(true)]);
    }),
  );
});

test('so an area is found exactly for what begins with E, W, N or S', () => {
  fc.assert(
    fc.property(value, (text) => {
      expect(findArea(areas, text)?.code).toBe(/^[EWNS]/.exec(normalizePostcode(text))?.[0]);
    }),
  );
});

test('neither case nor white space matters', () => {
  fc.assert(
    fc.property(spaced, ({ text, spaced }) => {
      const found = findArea(areas, text);
      expect(findArea(areas, spaced)).toBe(found);
      expect(findArea(areas, text.toUpperCase())).toBe(found);
      if (/^[\x20-\x7e]*$/.test(text)) expect(findArea(areas, text.toLowerCase())).toBe(found);
    }),
  );
});

test('a normal form is its own', () => {
  fc.assert(
    fc.property(value, (text) => {
      const normal = normalizePostcode(text);
      expect(normalizePostcode(normal)).toBe(normal);
      expect(normal).not.toMatch(/\s/);
    }),
  );
});
