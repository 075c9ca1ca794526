import { expect, test } from 'vitest';
import { countOf, timeInWords } from '../../../src/lib/in-words.ts';

test.each([
  [1, '1 review'],
  ['1', '1 review'],
  [247, '247 reviews'],
  ['1+', '1+ reviews'],
  ['500+', '500+ reviews'],
])('%s is counted as %s', (count, shown) => {
  expect(countOf(count, 'review')).toBe(shown);
});

test.each([
  [1, 'one month'],
  [6, 'six months'],
  [12, 'a year'],
  [18, 'eighteen months'],
  [24, 'two years'],
  [300, '25 years'],
])('%d months are said as %s', (months, shown) => {
  expect(timeInWords(months)).toBe(shown);
});
