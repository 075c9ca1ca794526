import { describe, expect, test } from 'vitest';
import { checkLinks } from '../../../scripts/links/check-links.ts';
import { locate } from '../../../scripts/server/locate.ts';
import { serve } from '../../../scripts/server/serve.ts';
import { faultsOf as faultsIn, origin, writeSite } from './temporary-site.ts';

const valid = {
  'index.html': '<title>Home</title><p id="part">x</p>',
  'a.html': '<title>A</title><p id="part">x</p>',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="part"/></svg>',
  'a.png': 'png',
  'a.js': 'export const a = 1;',
  'a.css': 'a { color: red }',
};

const faultsOf = (files: Record<string, string>) => faultsIn({ ...valid, ...files });

/** Markup with `§` for the target, an existing target, and the reason that is reported for a missing target. */
const inPages: [markup: string, good: string, reason: string][] = [
  ['<a href="§">x</a>', '/a#part', 'dead link'],
  ['<area href="§">', '/a', 'dead link'],
  ['<svg><a xlink:href="§">x</a></svg>', '/a', 'dead link'],
  ['<svg><use href="§"/></svg>', '/a.svg#part', 'missing image'],
  ['<svg><use xlink:href="§"/></svg>', '#part', 'missing image'],
  ['<svg><use data-href="§"/></svg>', '/a.svg#part', 'missing image'],
  ['<svg><image href="§"/></svg>', '/a.png', 'missing image'],
  ['<svg><linearGradient href="§"/></svg>', '#part', 'missing image'],
  ['<img src="§">', '/a.png', 'missing image'],
  ['<img srcset="/a.png 1x, § 2x">', '/a.png', 'missing image'],
  ['<img data-src="§">', '/a.png', 'missing image'],
  ['<picture><source srcset="§ 480w"></picture>', '/a.png', 'missing image'],
  ['<video src="§"></video>', '/a.png', 'missing media'],
  ['<video poster="§"></video>', '/a.png', 'missing image'],
  ['<audio><source src="§"></audio>', '/a.png', 'missing media'],
  ['<track src="§">', '/a.png', 'missing media'],
  ['<iframe src="§"></iframe>', '/a', 'missing frame'],
  ['<object data="§"></object>', '/a.svg', 'missing media'],
  ['<embed src="§">', '/a.svg', 'missing media'],
  ['<input type="image" src="§">', '/a.png', 'missing image'],
  ['<form action="§"></form>', '/a', 'dead form action'],
  ['<button formaction="§">x</button>', '/a', 'dead form action'],
  ['<blockquote cite="§">x</blockquote>', '/a', 'missing citation'],
  ['<body background="§">', '/a.png', 'missing image'],
  ['<link rel="stylesheet" href="§">', '/a.css', 'missing stylesheet'],
  ['<link rel="shortcut icon" href="§">', '/a.png', 'missing icon'],
  ['<link rel="preload" as="image" imagesrcset="§ 1x">', '/a.png', 'missing preload'],
  ['<link rel="alternate" hreflang="fr" href="§">', '/a', 'missing related document'],
  ['<link rel="canonical" href="§">', 'https://a.example/', 'dead canonical'],
  ['<link rel="manifest" href="§">', '/m.json', 'missing manifest'],
  ['<meta property="og:image" content="§">', 'https://a.example/a.png', 'missing sharing image'],
  ['<meta property="og:url" content="§">', 'https://a.example/', 'dead og:url'],
  ['<meta http-equiv="refresh" content="5; URL=\'§\'">', '/a', 'dead link'],
  ['<script src="§"></script>', '/a.js', 'missing script'],
  ['<script type="module">import { a } from "§"; a();</script>', '/a.js', 'missing module'],
  ['<script type="importmap">{ "imports": { "a": "§" } }</script>', '/a.js', 'missing module'],
  ['<script type="speculationrules">{ "prerender": [{ "urls": ["§"] }] }</script>', '/a', 'dead link'],
  ['<script type="application/ld+json">{ "url": "§" }</script>', 'https://a.example/a', 'dead structured-data URL'],
  ['<style>@import "§";</style>', '/a.css', 'missing style resource'],
  ['<p style="background: url(§)">x</p>', '/a.png', 'missing style resource'],
  ['<p style="background: image-set(\'§\' 1x)">x</p>', '/a.png', 'missing style resource'],
  ['<svg><rect fill="url(§)"/></svg>', '#part', 'missing style resource'],
];

describe('a page', () => {
  test('may refer only to existing targets, in any element', () => {
    const faults = inPages.flatMap(([markup, good, reason]) => {
      const check = (target: string) =>
        faultsOf({ 'index.html': valid['index.html'] + markup.replace('§', target), 'm.json': '{}' });
      return check(good).length === 0 && check('/lost').join() === `/lost: ${reason}`
        ? []
        : [`${markup} ${check('/lost')}`];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['<a href="/a#§">x</a>', '/a#lost: missing fragment'],
    ['<svg><use href="/a.svg#§"/></svg>', '/a.svg#lost: missing fragment'],
    ['<svg><use href="#§"/></svg>', '/#lost: missing fragment'],
    ['<svg><rect mask="url(#§)"/></svg>', '/#lost: missing fragment'],
    ['<button popovertarget="§">x</button>', '/#lost: popovertarget that names no element'],
    ['<label for="§">x</label>', '/#lost: for that names no element'],
    ['<input list="§">', '/#lost: list that names no element'],
    ['<td headers="part §">x</td>', '/#lost: headers that names no element'],
    ['<p aria-labelledby="part §">x</p>', '/#lost: aria-labelledby that names no element'],
    ['<p aria-activedescendant="§">x</p>', '/#lost: aria-activedescendant that names no element'],
    ['<img src="/a.png" usemap="#§"><map name="part"></map>', '/#lost: usemap that names no element'],
  ])('must contain the element with the id in %s', (markup, fault) => {
    const withId = (id: string) => ({ 'index.html': valid['index.html'] + markup.replace('§', id) });
    expect(faultsOf(withId('part'))).toEqual([]);
    expect(faultsOf(withId('lost'))).toEqual([fault]);
  });

  test.each([
    ['<a href="">x</a>', '/: empty link'],
    ['<img src=" ">', '/: empty image'],
    ['<form action=""></form>', '/: empty form action'],
    ['<img alt="x">', '/: image without a src or srcset attribute'],
    ['<img srcset="/lost.png 1000px, /a.png 2x">', '/: srcset with an invalid candidate'],
    ['<link rel="icon">', '/: link element without an href attribute'],
    ['<meta http-equiv="refresh">', '/: refresh with invalid content'],
    ['<meta http-equiv="refresh" content="-2; url=/a">', '/: refresh with invalid content'],
    ['<img src="/a.png" usemap="part"><map name="part"></map>', '/#: usemap that names no element'],
    ['<a href="mailto:a%zz@a.example">x</a>', 'mailto:a%zz@a.example: malformed e-mail address'],
    ['<a href="tel:">x</a>', 'tel:: malformed telephone number'],
    ['<a href="tel:020 7946 0000">x</a>', 'tel:020 7946 0000: malformed telephone number'],
    ['<a href="mailto:a@a.example,b">x</a>', 'mailto:a@a.example,b: malformed e-mail address'],
    ['<a href="http://localhost:4173/a">x</a>', 'http://localhost:4173/a: link to localhost'],
    ['<img src="http://127.0.0.1/a.png">', 'http://127.0.0.1/a.png: image to localhost'],
    ['<a href="file:///srv/a.html">x</a>', 'file:///srv/a.html: link to a local file'],
    ['<img src="C:\\a.png">', 'C:\\a.png: image to a local file'],
  ])('may not contain %s', (markup, fault) => {
    expect(faultsOf({ 'index.html': valid['index.html'] + markup })).toEqual([fault]);
  });

  test('may have addresses outside the site', () => {
    const hrefs = [
      ...['tel:+442079460000', 'tel:+44-20-7946-0000;ext=5', 'tel:999', 'tel:+442079460000,5', 'sms:+442079460000'],
      ...['mailto:a@b.example?subject=x', 'mailto:?subject=x', 'mailto:a@b.example,c@d.example', 'data:,x', 'blob:x'],
      ...['#', '#top', '#TOP', '#:~:text=x', '/a#part:~:text=x', '?x', 'javascript:void(0)'],
      ...['https://b.example:8443/', 'https://local.example/'],
    ];
    const markup = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
    const more =
      '<a>x</a><img srcset=""><p aria-describedby="">x</p><link rel="preconnect" href="/"><template><a name="y"></template>';
    expect(faultsOf({ 'index.html': markup + more })).toEqual([]);
  });

  test('may have structured data with identifiers that are not pages', () => {
    const data = { '@id': `${origin}/lost`, url: `${origin}/a#name`, image: '/a.png', name: '/lost' };
    const script = `<script type="application/ld+json; charset=utf-8">${JSON.stringify(data)}</script>`;
    expect(faultsOf({ 'index.html': script })).toEqual([]);
  });

  test('may have broken links in comments, scripts and text, which are ignored', () => {
    const markup =
      '<!-- <a href="/1"> --><script>"<a href=/2>"</script><textarea><a href="/3"></textarea><title><a href="/4"></title>' +
      '<p title="<a href=/5>">x</p><p data-href="/6">x</p><svg><title/><a href="/7"></a></svg>';
    expect(faultsOf({ 'index.html': markup })).toEqual(['/7: dead link']);
  });
});

describe('another file', () => {
  test.each<[file: string, text: string, good: string, reason: string]>([
    ['b.css', 'a { background: url( "§" ) }', 'a.png', 'missing style resource'],
    ['b.css', "@import url('§') layer(x);", 'a.css', 'missing style resource'],
    ['b.css', 'a { background: -webkit-image-set("§" type("image/png") 1x) }', 'a.png', 'missing style resource'],
    ['b.js', 'import "./§";', 'a.js', 'missing module'],
    ['b.js', 'export * from "./§";', 'a.js', 'missing module'],
    ['b.js', 'const a=()=>import(`./§`);', 'a.js', 'missing module'],
    ['b.js', 'new Worker(new URL("./§", import.meta.url));', 'a.js', 'missing module'],
    ['b.js', 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["§"])))=>i;', 'a.js', 'missing preload'],
    ['b.svg', '<svg><image href="§"/></svg>', 'a.png', 'missing image'],
    ['b.webmanifest', '{"icons":[{"src":"§"}],"start_url":"/"}', 'a.png', 'missing icon'],
    ['b.webmanifest', '{"shortcuts":[{"url":"§"}],"icons":5}', 'a', 'dead link'],
    ['robots.txt', 'User-agent: *\nSitemap: https://a.example/§', 'b.xml', 'missing sitemap'],
    ['sitemap.xml', '<sitemapindex><loc>https://a.example/§</loc></sitemapindex>', 'b.xml', 'missing sitemap'],
    [
      'sitemap.xml',
      '<urlset><loc>https://a.example/</loc><image:loc>/§</image:loc></urlset>',
      'a.png',
      'missing image',
    ],
    ['_redirects', '/old /§', 'a', 'dead redirect'],
  ])('%s may refer only to an existing target: %s', (file, text, good, reason) => {
    const faultsWith = (target: string) => faultsOf({ 'b.xml': '<urlset/>', [file]: text.replace('§', target) });
    expect(faultsWith(good)).toEqual([]);
    expect(faultsWith('lost')).toEqual([`/lost: ${reason}`]);
  });

  test('may import packages and computed paths, which are not checked', () => {
    const code = `import "react"; import(name); import(\`./\${name}.js\`); import("node:fs"); const s = "import '/lost'";`;
    const css = '@namespace url(http://localhost/); a { src: local("x") format("y"); mask: url(#m) }';
    expect(faultsOf({ 'b.js': code, 'b.css': css })).toEqual([]);
  });

  test.each([
    ['b.js', 'import {', '/b.js: script with a syntax error'],
    ['b.webmanifest', '{', '/b.webmanifest: manifest that is not valid JSON'],
  ])('reports a syntax error in %s', (file, text, fault) => {
    expect(faultsOf({ [file]: text })).toEqual([fault]);
  });
});

test('paths in the scripts of a site with a route table must exist', async () => {
  const canonical = `<link rel="canonical" href="${origin}/">`;
  const dist = writeSite({
    ...valid,
    'index.html': `${canonical}<script data-code="/lost.js" data-kept="/no.js">1</script><a href="/a">x</a>`,
    'a.html': canonical.replace('/"', '/a"'),
    'b.js': 'const m = `/lost.webmanifest`, n = "/a.svg", o = "/x/y", p = "/a b.css";',
    'sitemap.xml': `<urlset><loc>${origin}/</loc><loc>${origin}/a</loc></urlset>`,
  });
  const table = { pages: ['/', '/a'], knownDeadPaths: [], notFoundPath: '/404', fallbackPath: '/_location' };
  const host = { respond: locate, serve };
  const report = await checkLinks({ dist, origin, host, sources: 'scripts/links', ...table });
  expect(report.unlisted.map(({ target, reason }) => `${target}: ${reason}`)).toEqual([
    '/lost.js: missing script',
    '/lost.webmanifest: missing script resource',
  ]);
});
