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

  test('places each district by its first letter', () => {
    expect(districtSlugs.filter((slug) => codeOf(slug) !== slug[0]?.toUpperCase())).toEqual([]);
  });

  test('never reaches the fifth area', () => {
    expect(districtSlugs.some((slug) => codeOf(slug) === 'NW')).toBe(false);
  });

  test('knows a value only if it begins with E, W, N or S', () => {
    const wrong = [...'abcdefghijklmnopqrstuvwxyz0123456789<%&'].flatMap((first) => {
      const area = 'EWNS'.includes(first.toUpperCase()) ? first.toUpperCase() : undefined;
      return ['', '1', '11 1AA', 'x y', '%00'].map((rest) => first + rest).filter((value) => codeOf(value) !== area);
    });
    expect(wrong).toEqual([]);
  });
});
