import { describe, expect, test } from 'vitest';
import { settingDates } from '../../../scripts/content/dates.ts';

const today = '2026-06-01';
const review = { author: 'A. Name', source: 'A site', rating: 5, text: 'Warm again.' };
const wrong = (dates: readonly string[], expires = '') =>
  settingDates(
    {
      reviews: dates.map((date) => ({ ...review, date })),
      security: { contact: expires && 'security@a.example', expires },
    },
    today,
  ).map(({ setting, found }) => `${setting.split('  ')[1]} ${found}`);

describe('a build stops', () => {
  test('at a review that is still to be written', () => {
    expect(wrong([today, '2026-06-02', '2031-01-01'])).toEqual([
      'reviews[1].date 2026-06-02',
      'reviews[2].date 2031-01-01',
    ]);
  });

  test.each(['2026-05-31', '2027-06-03'])('at a security contact that holds until %s', (expires) => {
    expect(wrong([], expires)).toEqual([`security.expires ${expires}`]);
  });
});

test.each(['', today, '2027-06-02'])('a security contact until "%s" is nothing to stop at', (expires) => {
  expect(wrong([], expires)).toEqual([]);
});
