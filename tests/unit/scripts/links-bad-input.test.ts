import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../scripts/links/check-links.ts';
import { faultsOf, origin, writeSite } from './temporary-site.ts';

const incomplete = '/: incomplete page: it ends inside a tag, a comment or a script';

test.each([
  '<p>x</p><a href="/a',
  '<p>x</p><a href=/a-long-pa',
  '<p>x</p><!-- <a href="/a">',
  '<p>x</p><script>if (a < b) {',
  '<p>x</p><style>a {',
  '<title>Home',
  '<p>x</p></di',
])('reports an incomplete page, and ignores its last link: %s', (html) => {
  expect(faultsOf({ 'index.html': html })).toEqual([incomplete]);
});

test.each(['<p>x', '<p>x</p><', 'a < b', '&amp', '<svg><title/><p>x', '<a href=/a>x'])(
  'does not report a complete page as incomplete: %s',
  (html) => {
    expect(faultsOf({ 'index.html': html, 'a.html': '<p>x</p>' })).toEqual([]);
  },
);

test('accepts self-closing elements in XHTML only', () => {
  const xhtml =
    '<?xml version="1.0"?><html><head><title/><script src="/a.js"/></head><body><a href="/lost"/></body></html>';
  expect(faultsOf({ 'a.xhtml': xhtml, 'a.js': '' })).toEqual(['/lost: dead link']);
  expect(faultsOf({ 'index.html': xhtml, 'a.js': '' })).toEqual([incomplete]);
});

test('reports a page without text as empty', () => {
  expect(faultsOf({ 'index.html': ' \n' })).toEqual(['/: empty page']);
});

const html = '<p>café</p><a href="/café">x</a>';
const utf16 = Buffer.from(`\ufeff${html}`, 'utf16le');

test.each<[encoding: string, bytes: Buffer]>([
  ['UTF-8', Buffer.from(html)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${html}`)],
  ['UTF-16', utf16],
  ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
  ['windows-1252', Buffer.from(html, 'latin1')],
])('reads a page in %s', (_, bytes) => {
  expect(faultsOf({ 'index.html': bytes, 'café.html': '<p>x</p>' })).toEqual([]);
});

describe('the check fails', () => {
  test('if a file cannot be read', () => {
    const dist = writeSite({ 'index.html': '<p>x</p>' });
    // Any user can open this file, but not read it.
    symlinkSync('/proc/self/mem', join(dist, 'b.css'));
    expect(() => checkFolder({ dist, origin })).toThrow(`could not read b.css in ${dist} (EIO: i/o error, read)`);
  });

  test('if there is no page, or no folder', () => {
    const dist = writeSite({ 'a.css': '' });
    expect(() => checkFolder({ dist, origin })).toThrow('contains no pages');
    expect(() => checkFolder({ dist: join(dist, 'a.css'), origin })).toThrow('is not a folder');
    expect(() => checkFolder({ dist: join(dist, 'none'), origin })).toThrow('is not a folder');
  });

  test('if a compressed sitemap is cut off', () => {
    const files = { 'index.html': '<p>x</p>', 'robots.txt': `Sitemap: ${origin}/s.xml.gz` };
    const packed = gzipSync(`<urlset><url><loc>${origin}/lost</loc></url></urlset>`);
    expect(faultsOf({ ...files, 's.xml.gz': packed })).toEqual(['/lost: dead sitemap entry']);
    expect(() => faultsOf({ ...files, 's.xml.gz': packed.subarray(0, 30) })).toThrow('could not read s.xml.gz');
  });
});

describe('a large site', () => {
  /** Checks a site, and expects it to take less than a number of seconds of processor time. */
  const faultsWithin = (seconds: number, files: Record<string, string>) => {
    const started = process.cpuUsage().user;
    const faults = faultsOf(files);
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(seconds);
    return faults;
  };

  test('may have 100,000 links between 1,000 pages', () => {
    const page = (number: number) => {
      const links = Array.from(
        { length: 100 },
        (_, index) => `<a href="/p${(number * 79 + index * 13) % 1000}?${number}#x">x</a>`,
      );
      return [`p${number}.html`, `<p id="x">${links.join('')}</p>`] as const;
    };
    expect(faultsWithin(10, Object.fromEntries(Array.from({ length: 1000 }, (_, number) => page(number))))).toEqual([]);
  });

  test('may have 100,000 links and ids on a page', () => {
    const part = (index: number) => `<a id="p${index}" href="#p${index + 1}">x</a><a href="/a?${index}#x">x</a>`;
    const parts = Array.from({ length: 100_000 }, (_, index) => part(index));
    const files = { 'index.html': parts.join(''), 'a.html': '<p id="x">x</p>' };
    expect(faultsWithin(10, files)).toEqual(['/#p100000: missing fragment']);
  });

  test('may have a million nested elements', () => {
    const html = `${'<div class="a">'.repeat(1_000_000)}<a href="/lost">x</a>`;
    expect(faultsWithin(10, { 'index.html': html })).toEqual(['/lost: dead link']);
  });
});
