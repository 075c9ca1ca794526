import { expect, test } from 'vitest';
import { publicFigures } from '../../../scripts/content/figures.ts';
import { readTexts, styleFaults, styleMessage } from '../../../scripts/style/check-style.ts';
import { straightTexts } from '../../../scripts/style/quotes.ts';

const texts = await readTexts();
const faults = styleFaults(texts);

test.each(Object.entries(faults))('no text of the site has a fault of %s', (_, found) => {
  expect(found.length, styleMessage(found)).toBe(0);
});

test('every text is read', () => {
  expect(texts.content.length).toBeGreaterThan(4000);
  expect(texts.markup.length).toBeGreaterThan(600);
});

test.each([
  ...publicFigures.map(({ figure, file = 'src/' }) => [figure, file] as const),
  ...straightTexts.map((text) => [text, 'src/'] as const),
])('the exception “%s” is still needed in %s', (words, file) => {
  const all = [...texts.contentSource, ...texts.markup];
  expect(all.some((passage) => passage.file.startsWith(file) && passage.text.includes(words))).toBe(true);
});
