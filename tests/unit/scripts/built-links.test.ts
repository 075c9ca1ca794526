import { expect, test } from 'vitest';
import { deadLinks } from '../../../scripts/links/built-links.ts';

const faultsOf = (documents: Record<string, string>) =>
  deadLinks(Object.entries(documents), new Set(['/', '/a', '/known-dead'])).map(({ files, href, missesFragment }) =>
    [...files, href, ...(missesFragment ? ['fragment'] : [])].join(' '),
  );

test('finds links to missing fragments, with and without quotes', () => {
  const documents = {
    'index.html': '<a href="#here">x</a><a href=/a#part>x</a><a href="/a#nope">x</a><i id="there"></i><i id=bare>',
    'a.html': '<a href="/#there">x</a><a href=/?b=1#bare>x</a><h2 class="x" id="part">x</h2><a href=/#lost>x</a>',
  };
  expect(faultsOf(documents)).toEqual([
    'index.html #here fragment',
    'index.html /a#nope fragment',
    'a.html /#lost fragment',
  ]);
});

test('finds links to missing pages, each once', () => {
  const link = '<a href="/b?from=x">x</a><form action=/send></form><a href="/known-dead#x">x</a>';
  expect(faultsOf({ 'index.html': link, 'a.html': link, '404.html': '<a href=/404>x</a>' })).toEqual([
    'index.html a.html /b?from=x',
    'index.html a.html /send',
    '404.html /404',
  ]);
});

test('accepts links to files, to other sites and to the top of a page', () => {
  const links = ['https://a.example/#x', '//a.example/x', '/guide.pdf', '/a.svg#x', '#top', '#', 'tel:+442079460000'];
  expect(faultsOf({ 'index.html': links.map((href) => `<a href="${href}">x</a>`).join('') })).toEqual([]);
});
