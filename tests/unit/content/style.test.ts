import { expect, test } from 'vitest';
import { readTexts, styleFaults, styleMessage } from '../../../scripts/style/check-style.ts';

const texts = await readTexts();
const faults = styleFaults(texts);

test.each(Object.entries(faults))('no text of the site has a fault of %s', (_, found) => {
  expect(found.length, styleMessage(found)).toBe(0);
});

test('every text is read', () => {
  expect(texts.content.length).toBeGreaterThan(4000);
  expect(texts.markup.length).toBeGreaterThan(600);
});
