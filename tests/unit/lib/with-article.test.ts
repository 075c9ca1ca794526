import { expect, test } from 'vitest';
import { withArticle } from '../../../src/lib/with-article.ts';

test.each([
  ['Alpha', 'an Alpha'],
  ['Intergas', 'an Intergas'],
  ['Baxi', 'a Baxi'],
])('the article of %s is that of %s', (name, expected) => {
  expect(withArticle(name)).toBe(expected);
});
