import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../scripts/links/check-links.ts';
import { faultsOf, origin, writeSite } from './temporary-site.ts';

const page = '<title>x</title><p id="part">x</p>';
const link = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('');

describe('hosts', () => {
  const files = { 'a.html': page, 'b/c.html': page, 'b/d/index.html': page, 'b/README.html': page, 'e.pdf': 'x' };
  const check = (hrefs: readonly string[], options = {}) =>
    faultsOf({ ...files, 'index.html': link(...hrefs) }, options);

  test('serve pages without their extension, and folders with a slash', () => {
    const relative = ['a', './a', 'b/../a', '/a?x=/lost', '/a?x#part', 'https://a.example/a'];
    const served = ['/', '/a', '/b/c', '/b/d/', '/e.pdf', ...relative];
    expect(check(served)).toEqual([]);
    expect(check(served, { cleanUrls: true })).toEqual([]);
  });

  test('serve pages with their extension, unless URLs are clean', () => {
    expect(check(['/a.html', '/b/d/index.html', '/a.html#part'])).toEqual([]);
    expect(check(['/a.html', '/b/d/index.html'], { cleanUrls: true })).toEqual([
      '/a.html: link with .html',
      '/b/d/index.html: link with index',
    ]);
  });

  test('do not serve other forms of a path', () => {
    const wrong = ['/A', '/E.pdf', '/b/readme', '/a/', '/b/d', '/index', '/b/', '/b%2fc', '/%E0%A4%A', '/a#lost'];
    expect(check([...wrong, '//a.example/lost', 'http://a.example:80/gone', 'https://['])).toEqual([
      '/%E0%A4%A: dead link',
      '/A: link with wrong letter case',
      '/E.pdf: link with wrong letter case',
      '/a#lost: missing fragment',
      '/a/: link with a trailing slash',
      '/b%2fc: dead link',
      '/b/: dead link',
      '/b/d: link without its trailing slash',
      '/b/readme: link with wrong letter case',
      '/gone: dead link',
      '/index: link with index',
      '/lost: dead link',
      'https://[: not a URL',
    ]);
  });

  test('decode addresses, but not the names of files', () => {
    const odd = { 'n%C3%A9.pdf': 'x', 'f\u00e9.pdf': 'x', 'index.html': link('/né.pdf', '/F\u00e9.pdf') };
    expect(faultsOf(odd)).toEqual(['/F%C3%A9.pdf: link with wrong letter case', '/n%C3%A9.pdf: dead link']);
  });

  test('serve files by their full names only, with the option `indexFiles`', () => {
    const served = ['/a.html', '/b/d/', '/b/d/index.html', 'b/c.html#part', '/'];
    expect(check(served, { indexFiles: true })).toEqual([]);
    expect(check(['/a', '/a/', '/b/d', '/b/d/index.html#lost'], { indexFiles: true })).toEqual([
      '/a: dead link',
      '/a/: dead link',
      '/b/d: link without its trailing slash',
      '/b/d/#lost: missing fragment',
    ]);
  });
});

describe('addresses', () => {
  test('are resolved against the first <base> with a URL, even if they are only a fragment', () => {
    const base = '<base target="_top"><base href="/b/"><base href="/lost/">';
    const files = { 'index.html': `${base}${link('c', '#part', '/a', '../a')}`, 'a.html': page, 'b/c.html': page };
    expect(faultsOf({ ...files, 'b/index.html': page })).toEqual([]);
    expect(faultsOf(files)).toEqual(['/b/: dead link']);
  });

  test('that a <base> moves to another host are not checked', () => {
    expect(faultsOf({ 'index.html': `<base href="https://b.example/">${link('lost', '/lost', '#lost')}` })).toEqual([]);
  });

  test('are decoded, in paths and in fragments', () => {
    const cafe = '<p id="crème brûlée">x</p>';
    const hrefs = ['/caf%C3%A9', '/café', '/a%20b', '/a b', '/100%25', '/%61%20b'];
    const files = { 'café.html': cafe, 'a b.html': page, '100%.html': page };
    expect(faultsOf({ ...files, 'index.html': link(...hrefs, '/café#cr%C3%A8me%20br%C3%BBl%C3%A9e') })).toEqual([]);
    expect(faultsOf({ ...files, 'index.html': link('/café#part') })).toEqual(['/caf%C3%A9#part: missing fragment']);
  });

  test('may contain any character reference of HTML', () => {
    const files = { 'a&b.html': page, 'é.html': page };
    expect(faultsOf({ ...files, 'index.html': link('/a&amp;b', '/&eacute;', '/&#xe9;', '&#47;a&b') })).toEqual([]);
  });

  test('of a site in a subfolder of its host are checked only in that folder', () => {
    const files = {
      'index.html': link('/docs/a', 'a', '/docs/lost', '/elsewhere', '/docs'),
      'a.html': link('.', '#x'),
    };
    expect(faultsOf(files, { origin: 'https://a.example/docs/' })).toEqual([
      '/docs: link without its trailing slash',
      '/docs/a#x: missing fragment',
      '/docs/lost: dead link',
    ]);
  });

  test('that match an ignored pattern are not reported', () => {
    const canonical = '<link rel="canonical" href="https://a.example/old/c">';
    const files = {
      'index.html': canonical + link('/old/a', 'old/b?x', '#old', '/lost'),
      'b.html': '<button popovertarget="old-menu">',
      'sitemap.xml': '<urlset><loc>https://a.example/old/d</loc></urlset>',
    };
    expect(faultsOf(files, { ignored: [/^\/old\//, /old/] })).toEqual(['/lost: dead link']);
    expect(faultsOf(files)).toHaveLength(7);
  });
});

test('_redirects: accepts paths that a rule matches, and checks the targets of the rules', () => {
  const rules = [
    '# moved',
    '/old /a 301',
    '/news/:year/* /archive/:year/:splat',
    '/blog/* https://blog.example/:splat 302',
    '/app/* /a 200',
    '/gone /a 410',
    '/a /lost 302',
    '/here /b Country=gb',
  ].join('\n');
  const hrefs = '/old#part /news/2020 /news/2020/x /blog/any /app/any/path /a /gone /here /oldest'.split(' ');
  const dist = writeSite({ _redirects: rules, 'a.html': page, 'index.html': link(...hrefs) });
  const { unlisted } = checkFolder({ dist, origin });
  expect(unlisted.map(({ target, reason }) => `${target}: ${reason}`)).toEqual([
    '/gone: dead link',
    '/here: dead link',
    '/lost: dead redirect',
    '/oldest: dead link',
  ]);
  expect(unlisted[2]?.place).toEqual({ file: '_redirects', line: 7, column: 4 });
});

describe('canonical, sitemap and home page', () => {
  test('may be missing', () => {
    expect(faultsOf({ 'a.html': page })).toEqual([]);
    const sitemap = '<urlset><url><loc>https://a.example/a</loc></url></urlset>';
    expect(faultsOf({ 'a.html': page, 'sitemap.xml': sitemap })).toEqual([]);
  });

  test('are checked if they exist', () => {
    const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
    const sitemap = ['/', '/a', '/a', '/lost', '/b/', '/e.pdf'].map(
      (path) => `<url><loc>https://a.example${path}</loc></url>`,
    );
    const files = {
      'index.html': canonical('https://a.example/') + link('/c'),
      'a.html': canonical('https://a.example/gone') + canonical('https://a.example/a'),
      'b.html': canonical('https://b.example/b'),
      'c.html': canonical('/c.html'),
      'e.pdf': '',
      'sitemap.xml': `<urlset>${sitemap.join('')}<url><loc>https://b.example/</loc></url></urlset>`,
      'robots.txt': ['-2', 's'].map((name) => `Sitemap: https://a.example/sitemap${name}.xml`).join('\n'),
      'sitemaps.xml': '<sitemapindex><loc>https://a.example/sitemap-3.xml</loc></sitemapindex>',
      'sitemap-3.xml': '<urlset><loc>https://a.example/old</loc></urlset>',
    };
    expect(faultsOf(files, { cleanUrls: true })).toEqual([
      '/a: page with more than one canonical; page that is in the sitemap twice; orphan page: no links lead from / to it',
      '/b/: sitemap entry with a trailing slash',
      '/c.html: canonical with .html',
      '/gone: dead canonical',
      '/lost: dead sitemap entry',
      '/old: dead sitemap entry',
      '/sitemap-2.xml: missing sitemap',
      'https://b.example/: sitemap entry on another host',
    ]);
  });
});

test('compressed files are not checked as pages', () => {
  expect(faultsOf({ 'index.html': page, 'index.html.br': 'x', 'index.html.gz': 'x' })).toEqual([]);
});

test('symlinks to files and folders are followed, but only once', () => {
  const elsewhere = writeSite({ 'c.html': page });
  const hrefs = ['/linked', '/folder/c', '/round/index', '/broken', '/round/round/a'];
  const dist = writeSite({ 'index.html': link(...hrefs), 'a.html': page });
  symlinkSync(join(dist, 'a.html'), join(dist, 'linked.html'));
  symlinkSync(elsewhere, join(dist, 'folder'));
  symlinkSync(dist, join(dist, 'round'));
  symlinkSync(join(dist, 'nothing'), join(dist, 'broken.html'));
  symlinkSync(join(dist, 'self'), join(dist, 'self'));
  const report = checkFolder({ dist, origin });
  expect(report.pages).toBe(4);
  expect(report.unlisted.map(({ target }) => target)).toEqual(['/broken', '/round/index', '/round/round/a']);
});
