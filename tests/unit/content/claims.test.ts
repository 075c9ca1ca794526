import { describe, expect, test } from 'vitest';
import { contentFaults } from '../../../scripts/content/check-content.ts';
import { readContent } from '../../../scripts/content/content.ts';
import { ratings, reviews } from '../../../src/content/claims.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { unsound } from '../unfinished.ts';

const { content } = await readContent();
const known = new Set(unsound.map(({ setting }) => setting));

/** What is wrong once a claim has another value. */
function faultsWith(name: string, value: unknown) {
  const changed = { ...content.get('claims.ts'), [name]: value };
  const faults = contentFaults(new Map([...content, ['claims.ts', changed]]), '2026-12-01');
  return faults.map(({ setting }) => setting).filter((setting) => !known.has(setting));
}

const location = { value: 4.8, count: 247, of: 'reviews of our work' };

describe('a claim that cannot be true is refused by file and field', () => {
  test.each([
    ['eleven of five', 'ratings', { ...ratings, location: { ...location, value: 11 } }, 'ratings.location.value'],
    ['no reviews', 'ratings', { ...ratings, location: { ...location, count: 0 } }, 'ratings.location.count'],
    ['half a review', 'ratings', { ...ratings, location: { ...location, count: 0.5 } }, 'ratings.location.count'],
    ['9.8 of five', 'reviews', { ...reviews, search: '9.8/5' }, 'reviews.search'],
    ['a score out of something else', 'reviews', { ...reviews, search: '4.9/10' }, 'reviews.search'],
    ['nought of ten', 'reviews', { ...reviews, trades: '0/10' }, 'reviews.trades'],
    ['nought reviews', 'reviews', { ...reviews, count: '0+' }, 'reviews.count'],
    ['a number for a text', 'experience', { years: 10, installations: '5,000+' }, 'experience.years'],
    ['a figure without a name', 'longPageStats', [{ number: '5', label: '' }], 'longPageStats[0].label'],
    ['an unknown maker', 'approvedBy', [brandSlugs[0], 'boxi'], 'approvedBy[1]'],
    ['a promise of nothing', 'whyChooseUs', [''], 'whyChooseUs[0]'],
    ['words of nobody', 'testimonials', { callOut: { text: 'Here in an hour.', by: '' } }, 'testimonials.callOut.by'],
    ['evidence without a date', 'evidence', { reviews: { says: '4.9/5', source: 'Google' } }, 'evidence.reviews.date'],
  ])('%s', (_, name, value, field) => {
    expect(faultsWith(name, value)).toEqual([`src/content/claims.ts  ${field}`]);
  });
});

test.each([
  ['reviews', { trades: '', search: '', count: '', of: reviews.of }],
  ['ratings', { home: undefined }],
  ['experience', { years: '', installations: '' }],
  ['longPageStats', []],
  ['approvedBy', []],
  ['whyChooseUs', []],
  ['serviceGuarantee', ''],
  ['answersWithin', ''],
  ['guideAuthors', ''],
  ['testimonials', {}],
])('%s may stand empty', (name, value) => {
  expect(faultsWith(name, value)).toEqual([]);
});
