import { describe, expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { htmlOf, page, pages } from './dist.ts';

/** The type of the main node of each kind of page (specification, 'Page metadata'). */
const mainTypes: Record<string, string> = {
  home: 'LocalBusiness',
  quote: 'Service',
  combiBoilers: 'Article',
  guide: 'Article',
  brand: 'Service',
  location: 'LocalBusiness',
  notFound: 'LocalBusiness',
};

/** Tags a head holds once each, besides the title. */
const once = [
  'meta[charset]',
  'meta[name="viewport"]',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'meta[property="og:type"]',
  'meta[property="og:site_name"]',
  'meta[property="og:locale"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image"]',
  'meta[property="og:image:width"]',
  'meta[property="og:image:height"]',
  'meta[property="og:image:alt"]',
  'meta[name="twitter:card"]',
  'meta[name="twitter:title"]',
  'meta[name="twitter:description"]',
  'meta[name="twitter:image"]',
  'script[type="application/ld+json"]',
];

describe.each(pages)('the head of $path', ({ path, page: kind }) => {
  const $ = page(path);
  const content = (selector: string) => $(`head ${selector}`).attr('content');

  test('holds every tag once, inside the head element', () => {
    expect(once.filter((selector) => $(`head ${selector}`).length !== 1 || $(`body ${selector}`).length > 0)).toEqual(
      [],
    );
    expect($('head > title')).toHaveLength(1);
    expect($('head > title').text().trim()).not.toBe('');
  });

  test('begins with the charset', () => {
    const html = htmlOf(path);
    expect(html.slice(html.indexOf('<head>') + 6).trimStart()).toMatch(/^<meta charset="utf-8"/);
  });

  test('names its own URL, or asks not to be indexed', () => {
    const canonical = $('link[rel="canonical"]');
    if (kind === 'notFound') {
      expect(canonical).toHaveLength(0);
      expect(content('meta[name="robots"]')).toContain('noindex');
    } else {
      expect(canonical.map((_, link) => $(link).attr('href')).get()).toEqual([`${site.host}${path}`]);
      expect(content('meta[property="og:url"]')).toBe(`${site.host}${path}`);
      expect(content('meta[name="robots"]')).toBe('index,follow,max-image-preview:large,max-snippet:-1');
    }
  });

  test('says the same to search engines and to those who share it', () => {
    expect(content('meta[property="og:title"]')).toBe($('head > title').text());
    expect(content('meta[name="twitter:title"]')).toBe($('head > title').text());
    expect(content('meta[property="og:description"]')).toBe(content('meta[name="description"]'));
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(content('meta[property="og:image"]')).toMatch(new RegExp(`^${site.host}/.+\\.(jpg|png)$`));
  });

  test('carries one graph whose main node has the specified type', () => {
    const graph = JSON.parse($('script[type="application/ld+json"]').html() ?? '')['@graph'];
    expect([graph[0]['@type']].flat()).toContain(mainTypes[kind]);
  });
});

test.each([
  { what: 'title', read: (path: string) => page(path)('head > title').text() },
  { what: 'description', read: (path: string) => page(path)('meta[name="description"]').attr('content') },
  { what: 'graph', read: (path: string) => page(path)('script[type="application/ld+json"]').html() },
])('no two pages have the same $what', ({ read }) => {
  const texts = pages.map(({ path }) => read(path));
  expect(new Set(texts).size).toBe(pages.length);
});
