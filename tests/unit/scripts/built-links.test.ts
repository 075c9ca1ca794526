import { expect, test } from 'vitest';
import { deadLinks } from '../../../scripts/links/built-links.ts';

const faultsOf = (documents: Record<string, string>) =>
  deadLinks(Object.entries(documents), new Set(['/', '/a', '/known-dead'])).map(({ files, href, missesFragment }) =>
    [...files, href, ...(missesFragment ? ['fragment'] : [])].join(' '),
  );

test('finds links to missing pages and fragments, each once', () => {
  const links =
    '<a href="/b?from=x">x</a><form action=/send></form><a href="/known-dead#x">x</a><a href="/a#nope">x</a>';
  const documents = {
    'index.html': `${links}<a href="#here">x</a><a href=/a#part>x</a><i id="there"></i><i id=bare>`,
    'a.html': `${links}<a href="/#there">x</a><a href=/?b=1#bare>x</a><h2 class="x" id="part">x</h2><a href=/#lost>x</a>`,
    '404.html': '<a href=/404>x</a>',
  };
  expect(faultsOf(documents)).toEqual([
    'index.html a.html /b?from=x',
    'index.html a.html /send',
    'index.html a.html /a#nope fragment',
    'index.html #here fragment',
    'a.html /#lost fragment',
    '404.html /404',
  ]);
});

test('accepts links to files, to other sites and to the top of a page', () => {
  const links = ['https://a.example/#x', '//a.example/x', '/guide.pdf', '/a.svg#x', '#top', '#', 'tel:+442079460000'];
  expect(faultsOf({ 'index.html': links.map((href) => `<a href="${href}">x</a>`).join('') })).toEqual([]);
});
