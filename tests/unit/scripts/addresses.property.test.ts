import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostFiles, postcodePrefixes } from '../../../scripts/hosts/addresses.ts';
import { redirectsFile } from '../../../scripts/hosts/cloudflare-netlify.ts';
import { vercelConfig } from '../../../scripts/hosts/vercel.ts';
import { pathOf } from '../../../scripts/links/site-files.ts';
import { locate } from '../../../scripts/server/locate.ts';
import { areas } from '../../../src/content/locations/areas.ts';
import { findArea } from '../../../src/lib/find-area.ts';
import { fileOf, listPages } from '../../../src/lib/list-pages.ts';
import { routes } from '../../../src/routes.ts';

fc.configureGlobal({ seed: 1, numRuns: 500 });

const ownPages = listPages(routes)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');
const ownFiles = new Set([
  ...[...ownPages.map(fileOf), ...hostFiles],
  ...['404.html', '_location.html', 'assets/main-x.js', 'a b.txt'],
]);

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/).filter((name) => name !== 'index' && name !== '404');
const page = fc.oneof(
  fc.constantFrom(...ownPages),
  slug.map((name) => `/${name}`),
  fc.tuple(fc.constantFrom('guides', 'services'), slug).map(([folder, name]) => `/${folder}/${name}`),
  fc.stringMatching(/^[ewns][a-z0-9]{0,3}$/).map((postcode) => `/locations/${postcode}`),
);
const table = fc.uniqueArray(page, { minLength: 1, maxLength: 20 });

const parts = [
  ...['/', '..', '.', '%2e', '%2f', '%5c', '\\', '%00', '%', '%25', '%23', '%3F', '%20', '?', '#'],
  ...['etc', 'locations', 'e1', 'E1', 'SW1A', '.html', 'index', '404', '_location', '_headers', 'guides'],
];

const pathname = fc.oneof(
  fc.string().map((rest) => `/${rest}`),
  fc.constantFrom(...ownFiles).map((file) => `/${file.replace(/./g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`),
  fc.array(fc.constantFrom(...parts)).map((parts) => `/${parts.join('')}`),
  fc
    .tuple(page, fc.constantFrom('', '/', '//', '.html', '.html/', '/index', '%2F', '?x'))
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('/locations/', '/Locations/'), fc.string(), fc.constantFrom('', '/', '.html'))
    .map(([folder, rest, end]) => `${folder}${encodeURIComponent(rest)}${end}`),
);

describe('the static server', () => {
  test('responds to any path with a published file, a redirect or the not-found page, never with a host file', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const response = locate(ownFiles, path);
        if (response.status === 200) {
          expect(ownFiles).toContain(response.file);
          expect(hostFiles).not.toContain(response.file);
          expect(response.file).not.toBe('404.html');
        }
        if (response.status === 404) expect(response.file).toBe('404.html');
      }),
    );
  });

  test('redirects only to paths of the same host that are served without another redirect', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const response = locate(ownFiles, path);
        if (response.status !== 301) return;
        const url = new URL(response.to, 'https://a.example');
        expect(url.origin).toBe('https://a.example');
        expect([response.to, locate(ownFiles, url.pathname).status]).toEqual([response.to, 200]);
      }),
    );
  });
});

describe('paths', () => {
  const addresses = (pages: readonly string[], legacyHosts: readonly string[] = []) => ({
    host: 'https://a.example',
    legacyHosts,
    pages,
    postcodes: postcodePrefixes(areas),
  });

  test('that are redirected have no page, and lead directly to a page', () => {
    fc.assert(
      fc.property(table, (pages) => {
        const site = addresses(pages, ['https://old.example']);
        const lines = redirectsFile(site, hostFiles).split('\n');
        const rows = lines
          .map((line) => line.split(' '))
          .filter(([from, , code]) => from?.[0] === '/' && code === '301');
        const vercel = vercelConfig([], site).redirects.filter(({ has }) => has === undefined);
        for (const moved of [
          new Map(rows.map(([from = '', to = '']) => [from, to])),
          new Map(vercel.map(({ source, destination }) => [source, destination])),
        ]) {
          const targets = new Set(moved.values());
          expect([...targets].filter((to) => !pages.includes(to))).toEqual([]);
          expect([...pages, ...targets].filter((path) => moved.has(path))).toEqual([]);
        }
      }),
    );
  });

  test('of pages equal the paths that the link check derives from their files', () => {
    fc.assert(fc.property(page, (path) => void expect(pathOf(fileOf(path))).toBe(path)));
  });

  test('of postcodes are served the fallback if and only if findArea finds an area', () => {
    const prefixes = postcodePrefixes(areas);
    fc.assert(
      fc.property(
        fc.string({ maxLength: 4 }).map((text) => text.toUpperCase().replace(/[\s/]/g, '')),
        (postcode) => {
          const found = findArea(areas, postcode) !== undefined;
          expect(prefixes.some((prefix) => postcode.startsWith(prefix))).toBe(found);
          const { status } = locate(ownFiles, `/locations/${encodeURIComponent(`${postcode}-`)}`);
          expect(status).toBe(found ? 200 : 404);
        },
      ),
    );
  });
});
