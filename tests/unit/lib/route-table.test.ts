import { describe, expect, test } from 'vitest';
import { fileOf, listPages } from '../../../src/lib/route-table.ts';
import { knownDeadPaths, routes } from '../../../src/routes.ts';

/** Postcodes from the first number to the last. */
const postcodes = (letters: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `/locations/${letters}${first + index}`);

const guides = [
  'best-combi-boilers-london',
  'boiler-installation-cost',
  'top-combi-boilers-london',
  'worcester-error-codes',
  'boiler-service-maintenance',
  'boiler-pressure-guide',
  'when-to-replace-boiler',
];

// biome-ignore format: one list
const brands = [
  'worcester-bosch', 'viessmann', 'ideal', 'baxi', 'vaillant', 'alpha', 'glow-worm', 'vokera', 'potterton', 'ferroli',
  'ariston', 'main', 'remeha', 'intergas', 'navien', 'keston', 'grant',
];

/** The pages of the specification (section 2). */
const specified = [
  '/',
  '/boiler-quotes',
  '/combi-boilers',
  '/404',
  ...guides.map((slug) => `/guides/${slug}`),
  ...brands.map((slug) => `/services/${slug}`),
  ...['e', 'w', 'n', 's', 'nw'].map((area) => `/locations/${area}`),
  ...postcodes('e', 1, 18),
  ...postcodes('e', 20, 20),
  ...postcodes('w', 1, 14),
  ...postcodes('n', 1, 22),
  ...postcodes('se', 1, 28),
  ...postcodes('sw', 1, 20),
  ...postcodes('nw', 1, 11),
];

describe('the route table of the site', () => {
  const pages = listPages(routes, knownDeadPaths);

  test('lists the pages of the specification, each once; more may be added', () => {
    const listed = pages.map(({ path }) => path);
    const missing = specified.filter((path) => !listed.includes(path));
    expect(missing, 'no longer wanted? Then take them out of `specified` in this file').toEqual([]);
    expect(new Set(listed).size).toBe(pages.length);
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
