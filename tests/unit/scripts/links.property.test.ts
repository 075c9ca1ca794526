import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Destinations } from '../../../scripts/links/destinations.ts';
import { leadsTo } from '../../../scripts/links/fragments.ts';
import { type Host, staticHost } from '../../../scripts/links/hosts.ts';
import { parsePage } from '../../../scripts/links/parse-page.ts';
import { parseRedirects, redirectOf, referencesInRedirects } from '../../../scripts/links/redirects.ts';
import { importsOfScript } from '../../../scripts/links/scripts.ts';
import { urlsInStyles } from '../../../scripts/links/styles.ts';
import { parseUrl } from '../../../scripts/links/url.ts';
import { parseRefresh, parseSrcset } from '../../../scripts/links/values.ts';

/** Text that looks like an address, or nearly. */
const piece = fc.constantFrom(
  ...'a B 1 ~ - _ . .. / // \\ % %20 %zz é ? # : @ & 🦊 http: https: tel: index.html'.split(' '),
  ...[' ', '\t'],
);
const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('an address', () => {
  /** A host that answers to everything, so that a destination tells the path that was asked for. */
  const host: Host = { pathOf: (file) => file, answer: () => ({ status: 404, file: undefined }) };
  const site = new Destinations(new Set(), 'https://a.example', host);

  test('leads where the URL standard says, whatever it is and wherever it stands', () => {
    fc.assert(
      fc.property(
        address,
        fc.constantFrom('/', '/a', '/a/', '/a/b/c', '/a/b/c/', '/é/x', '/a?b/c#d/e'),
        (url, path) => {
          const base = `https://a.example${path}`;
          const lead = site.resolve(url, new URL(base).href);
          const expected = parseUrl(url, base);
          const isOther = /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url);
          if (isOther) expect(lead).toBe('foreign');
          else if (expected === undefined) expect(lead).toBe('invalid');
          else if (expected.host !== 'a.example') expect(lead).toBe('foreign');
          else expect(lead).toMatchObject({ destination: { path: expected.pathname } });
        },
      ),
      { numRuns: 3000 },
    );
  });

  // Cases of the URL standard's tests, resolved against http://example.org/foo/bar.
  test.each([
    ['', '/foo/bar'],
    ['.', '/foo/'],
    ['./', '/foo/'],
    ['..', '/'],
    ['../..', '/'],
    ['../../../bar', '/bar'],
    ['..bar', '/foo/..bar'],
    ['/.', '/'],
    ['/a/../b/.', '/b/'],
    ['/foo/%2e', '/foo/'],
    ['/foo/%2e%2E/%2e%2e/.%2e/%2e.bar', '/%2e.bar'],
    ['/foo/../../ton', '/ton'],
    ['\\x', '/x'],
    ['a\nb\tc', '/foo/abc'],
    ['/ hello', '/%20hello'],
    ['http:foo', '/foo/foo'],
    ['http://example.org', '/'],
    ['//example.org//', '//'],
    ['%zz%66%a', '/foo/%zz%66%a'],
    ['/你好你好', '/%E4%BD%A0%E5%A5%BD%E4%BD%A0%E5%A5%BD'],
    ['a:b/c', 'foreign'],
    ['http://example.com/', 'foreign'],
    ['http://f:b/c', 'invalid'],
    ['http://a b/', 'invalid'],
    ['http://[1::2]:3:4', 'invalid'],
    ['https://%/', 'invalid'],
  ])('is resolved as published: %j', (url, expected) => {
    const own = new Destinations(new Set(), 'http://example.org', host);
    const lead = own.resolve(url, 'http://example.org/foo/bar');
    expect(typeof lead === 'string' ? lead : lead.destination.path).toBe(expected);
  });
});

describe('a srcset', () => {
  const urlsInSrcset = (srcset: string) => parseSrcset(srcset).flatMap(({ url, isValid }) => (isValid ? url : []));

  const word = fc.stringMatching(/^[a-z0-9/:.?=%_-](?:[a-z0-9/:.,?=%_()-]{0,20}[a-z0-9/:.?=%_()-])?$/);
  const space = fc.constantFrom(' ', '\n', '\t', '  ');
  const descriptor = fc.oneof(
    fc.nat(4000).map((size) => `${size + 1}w`),
    fc.double({ min: 0, max: 10, noNaN: true }).map((density) => `${density}x`),
    fc.nat(4000).map((size) => `${size + 1}w ${size + 1}h`),
  );

  test('gives back the addresses of its candidates, however they are spaced', () => {
    const candidate = fc.tuple(word, space, fc.option(descriptor));
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 5 }), space, (candidates, between) => {
        const text = candidates.map(([url, gap, size]) => url + (size === null ? '' : gap + size)).join(`,${between}`);
        expect(urlsInSrcset(between + text)).toEqual(candidates.map(([url]) => url));
      }),
    );
  });

  // Cases of the web platform tests for `srcset`; only the addresses count here.
  test.each([
    ['', []],
    [',', []],
    [',,,', []],
    ['  data:,a  1x  ', ['data:,a']],
    ['\t\tdata:,a\t\t1x\t\t', ['data:,a']],
    ['data:,a', ['data:,a']],
    ['data:,a ', ['data:,a']],
    ['data:,a ,', ['data:,a']],
    ['data:,a,', ['data:,a']],
    ['data:,a,,,', ['data:,a']],
    ['data:,a ( , data:,b 1x, ), data:,c', ['data:,c']],
    ['data:,a ((( , data:,b 1x, ), data:,c', ['data:,c']],
    ['data:,a [ , data:,b 1x, ], data:,c', ['data:,b', ']', 'data:,c']],
    ['data:,a (,), data:,b', ['data:,b']],
    ['data:,a 1x, data:,b', ['data:,a', 'data:,b']],
    ['data:,a 1w', ['data:,a']],
    ['data:,a 0w', []],
    ['data:,a -1w', []],
    ['data:,a 1.0w', []],
    ['data:,a 1w 1h', ['data:,a']],
    ['data:,a 1h', []],
    ['data:,a 0x', ['data:,a']],
    ['data:,a -0x', ['data:,a']],
    ['data:,a -1x', []],
    ['data:,a 1e0x', ['data:,a']],
    ['data:,a .5x', ['data:,a']],
    ['data:,a 1.x', []],
    ['data:,a +1x', []],
    ['data:,a Infinityx', []],
    ['data:,a 1x 1w', []],
    ['data:,a 1w 1w', []],
    ['data:,a foo', []],
    ['data:,a 1x foo, data:,b', ['data:,b']],
    ['data:,a\u000b1x', ['data:,a\u000b1x']],
    ['a,b,c', ['a,b,c']],
    ['a, b ,c', ['a', 'b', 'c']],
  ])('is read as published: %j', (srcset, urls) => {
    expect(urlsInSrcset(srcset)).toEqual(urls);
  });
});

describe('a refresh', () => {
  // Cases of the web platform tests for `<meta http-equiv="refresh">`.
  test.each([
    ['', 'none'],
    ['1', undefined],
    ['1;', undefined],
    ['1 url=foo', 'foo'],
    ['1; url=foo', 'foo'],
    ['1, url=foo', 'foo'],
    [' 1 ; foo', 'foo'],
    ['1foo', 'none'],
    ['-1; url=foo', 'none'],
    ['+1; url=foo', 'none'],
    ['1.9; url=foo', 'foo'],
    ['.9; url=foo', 'foo'],
    ['1;;url=foo', ';url=foo'],
    ['1; URL = foo', 'foo'],
    ['1; ur=foo', 'ur=foo'],
    ['1; url foo', 'url foo'],
    ["1; url='foo'", 'foo'],
    ['1; url="foo\'bar"baz', "foo'bar"],
    ["1; 'foo'bar", 'foo'],
    ["1; url='foo", 'foo'],
    ['1; url=', undefined],
    ['1\u00a0; url=foo', 'none'],
  ])('leads as published: %j', (content, url) => {
    const refresh = parseRefresh(content);
    expect(refresh === undefined ? 'none' : refresh.url).toBe(url);
  });
});

describe('rules of redirects', () => {
  const segment = fc.stringMatching(/^[a-z0-9.-]{1,8}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

  const sentTo = (text: string, path: string) => redirectOf(parseRedirects(text), path)?.to;

  test('redirect each path by the first rule that matches', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { minLength: 1 }), (pairs) => {
        const rules = parseRedirects(pairs.map(([from, to]) => `${from}\t${to} 302 # moved`).join('\r\n'));
        const first = new Map(pairs.map(([from, to]) => [from, to] as const).reverse());
        for (const [from, to] of first) {
          expect(redirectOf(rules, from)).toMatchObject({ to, status: 302 });
        }
      }),
    );
  });

  test('insert what the placeholders matched', () => {
    fc.assert(
      fc.property(path, segment, (rest, name) => {
        const rules = '/news/:name/* /archive/:splat/of/:name\n/a/:b/:b /c/:b';
        expect(sentTo(rules, `/news/${name}${rest}`)).toBe(`/archive${rest}/of/${name}`);
        expect(sentTo(rules, `/a/${name}/x`)).toBe(`/c/${name}`);
        expect(sentTo(rules, `/other${rest}`)).toBeUndefined();
      }),
    );
    expect(sentTo('/a /b\n/a /c\n/* /d\n/e /f', '/a')).toBe('/b');
    expect(sentTo('/* /d\n/e /f', '/e')).toBe('/d');
    const references = referencesInRedirects(
      '/x /a/:splat\n/y  https://a.example:8080/b 302!\n# /z /a\n/c /d 301 Country=gb',
    );
    expect(references).toEqual([{ kind: 'redirect', url: 'https://a.example:8080/b', offset: 17 }]);
  });
});

describe('any text', () => {
  const markup = fc
    .array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          ...`<a_href=" "> <script> </script> <!-- --> <svg> & <style> url( @import_" <base_href= ' \\ \${ import(`.split(
            ' ',
          ),
        ),
      ),
    )
    .map((parts) => parts.join('').replaceAll('_', ' '));

  test('is read as a page, a script, styles and rules without a crash, and places lie inside it', () => {
    fc.assert(
      fc.property(markup, (text) => {
        for (const { offset } of parsePage(text).references) expect(offset).toBeLessThanOrEqual(text.length);
        for (const { offset } of urlsInStyles(text)) expect(offset).toBeLessThanOrEqual(text.length);
        importsOfScript(text);
        parseRefresh(text);
        redirectOf(parseRedirects(text), '/a');
        expect(leadsTo(text, new Set([text]))).toBe(
          !text.includes(':~:') || leadsTo(text.split(':~:')[0] ?? '', new Set([text])),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('as a path is answered by a host without a crash', () => {
    const files = new Set(['index.html', 'a.html', 'b/index.html']);
    fc.assert(
      fc.property(address, (path) => {
        expect([200, 301, 404]).toContain(staticHost().answer(files, path).status);
      }),
    );
  });
});
