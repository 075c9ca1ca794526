import { expect, test } from 'vitest';
import { attributesOf, page, pages } from './dist.ts';

test('every page has one h1, no skipped heading level, all landmarks, and unique ids', () => {
  for (const { path } of pages) {
    const $ = page(path);
    const headings = $('h1, h2, h3, h4, h5, h6').map((_, heading) => Number(heading.tagName.slice(1)));
    const levels = headings.get().slice(headings.get().indexOf(1));
    expect.soft($('h1').length, path).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect.soft(skipped, path).toEqual([]);
    expect.soft($('html').attr('lang'), path).toBe('en-GB');
    const missing = ['header', 'main', 'footer', 'nav'].filter((landmark) => $(landmark).length === 0);
    expect.soft(missing, path).toEqual([]);
    const repeated = attributesOf($, '[id]', 'id').filter((id, index, all) => all.indexOf(id) !== index);
    expect.soft(repeated, path).toEqual([]);
  }
});

test('no page has style attributes or form fields', () => {
  expect(pages.filter(({ path }) => page(path)('[style], form, input, select, textarea').length > 0)).toEqual([]);
});
