import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostFiles, otherForms, postcodePrefixes } from '../../../scripts/hosts/addresses.ts';
import { redirectsFile } from '../../../scripts/hosts/cloudflare-netlify.ts';
import { vercelConfig } from '../../../scripts/hosts/vercel.ts';
import { pathOf } from '../../../scripts/links/site-files.ts';
import { locate } from '../../../scripts/server/locate.ts';
import { areas } from '../../../src/content/locations/areas.ts';
import { findArea } from '../../../src/lib/find-area.ts';
import { fileOf, listPages } from '../../../src/lib/route-table.ts';
import { routes } from '../../../src/routes.ts';

fc.configureGlobal({ seed: 1, numRuns: 500 });

const ownPages = listPages(routes)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');
const ownFiles = new Set([
  ...ownPages.map(fileOf),
  ...hostFiles,
  '404.html',
  '_location.html',
  'assets/main-x.js',
  'a b.txt',
]);

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/).filter((name) => name !== 'index' && name !== '404');
const page = fc.oneof(
  fc.constantFrom(...ownPages),
  slug.map((name) => `/${name}`),
  fc.tuple(fc.constantFrom('guides', 'services'), slug).map(([folder, name]) => `/${folder}/${name}`),
  fc.stringMatching(/^[ewns][a-z0-9]{0,3}$/).map((postcode) => `/locations/${postcode}`),
);
const table = fc.uniqueArray(page, { minLength: 1, maxLength: 20 });

/** Anything that may stand in the first line of a request. */
const pathname = fc.oneof(
  fc.string().map((rest) => `/${rest}`),
  fc.webPath(),
  fc.constantFrom(...ownFiles).map((file) => `/${file}`),
  fc.constantFrom(...ownFiles).map((file) => `/${file.replace(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`),
  fc
    .array(
      fc.constantFrom(
        '/',
        '..',
        '.',
        '%2e',
        '%2f',
        '%5c',
        '\\',
        '%00',
        '%',
        '%25',
        '%23',
        '%3F',
        'etc',
        'locations',
        'e1',
        'E1',
        'SW1A',
        '%20',
        '.html',
        'index',
        '404',
        '_location',
        '_headers',
        'guides',
        '?',
        '#',
      ),
    )
    .map((parts) => `/${parts.join('')}`),
  fc
    .tuple(page, fc.constantFrom('', '/', '//', '.html', '.html/', '/index', '%2F', '?x'))
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('/locations/', '/Locations/'), fc.string(), fc.constantFrom('', '/', '.html'))
    .map(([folder, rest, end]) => `${folder}${encodeURIComponent(rest)}${end}`),
);

describe('the static server', () => {
  test('answers any path with a file of the list, an address that has one, or the not-found page', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const answer = locate(ownFiles, path);
        if (answer.status === 200) {
          expect(ownFiles).toContain(answer.file);
          expect(hostFiles).not.toContain(answer.file);
          expect(answer.file).not.toBe('404.html');
        }
        if (answer.status === 404) expect(answer.file).toBe('404.html');
      }),
    );
  });

  test('sends nobody round in circles, or off to another host: the address it names answers at once', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const answer = locate(ownFiles, path);
        if (answer.status !== 301) return;
        const url = new URL(answer.to, 'https://a.example');
        expect(url.origin).toBe('https://a.example');
        expect([answer.to, locate(ownFiles, url.pathname).status]).toEqual([answer.to, 200]);
      }),
    );
  });

  test('finds nothing where there is nothing', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        expect(locate(new Set(), path)).toEqual({ status: 404, file: undefined });
      }),
    );
  });
});

describe('the redirects of a host', () => {
  const addresses = (pages: readonly string[], legacyHosts: readonly string[] = []) => ({
    host: 'https://a.example',
    legacyHosts,
    pages,
    postcodes: postcodePrefixes(areas),
  });

  test('in _redirects reach a page in one step, and no page is sent away', () => {
    fc.assert(
      fc.property(table, (pages) => {
        const rules = redirectsFile(addresses(pages), hostFiles)
          .split('\n')
          .filter((line) => line.startsWith('/'))
          .map((line) => line.split(' '));
        const moved = new Map(rules.filter(([, , code]) => code === '301').map(([from = '', to = '']) => [from, to]));
        for (const [from, to] of moved) {
          expect(pages).toContain(to);
          expect([from, moved.get(to)]).toEqual([from, undefined]);
        }
        for (const path of pages) expect([path, moved.get(path)]).toEqual([path, undefined]);
      }),
    );
  });

  test('in vercel.json reach a page in one step, and no page is sent away', () => {
    fc.assert(
      fc.property(table, (pages) => {
        const { redirects } = vercelConfig([], addresses(pages, ['https://old.example']));
        const moved = new Map(
          redirects.filter(({ has }) => has === undefined).map((one) => [one.source, one.destination]),
        );
        for (const to of moved.values()) {
          expect(pages).toContain(to);
          expect(moved.has(to)).toBe(false);
        }
        for (const path of pages) expect(moved.has(path)).toBe(false);
      }),
    );
  });

  test('lead to the path of the file that a page is written to', () => {
    fc.assert(fc.property(page, (path) => void expect(pathOf(fileOf(path))).toBe(path)));
  });

  test('name no form of a page that is the page', () => {
    fc.assert(fc.property(page, (path) => void expect(otherForms(path)).not.toContain(path)));
  });

  test('and the rewrites of postcodes, on hosts and in the preview, fit exactly what the lookup finds', () => {
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
