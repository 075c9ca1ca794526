import { describe, expect, test } from 'vitest';
import { fileOf, listPages } from '../../../src/lib/route-table.ts';
import { knownDeadPaths, routes } from '../../../src/routes.ts';

describe('the route table of the site', () => {
  const pages = listPages(routes, knownDeadPaths);

  test('lists the pages of the specification, each once; more may be added', () => {
    const specified = { home: 1, quote: 1, combiBoilers: 1, guide: 7, brand: 17, location: 119, notFound: 1 };
    const missing = Object.entries(specified)
      .map(([kind, least]) => ({ kind, least, found: pages.filter(({ page }) => page === kind).length }))
      .filter(({ least, found }) => found < least);
    expect(missing).toEqual([]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  test('uses the product of the config in the guide about its cost', () => {
    expect(pages.map(({ path }) => path)).toContain('/guides/boiler-installation-cost');
  });
});

describe('a table that will not do', () => {
  test.each([
    {
      fault: 'a path that stands twice',
      rows: [
        { path: '/a', page: 'x' },
        { path: '/a', page: 'y' },
      ],
      message: '/a stands twice',
    },
    {
      fault: 'a dynamic row without paths',
      rows: [{ path: '/a/:b', page: 'x' }],
      message: '/a/:b is dynamic and names no paths',
    },
    {
      fault: 'a path its row does not match',
      rows: [{ path: '/a/:b', page: 'x', paths: ['/c/d'] }],
      message: '/c/d does not match its row /a/:b',
    },
    {
      fault: 'a dead path that is routed',
      rows: [{ path: '/dead', page: 'x' }],
      message: '/dead is listed as dead and routed',
    },
  ])('is refused for $fault', ({ rows, message }) => {
    expect(() => listPages(rows, ['/dead'])).toThrow(message);
  });

  test('has all its faults named at once', () => {
    expect(() =>
      listPages(
        [
          { path: '/:a', page: 'x' },
          { path: '/dead', page: 'x' },
          { path: '/dead', page: 'x' },
        ],
        ['/dead'],
      ),
    ).toThrow(/\/dead stands twice\n.*\/:a is dynamic.*\n.*\/dead is listed as dead/);
  });
});

test.each([
  { path: '/', file: 'index.html' },
  { path: '/404', file: '404.html' },
  { path: '/services/ideal', file: 'services/ideal.html' },
])('$path is written to $file', ({ path, file }) => {
  expect(fileOf(path)).toBe(file);
});
