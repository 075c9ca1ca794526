import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../../src/lib/route-table.ts';
import { site } from '../../src/site.config.ts';
import { dist, page, pages } from './dist.ts';

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length));

test('there is one document for each page of the table, and the fallback for postcodes', () => {
  const documents = files.filter((file) => file.endsWith('.html')).sort();
  expect(documents).toEqual([...pages.map(({ path }) => fileOf(path)), '_location.html'].sort());
});

test('nothing that is only for the build is published', () => {
  expect(
    files.filter(
      (file) =>
        file.startsWith('.vite') || file.endsWith('.map') || (file.endsWith('.json') && !file.startsWith('vercel')),
    ),
  ).toEqual([]);
});

test('the sitemap lists every page but 404, with the date its structured data gives', () => {
  const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const rows = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
    ([, url, date]) => ({ url, date }),
  );
  const listed = pages.filter(({ page: kind }) => kind !== 'notFound');
  expect(rows).toEqual(
    listed.map(({ path }) => ({
      url: `${site.host}${path}`,
      date: /"dateModified":"([^"]+)"/.exec(page(path)('script[type="application/ld+json"]').html() ?? '')?.[1],
    })),
  );
});

test('the fallback for postcodes is not indexed and says that it is loading', () => {
  const html = readFileSync(join(dist, '_location.html'), 'utf8');
  expect(html).toContain('noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toContain('Loading...');
});

test('the sharing image is a JPEG of 1200 by 630 pixels under 300 KB', () => {
  const image = readFileSync(join(dist, `hero-${site.product.slug}.jpg`));
  expect(image.length).toBeLessThan(300 * 1024);
  expect(jpegSize(image)).toEqual({ width: 1200, height: 630 });
});

/** Reads width and height out of a JPEG's frame header. */
function jpegSize(image: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at < image.length; at += 2 + image.readUInt16BE(at + 2)) {
    const marker = image.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { height: image.readUInt16BE(at + 5), width: image.readUInt16BE(at + 7) };
  }
  return undefined;
}
