import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Destinations } from '../../../scripts/links/destinations.ts';
import { leadsTo } from '../../../scripts/links/fragments.ts';
import { type Host, staticHost } from '../../../scripts/links/hosts.ts';
import { parsePage } from '../../../scripts/links/parse-page.ts';
import { parseRedirects } from '../../../scripts/links/redirects.ts';
import { importsOfScript } from '../../../scripts/links/scripts.ts';
import { urlsInStyles } from '../../../scripts/links/styles.ts';
import { parseUrl } from '../../../scripts/links/url.ts';
import { parseRefresh, parseSrcset } from '../../../scripts/links/values.ts';

const piece = fc.constantFrom(
  ...'a B 1 ~ - _ . .. / // \\ % %20 %zz %2e é ? # : @ & 🦊 http: https: tel: index.html'.split(' '),
  ...[' ', '\t', '\n'],
);
const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('resolves addresses as in the URL standard', () => {
  const host: Host = { pathOf: (file) => file, respond: () => ({ status: 404, file: undefined }) };
  const site = new Destinations(new Set(), 'https://a.example', host);
  const base = fc.constantFrom('/', '/a', '/a/', '/a/b/c', '/a/b/c/', '/é/x', '/a?b/c#d/e');
  fc.assert(
    fc.property(address, base, (url, path) => {
      const from = `https://a.example${path}`;
      const lead = site.resolve(url, new URL(from).href);
      const expected = parseUrl(url, from);
      const isOther = /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url);
      if (isOther) expect(lead).toBe('external');
      else if (expected === undefined) expect(lead).toBe('invalid');
      else if (expected.host !== 'a.example') expect(lead).toBe('external');
      else expect(lead).toMatchObject({ destination: { path: expected.pathname } });
    }),
    { numRuns: 3000 },
  );
});

// From the web platform tests for `srcset`.
test.each<[srcset: string, urls: string[]]>([
  [',,,', []],
  ['data:,a,,,', ['data:,a']],
  ['data:,a ( , data:,b 1x, ), data:,c', ['data:,c']],
  ['data:,a [ , data:,b 1x, ], data:,c', ['data:,b', ']', 'data:,c']],
  ['data:,a 1x, data:,b', ['data:,a', 'data:,b']],
  ['data:,a 0w', []],
  ['data:,a 1w 1h', ['data:,a']],
  ['data:,a -1x', []],
  ['data:,a 1e0x', ['data:,a']],
  ['data:,a 1x foo, data:,b', ['data:,b']],
  ['data:,a\u000b1x', ['data:,a\u000b1x']],
  ['a, b ,c', ['a', 'b', 'c']],
])('finds the valid candidates of the srcset %j', (srcset, urls) => {
  expect(parseSrcset(srcset).flatMap(({ url, isValid }) => (isValid ? url : []))).toEqual(urls);
});

// From the web platform tests for `<meta http-equiv="refresh">`.
test.each([
  ['', 'invalid'],
  ['1', undefined],
  [' 1 ; foo', 'foo'],
  ['1, url=foo', 'foo'],
  ['1foo', 'invalid'],
  ['-1; url=foo', 'invalid'],
  ['.9; url=foo', 'foo'],
  ['1;;url=foo', ';url=foo'],
  ['1; URL = foo', 'foo'],
  ['1; url foo', 'url foo'],
  ['1; url="foo\'bar"baz', "foo'bar"],
  ["1; url='foo", 'foo'],
  ['1; url=', undefined],
])('parses the target of the refresh %j as %j', (content, url) => {
  const refresh = parseRefresh(content);
  expect(refresh === undefined ? 'invalid' : refresh.url).toBe(url);
});

test('parsers accept any text, and return offsets inside it', () => {
  const parts = `<a_href=" "> <script> </script> <!-- --> <svg> & <style> url( @import_" <base_href= ' \\ \${ import(`;
  const token = fc.oneof(fc.string(), fc.constantFrom(...parts.split(' ')));
  const markup = fc.array(token).map((tokens) => tokens.join('').replaceAll('_', ' '));
  fc.assert(
    fc.property(markup, address, (text, path) => {
      for (const { offset } of parsePage(text).references) expect(offset).toBeLessThanOrEqual(text.length);
      for (const { offset } of urlsInStyles(text)) expect(offset).toBeLessThanOrEqual(text.length);
      importsOfScript(text);
      parseRefresh(text);
      parseRedirects(text);
      expect(leadsTo(text, new Set([text.split(':~:')[0] ?? '']))).toBe(true);
      expect([200, 301, 404]).toContain(staticHost().respond(new Set(['a.html', 'b/index.html']), path).status);
    }),
    { numRuns: 500 },
  );
});
