import { expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { htmlOf, page, pages } from './dist.ts';

/** Tags that every head has exactly once. */
const once = [
  ...['title', 'meta[charset]', 'script[type="application/ld+json"]'],
  ...['viewport', 'description', 'keywords', 'robots'].map((name) => `meta[name="${name}"]`),
  ...['card', 'title', 'description', 'image', 'image:alt'].map((name) => `meta[name="twitter:${name}"]`),
  ...['type', 'site_name', 'locale', 'title', 'description'].map((name) => `meta[property="og:${name}"]`),
  ...['', ':width', ':height', ':alt'].map((name) => `meta[property="og:image${name}"]`),
];

test('every head has each tag once, the charset first, and the right canonical URL', () => {
  const faults = pages.flatMap(({ path, kind }) => {
    const $ = page(path);
    const html = htmlOf(path);
    const content = (name: string) => $(`head meta[name="${name}"], head meta[property="${name}"]`).attr('content');
    const isListed = kind !== 'notFound';
    const checks = {
      charset: /^<meta charset="utf-8"/.test(html.slice(html.indexOf('<head>') + 6).trimStart()),
      canonical: $('link[rel="canonical"]').attr('href') === (isListed ? `${site.host}${path}` : undefined),
      canonicals: $('link[rel="canonical"]').length === (isListed ? 1 : 0),
      'og:url': content('og:url') === (isListed ? `${site.host}${path}` : undefined),
      robots:
        content('robots') === (isListed ? 'index,follow,max-image-preview:large,max-snippet:-1' : 'noindex,follow'),
      title: $('head > title').text().trim() !== '',
      'og:title': content('og:title') === $('head > title').text(),
      'twitter:title': content('twitter:title') === $('head > title').text(),
      'og:description': content('og:description') === content('description'),
      'twitter:description': content('twitter:description') === content('description'),
      'twitter:card': content('twitter:card') === 'summary_large_image',
      'og:image': new RegExp(`^${site.host}/.+\\.(jpg|png)$`).test(content('og:image') ?? ''),
    };
    return [
      ...once.filter(
        (selector) => $(`head > ${selector}`).length !== 1 || $(`body ${selector}`).not('svg *').length > 0,
      ),
      ...Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : name)),
    ].map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('no two indexed pages have the same structured data', () => {
  const indexed = pages.filter(({ kind }) => kind !== 'notFound');
  const graphs = indexed.map(({ path }) => page(path)('script[type="application/ld+json"]').html());
  expect(new Set(graphs).size).toBe(indexed.length);
});
