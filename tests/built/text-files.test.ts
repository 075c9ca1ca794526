import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaSlugs, brandSlugs, guideSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, page } from './dist.ts';

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('robots.txt lets everything be crawled and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.host}/sitemap.xml\n`);
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[((?:[^\]\\]|\\.)+)\]\(([^)]+)\): (.+)$/gm)].map(([, title, url]) => ({
    title,
    url,
  }));

  test('opens with the name of the business and what it does', () => {
    expect(text.split('\n\n> ')[0]?.replace(/\\(.)/g, '$1')).toBe(`# ${site.name}`);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });

  test('links the main pages, every guide, every brand and every area, once', () => {
    const paths = [
      '/',
      '/boiler-quotes',
      '/combi-boilers',
      ...guideSlugs.map((slug) => `/guides/${slug}`),
      ...brandSlugs.map((slug) => `/services/${slug}`),
      ...areaSlugs.map((slug) => `/locations/${slug}`),
    ];
    expect(links.map(({ url }) => url)).toEqual(paths.map((path) => `${site.host}${path}`));
  });

  test('calls each page what it calls itself', () => {
    for (const { title, url } of links) {
      const path = url?.slice(site.host.length) ?? '';
      expect(title?.replace(/\\(.)/g, '$1')).toBe(page(path)('head > title').text());
    }
  });
});

test('security.txt is there if, and only if, a contact is configured', () => {
  expect(existsSync(join(dist, '.well-known/security.txt'))).toBe(site.security.contact !== '');
});
