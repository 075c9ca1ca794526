import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/content/locations/areas.ts';
import { findArea } from '../../../src/lib/find-area.ts';
import { districtSlugs } from '../../../src/routes.ts';

const codeOf = (postcode: string) => findArea(areas, postcode)?.code;

describe('the postcode lookup', () => {
  test.each([
    { postcode: 'e1 6an', code: 'E' },
    { postcode: ' S e 1 ', code: 'S' },
    { postcode: 'EC1A', code: 'E' },
    { postcode: 'NW1', code: 'N' }, // N stands before NW in the table
    { postcode: 'nw', code: 'N' },
    { postcode: 'SL1', code: 'S' },
    { postcode: 'WC2A', code: 'W' },
    { postcode: 'B1', code: undefined },
    { postcode: 'Ω1', code: undefined },
    { postcode: '', code: undefined },
  ])('gives $code for "$postcode"', ({ postcode, code }) => {
    expect(codeOf(postcode)).toBe(code);
  });

  test.each(districtSlugs)('places the district %s by its first letter', (slug) => {
    expect(codeOf(slug)).toBe(slug[0]?.toUpperCase());
  });

  test('never reaches the fifth area', () => {
    expect(districtSlugs.some((slug) => codeOf(slug) === 'NW')).toBe(false);
  });

  test.each([...'abcdefghijklmnopqrstuvwxyz0123456789<%&'])(
    'knows a value beginning with %s only if it is E, W, N or S',
    (first) => {
      for (const rest of ['', '1', '11 1AA', 'x y', '%00']) {
        expect(codeOf(first + rest)).toBe('EWNS'.includes(first.toUpperCase()) ? first.toUpperCase() : undefined);
      }
    },
  );
});
