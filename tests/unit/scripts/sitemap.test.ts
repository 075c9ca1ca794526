import { expect, test } from 'vitest';
import { readHead } from '../../../scripts/metadata/head-summary.ts';
import { robotsTxt, sitemapFiles, sitemapXml } from '../../../scripts/metadata/sitemap.ts';

test('lists each page, with a date only where the content has one', () => {
  const xml = sitemapXml([{ url: 'https://a.example/' }, { url: 'https://a.example/g', lastModified: '2025-10-14' }]);
  expect(xml).toContain('<url><loc>https://a.example/</loc></url>');
  expect(xml).toContain('<url><loc>https://a.example/g</loc><lastmod>2025-10-14</lastmod></url>');
});

test('escapes what XML cannot hold', () => {
  expect(sitemapXml([{ url: 'https://a.example/?a&b' }])).toContain('<loc>https://a.example/?a&amp;b</loc>');
});

test('reads the date from the structured data', () => {
  expect(readHead('<script>{"dateModified":"2025-10-14"}</script>').lastModified).toBe('2025-10-14');
  expect(readHead('<script>{}</script>').lastModified).toBeUndefined();
});

test('robots may read everything and find the sitemap', () => {
  expect(robotsTxt('https://a.example')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n');
});

test('a list longer than a sitemap may hold is split, and sitemap.xml names the parts', () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ url: `https://a.example/${index}` }));
  const files = sitemapFiles('https://a.example', entries);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<loc>https://a.example/sitemap-2.xml</loc>');
  expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000);
  expect(files.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1);
  expect(sitemapFiles('https://a.example', entries.slice(1)).size).toBe(1);
});
