import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../scripts/links/check-links.ts';
import { checkSite } from '../../../scripts/links/check-site.ts';
import { Destinations } from '../../../scripts/links/destinations.ts';
import { FileReader } from '../../../scripts/links/file-reader.ts';
import { staticHost } from '../../../scripts/links/hosts.ts';
import { listFiles } from '../../../scripts/links/site-files.ts';
import { faultsOf, origin, writeSite } from './link-sites.ts';

describe('a page that was not written to its end', () => {
  const halfWritten = '/: half-written page: it ends inside a tag, a comment or a script';

  test.each([
    '<p>x</p><a href="/a',
    '<p>x</p><a href=/a',
    '<p>x</p><a href=/a-long-pa',
    '<p>x</p><a ',
    '<p>x</p><!-- <a href="/a">',
    '<p>x</p><script>if (a < b) {',
    '<p>x</p><style>a {',
    '<title>Home',
    '<p>x</p></di',
  ])('is found out, and nothing is made of what was cut: %s', (html) => {
    expect(faultsOf({ 'index.html': html, 'a.html': '<p>x</p>' })).toEqual([halfWritten]);
  });

  test.each(['<p>x', '<p>x</p><', 'a < b', '<ul><li>x', '&amp', '<svg><title/><p>x', '<a href=/a>x'])(
    'is not what leaves out what may be left out: %s',
    (html) => {
      expect(faultsOf({ 'index.html': html, 'a.html': '<p>x</p>' })).toEqual([]);
    },
  );

  test('is not XHTML, where an element can close itself', () => {
    const xhtml =
      '<?xml version="1.0"?><html><head><title/><script src="/a.js"/></head><body><a href="/lost"/></body></html>';
    expect(faultsOf({ 'a.xhtml': xhtml, 'a.js': '' })).toEqual(['/lost: dead link']);
    expect(faultsOf({ 'index.html': xhtml, 'a.js': '' })).toEqual([halfWritten]);
  });

  test.each(['', ' \n'])('is found out when it is empty: %j', (html) => {
    expect(faultsOf({ 'index.html': html })).toEqual(['/: empty page']);
  });
});

describe('the encoding of a page', () => {
  const html = '<meta charset="X"><p>café</p><a href="/caf\u00e9">x</a>';
  const other = { 'café.html': '<p>x</p>' };
  const encode = (text: string, encoding: BufferEncoding, mark: number[] = []) =>
    Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]);

  test.each([
    ['UTF-8', encode(html, 'utf8')],
    ['UTF-8 with a byte order mark', encode(html, 'utf8', [0xef, 0xbb, 0xbf])],
    ['UTF-16 with a byte order mark', encode(html, 'utf16le', [0xff, 0xfe])],
    ['UTF-16, big end first', encode(html, 'utf16le', [0xff, 0xfe]).swap16()],
    ['windows-1252 that it declares', encode(html.replace('X', 'windows-1252'), 'latin1')],
  ])('may be %s', (_, bytes) => {
    expect(faultsOf({ 'index.html': bytes, ...other })).toEqual([]);
  });

  test.each([
    ['names none', encode(html.replace('<meta charset="X">', ''), 'latin1'), 'not UTF-8, and declares no encoding'],
    ['claims to be another', encode(html.replace('X', 'utf-8'), 'latin1'), 'not UTF-8, and declares utf-8'],
    ['claims to be what nobody knows', encode(html, 'latin1'), 'not UTF-8, and declares X'],
    ['is no text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]), 'not text: it contains null characters'],
  ])('is at fault where it %s', (_, bytes, fault) => {
    expect(faultsOf({ 'index.html': bytes, ...other })).toEqual([`/: page that is ${fault}`]);
  });
});

describe('what cannot be judged', () => {
  test('ends the check with every file that could not be read', () => {
    const dist = writeSite({ 'index.html': '<p>x</p>' });
    // Opened like a file, and unreadable for every user.
    symlinkSync('/proc/self/mem', join(dist, 'a.html'));
    symlinkSync('/proc/self/mem', join(dist, 'b.css'));
    expect(() => checkFolder({ dist, origin })).toThrow(
      `could not read a.html (EIO: i/o error, read), b.css (EIO: i/o error, read) in ${dist}`,
    );
  });

  test('ends the check where files vanish while it runs', () => {
    const dist = writeSite({ 'index.html': '<a href="/a">x</a>', 'a.html': '<p>x</p>' });
    const destinations = new Destinations(listFiles(dist), origin, staticHost());
    rmSync(join(dist, 'a.html'));
    const reader = new FileReader(dist);
    checkSite(destinations, reader, {});
    expect(() => reader.refuseUnread()).toThrow('could not read a.html (ENOENT: no such file');
  });

  test.each<{ name: string; files: Record<string, string>; message: string }>([
    { name: 'a folder without pages', files: { 'a.css': '' }, message: 'there is no page in' },
    { name: 'an empty folder', files: {}, message: 'there is no page in' },
  ])('is $name', ({ files, message }) => {
    expect(() => checkFolder({ dist: writeSite(files), origin })).toThrow(message);
  });

  test('is a file in place of a folder, and nothing at all', () => {
    const dist = writeSite({ 'index.html': '<p>x</p>' });
    expect(() => checkFolder({ dist: join(dist, 'index.html'), origin })).toThrow('there is no folder');
    expect(() => checkFolder({ dist: join(dist, 'none'), origin })).toThrow('there is no folder');
  });

  test('is not a sitemap that is packed, but one that is packed badly', () => {
    const files = { 'index.html': '<p>x</p>', 'robots.txt': `Sitemap: ${origin}/s.xml.gz` };
    const packed = gzipSync(`<urlset><url><loc>${origin}/lost</loc></url></urlset>`);
    expect(faultsOf({ ...files, 's.xml.gz': packed })).toEqual(['/lost: dead sitemap entry']);
    expect(() => faultsOf({ ...files, 's.xml.gz': packed.subarray(0, 30) })).toThrow('could not read s.xml.gz');
  });
});

describe('a site of great size', { timeout: 120_000 }, () => {
  test('may have 100,000 links and as many parts on one page', () => {
    const parts = Array.from(
      { length: 100_000 },
      (_, index) => `<a id="p${index}" href="#p${index + 1}">x</a><a href="/a?${index}#x">x</a>`,
    );
    const started = process.cpuUsage().user;
    expect(faultsOf({ 'index.html': parts.join(''), 'a.html': '<p id="x">x</p>' })).toEqual([
      '/#p100000: missing fragment',
    ]);
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(10);
  });

  test('may have a page of 50 MB, and elements that nest without end', () => {
    const deep = '<div class="a">'.repeat(3_500_000);
    const started = process.cpuUsage().user;
    expect(faultsOf({ 'index.html': `${deep}<a href="/lost">x</a>` })).toEqual(['/lost: dead link']);
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(20);
  });

  test('may have links into each other’s folders that never end', () => {
    const dist = writeSite({ 'a/index.html': '<p>x</p>', 'b/index.html': '<p>x</p>' });
    symlinkSync(join(dist, 'b'), join(dist, 'a/b'));
    symlinkSync(join(dist, 'a'), join(dist, 'b/a'));
    expect([...listFiles(dist)].sort()).toEqual(['a/b/index.html', 'a/index.html', 'b/a/index.html', 'b/index.html']);
  });
});
