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

/** What leads into a section: flow and return, a fine line, a heading beside its content, a tinted band, words alone. */
function openingOf($: ReturnType<typeof page>, title: unknown): string {
  const heading = $(title as never);
  const section = heading.closest('section');
  if (section.find('.section-aside').length > 0) return 'aside';
  if (section.is('.section-sunken')) return 'band';
  return heading.is('.section-rule') ? 'rule' : heading.is('.section-line') ? 'line' : 'plain';
}

test('sections open in at least four ways, and no page repeats one more than three times', () => {
  const ways = new Set<string>();
  const repeated: string[] = [];
  for (const { path } of pages) {
    const $ = page(path);
    const openings = $('main .section-title')
      .get()
      .map((title) => openingOf($, title));
    for (const way of new Set(openings)) {
      ways.add(way);
      if (openings.filter((one) => one === way).length > 3) repeated.push(`${path}: ${way}`);
    }
  }
  expect(repeated).toEqual([]);
  expect(ways.size).toBeGreaterThanOrEqual(4);
});
