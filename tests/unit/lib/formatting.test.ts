import { expect, test } from 'vitest';
import { withArticle } from '../../../src/lib/article.ts';
import { formatDate, formatDayAndMonth, formatMonth, formatTime } from '../../../src/lib/dates.ts';
import { countOf, timeInWords } from '../../../src/lib/in-words.ts';
import { instalments } from '../../../src/lib/instalments.ts';
import { joinWords } from '../../../src/lib/join-words.ts';
import { formatPence, formatPounds, formatPoundsRange, formatPrice } from '../../../src/lib/money.ts';
import { formatPhone } from '../../../src/lib/phone.ts';
import { slugify } from '../../../src/lib/slugify.ts';

test.each([
  [formatPounds(0), '£0'],
  [formatPounds(1_234_567), '£1,234,567'],
  [formatPence(208.335), '£208.34'],
  [formatPence(1140), '£1,140.00'],
  [formatPrice(72.5), '£72.50'],
  [formatPrice(95), '£95'],
  [formatPoundsRange([1800, 3500]), '£1,800-£3,500'],

  [formatDate('2028-02-29'), '29 February 2028'],
  [formatMonth('2025-10-14'), 'October 2025'],
  [formatDayAndMonth('2026-01-01'), '1 Jan'],
  [formatTime(0), '12:00 AM'],
  [formatTime(719), '11:59 AM'],
  [formatTime(725), '12:05 PM'],
  [formatTime(1440), '12:00 AM'],

  [withArticle('Alpha'), 'an Alpha'],
  [withArticle('Baxi'), 'a Baxi'],

  [countOf(1, 'review'), '1 review'],
  [countOf('1', 'review'), '1 review'],
  [countOf('1+', 'review'), '1+ reviews'],
  [countOf(247, 'review'), '247 reviews'],
  [timeInWords(1), 'one month'],
  [timeInWords(12), 'a year'],
  [timeInWords(18), 'eighteen months'],
  [timeInWords(24), 'two years'],
  [timeInWords(300), '25 years'],
  [joinWords([]), ''],
  [joinWords(['WC1']), 'WC1'],
  [joinWords(['WC1', 'EC1']), 'WC1 and EC1'],
  [joinWords(['WC1', 'EC1', 'EC2']), 'WC1, EC1 and EC2'],

  [slugify('F28/F29'), 'f28-f29'],
  [slugify(' The owner’s “No hot water” 1.3? '), 'the-owners-no-hot-water-1-3'],
  [slugify('…'), ''],

  [formatPhone('+442079460187'), '020 7946 0187'],
  [formatPhone('+441134960123'), '0113 496 0123'],
  [formatPhone('+441214960123'), '0121 496 0123'],
  [formatPhone('+441632960123'), '01632 960123'],
  [formatPhone('+447700900123'), '07700 900123'],
  [formatPhone('+443069990123'), '0306 999 0123'],
  // Nine digits after +44, as in some areas and freephone numbers
  [formatPhone('+44120462345'), '01204 62345'],
  [formatPhone('+44169772345'), '016977 2345'],
  [formatPhone('+44800123456'), '0800 123 456'],
])('returns "%s"; expected "%s"', (shown, expected) => {
  expect(shown).toBe(expected);
});

test('computes instalments without interest as equal shares', () => {
  expect(instalments(2500, 12, 0)).toEqual({ perMonth: 208.33, total: 2500 });
});

test.each([
  [12, 9.9],
  [60, 5.9],
])('computes %i instalments at %f% APR whose present value is the loan', (months, apr) => {
  const { perMonth, total } = instalments(2500, months, apr);
  const values = Array.from({ length: months }, (_, index) => perMonth / (1 + apr / 100) ** ((index + 1) / 12));
  expect(Math.abs(values.reduce((sum, value) => sum + value) - 2500)).toBeLessThan(months * 0.005);
  expect(Math.abs(total - perMonth * months)).toBeLessThanOrEqual(months * 0.005);
});
