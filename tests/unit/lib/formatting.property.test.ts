import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatDayAndMonth, formatMonth, formatTime } from '../../../src/lib/dates.ts';
import { formatPence, formatPounds, formatPoundsRange } from '../../../src/lib/money.ts';
import { formatPhone } from '../../../src/lib/phone.ts';
import { listPages } from '../../../src/lib/route-table.ts';
import { slugify } from '../../../src/lib/slugify.ts';

fc.configureGlobal({ seed: 1, numRuns: 1000 });

const amount = fc.nat(1_000_000);
const numberIn = (text: string) => Number(text.replace(/[£,]/g, ''));

describe('money', () => {
  test('in whole pounds reads back as it was, with commas every three digits', () => {
    fc.assert(
      fc.property(amount, (pounds) => {
        expect(formatPounds(pounds)).toMatch(/^£\d{1,3}(,\d{3})*$/);
        expect(numberIn(formatPounds(pounds))).toBe(pounds);
      }),
    );
  });

  test('in pence reads back to the penny', () => {
    fc.assert(
      fc.property(amount, (pence) => {
        expect(formatPence(pence / 100)).toMatch(/^£\d{1,3}(,\d{3})*\.\d\d$/);
        expect(Math.round(numberIn(formatPence(pence / 100)) * 100)).toBe(pence);
      }),
    );
  });

  test('in a range is both ends with a hyphen', () => {
    fc.assert(
      fc.property(amount, amount, (low, high) => {
        expect(formatPoundsRange([low, high]).split('-').map(numberIn)).toEqual([low, high]);
      }),
    );
  });
});

describe('dates and times', () => {
  const day = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('of a day name its day, month and year', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [, date, month, year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(formatDate(iso)) ?? [];
        expect(new Date(`${date} ${month} ${year} UTC`).toISOString().slice(0, 10)).toBe(iso);
        expect(formatMonth(iso)).toBe(`${month} ${year}`);
        expect(formatDayAndMonth(iso)).toMatch(new RegExp(`^${date} ${month?.slice(0, 3)}`));
      }),
    );
  });

  test('of a minute of the day read back, midnight as the start of it', () => {
    fc.assert(
      fc.property(fc.nat(1440), (minutes) => {
        const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(formatTime(minutes)) ?? [];
        expect((Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0)).toBe(minutes % 1440);
        expect(Number(hour)).toBeGreaterThan(0);
      }),
    );
  });
});

test('a British number keeps its digits, with 0 for its country', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{8,9}$/), (national) => {
      const shown = formatPhone(`+44${national}`);
      expect(shown.replaceAll(' ', '')).toBe(`0${national}`);
      expect(shown).toMatch(/^0\d+( \d+)+$/);
    }),
  );
});

test('an anchor of any text is words with hyphens, and its own anchor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const anchor = slugify(text);
      expect(anchor).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(anchor)).toBe(anchor);
    }),
  );
});

describe('a route table', () => {
  const segment = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !/[/:]/.test(text));
  const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);

  test('of paths that differ gives each of them once, in order, whatever signs are in them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(path), (paths) => {
        expect(listPages(paths.map((one) => ({ path: one, page: 'x' }))).map((page) => page.path)).toEqual(paths);
      }),
    );
  });

  test('with a dynamic row gives its paths, and takes none that the row does not match', () => {
    fc.assert(
      fc.property(path, fc.uniqueArray(segment, { minLength: 1 }), path, (base, slugs, stray) => {
        const paths = slugs.map((one) => `${base}/${one}`);
        const row = (all: string[]) => [{ path: `${base}/:slug`, page: 'x', paths: all }];
        expect(listPages(row(paths)).map((page) => page.path)).toEqual(paths);
        if (stray.split('/').length !== base.split('/').length + 1 || !stray.startsWith(`${base}/`)) {
          expect(() => listPages(row([stray]))).toThrow(`${stray} does not match its row`);
        }
      }),
    );
  });
});
