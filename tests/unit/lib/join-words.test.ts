import { expect, test } from 'vitest';
import { joinWords } from '../../../src/lib/join-words.ts';

test.each([
  { words: [], sentence: '' },
  { words: ['WC1'], sentence: 'WC1' },
  { words: ['WC1', 'EC1'], sentence: 'WC1 and EC1' },
  { words: ['WC1', 'EC1', 'EC2'], sentence: 'WC1, EC1 and EC2' },
])('$words.length words are listed as "$sentence"', ({ words, sentence }) => {
  expect(joinWords(words)).toBe(sentence);
});
