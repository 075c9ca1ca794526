import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFigures } from '../../../scripts/content/figures.ts';
import { sourcesIn, textFolders } from '../../../scripts/content/typed-figures.ts';
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

test('figures are looked for in all files with markup, wherever a page or a picture is made of them', () => {
  const read = sourcesIn(Object.values(textFolders).flat()).map(([file]) => file);
  const markup = ['src', 'scripts'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !/^(styleguide|client)\b|^\w+\.tsx$/.test(name))
      .map((name) => `${top}/${name}`),
  );
  expect(markup.length).toBeGreaterThan(100);
  expect(markup.filter((file) => !read.includes(file))).toEqual([]);
});

test.each([
  ...publicFigures.map(({ figure, file = 'src/' }) => [figure, file] as const),
  ...straightTexts.map((text) => [text, 'src/'] as const),
])('the exception “%s” is still needed in %s', (words, file) => {
  const all = [...texts.contentSource, ...texts.markup];
  expect(all.some((passage) => passage.file.startsWith(file) && passage.text.includes(words))).toBe(true);
});
