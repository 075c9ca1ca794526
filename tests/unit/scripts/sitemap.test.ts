import { expect, test } from 'vitest';
import { lastModifiedOf, robotsTxt, sitemapXml } from '../../../scripts/lib/sitemap.ts';

test('lists each page, with a date only where the content has one', () => {
  const xml = sitemapXml([{ url: 'https://a.example/' }, { url: 'https://a.example/g', lastModified: '2025-10-14' }]);
  expect(xml).toContain('<url><loc>https://a.example/</loc></url>');
  expect(xml).toContain('<url><loc>https://a.example/g</loc><lastmod>2025-10-14</lastmod></url>');
});

test('escapes what XML cannot hold', () => {
  expect(sitemapXml([{ url: 'https://a.example/?a&b' }])).toContain('<loc>https://a.example/?a&amp;b</loc>');
});

test('reads the date from the structured data', () => {
  expect(lastModifiedOf('<script>{"dateModified":"2025-10-14"}</script>')).toBe('2025-10-14');
  expect(lastModifiedOf('<script>{}</script>')).toBeUndefined();
});

test('robots may read everything and find the sitemap', () => {
  expect(robotsTxt('https://a.example')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n');
});
