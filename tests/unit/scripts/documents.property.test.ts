import { load } from 'cheerio';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composeDocument, readTemplate } from '../../../scripts/build/document.ts';
import { sitemapFiles } from '../../../scripts/metadata/sitemap.ts';
import { type Node, serializeGraph } from '../../../src/head/structured-data.ts';

fc.configureGlobal({ seed: 1, numRuns: 300 });

const template = readTemplate(
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><script data-inline>boot()</script>' +
    '<script type="module" crossorigin src="/a.js"></script><link rel="stylesheet" crossorigin href="/a.css">' +
    '</head><body><div id="root"></div></body></html>',
);

const markup = `< > & " ' /> <br/> </script> </title> <!-- --> ]]> &amp; </head>`.split(' ');
const patterns = ['$&', '$1', "$'", '$`', '\\', '<div id="root"></div>', '<script data-inline>', '\u2028'];
/** Text with markup, and with patterns that are special in `String.replace`. */
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...markup), fc.constantFrom(...patterns)), {
    minLength: 1,
  })
  .map((parts) => parts.join('').replace(/[\0\r]/g, ''));

const titleOf = (value: string) => renderToString(createElement('title', null, value));

test('a document preserves every text and attribute value of its page', () => {
  fc.assert(
    fc.property(text, text, text, (title, shown, value) => {
      const meta = renderToString(createElement('meta', { name: 'description', content: value }));
      const body = renderToString(createElement('main', { title: value }, createElement('b', null, shown)));
      const $ = load(composeDocument(template, { path: '/a', head: titleOf(title) + meta, body, style: '.a{top:0}' }));
      const read = [$('title').text(), $('b').text(), $('meta[name]').attr('content'), $('main').attr('title')];
      expect(read).toEqual([title, shown, value, value]);
      expect($('style').text()).toBe('.a{top:0}');
      expect($('div[data-path="/a"] > main')).toHaveLength(1);
    }),
  );
});

test('structured data can contain any text', () => {
  fc.assert(
    fc.property(text, fc.jsonValue(), (name, extra) => {
      const nodes = [{ '@type': 'Thing', name, extra } as Node];
      const head = `<script type="application/ld+json">${serializeGraph(nodes)}</script>`;
      const $ = load(composeDocument(template, { path: '/', head, body: '' }));
      const json = $('script[type="application/ld+json"]').text();
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)['@graph']).toEqual(JSON.parse(JSON.stringify(nodes)));
    }),
  );
});

test('the sitemap can contain any URL', () => {
  const path = text.filter((value) => !/\p{Cc}/u.test(value));
  fc.assert(
    fc.property(fc.array(path, { minLength: 1 }), (paths) => {
      const urls = paths.map((one) => `https://a.example/${one}`);
      const entries = urls.map((url) => ({ url }));
      const $ = load(sitemapFiles('', entries).get('sitemap.xml') ?? '', { xml: true });
      const found = [...$('loc')].map((loc) => $(loc).text());
      expect(found).toEqual(urls);
    }),
  );
});
