import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../../src/lib/list-pages.ts';
import { areaSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, page, pages } from './dist.ts';

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length));

test('the documents are those of the route table and the fallback for postcodes', () => {
  const documents = files.filter((file) => file.endsWith('.html')).sort();
  expect(documents).toEqual([...pages.map(({ path }) => fileOf(path)), '_location.html'].sort());
});

test('no intermediate file is published', () => {
  const stray = /^\.vite|\.map$|^(?!vercel).*\.json$/;
  expect(files.filter((file) => stray.test(file))).toEqual([]);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.host}/sitemap.xml\n`);
});

test('the sitemap lists every page except 404, with the date in the structured data of the page', () => {
  const rows = [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  const listed = pages.filter(({ kind }) => kind !== 'notFound');
  expect(rows.map(([, url, date]) => ({ url, date }))).toEqual(
    listed.map(({ path }) => ({
      url: `${site.host}${path}`,
      date: /"dateModified":"([^"]+)"/.exec(page(path)('script[type="application/ld+json"]').html() ?? '')?.[1],
    })),
  );
});

test('llms.txt names the business, and lists main pages, guides, brands and areas by their titles', () => {
  const text = read('llms.txt').replace(/\\(.)/g, '$1');
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  const paths = [
    ...pages.filter(({ kind }) => !['location', 'notFound'].includes(kind)).map((listed) => listed.path),
    ...areaSlugs.map((slug) => `/locations/${slug}`),
  ];
  const links = [...text.matchAll(/^- \[(.+)\]\(([^)]+)\): .+$/gm)].map(([, title, url]) => ({ title, url }));
  expect(links).toEqual(
    paths.map((path) => ({ title: page(path)('head > title').text(), url: `${site.host}${path}` })),
  );
});

test('security.txt exists if and only if a contact is configured', () => {
  expect(existsSync(join(dist, '.well-known/security.txt'))).toBe(site.security.contact !== '');
});

test('the fallback for postcodes is not indexed and shows a loading message', () => {
  const html = read('_location.html');
  expect(html).toContain('noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toContain('Loading...');
});
