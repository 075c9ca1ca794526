import { describe, expect, test } from 'vitest';
import { page, pages } from './dist.ts';

describe.each(pages)('$path', ({ path }) => {
  const $ = page(path);

  test('has one h1, and skips no level of heading', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .map((_, heading) => Number(heading.tagName.slice(1)))
      .get()
      .filter((_, index, all) => index >= all.indexOf(1));
    expect($('h1')).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  test('is written in British English and has its landmarks', () => {
    expect($('html').attr('lang')).toBe('en-GB');
    for (const landmark of ['header', 'main', 'footer', 'nav']) expect($(landmark).length).toBeGreaterThan(0);
  });

  test('gives no two elements one id', () => {
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('styles by class only, and asks for no input', () => {
    expect($('[style], form, input, select, textarea').length).toBe(0);
  });
});
