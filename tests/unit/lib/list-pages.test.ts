import { expect, test } from 'vitest';
import { fileOf, listPages } from '../../../src/lib/list-pages.ts';
import { knownDeadPaths, routes } from '../../../src/routes.ts';

/** Returns the paths of districts with the given letters, from the first number to the last. */
const postcodes = (letters: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `/locations/${letters}${first + index}`);

/** The pages of the specification (section 2). */
// biome-ignore format: lists
const specified = [
  '/', '/boiler-quotes', '/combi-boilers', '/404',
  ...[
    'best-combi-boilers-london', 'boiler-installation-cost', 'top-combi-boilers-london', 'worcester-error-codes',
    'boiler-service-maintenance', 'boiler-pressure-guide', 'when-to-replace-boiler',
  ].map((slug) => `/guides/${slug}`),
  ...[
    'worcester-bosch', 'viessmann', 'ideal', 'baxi', 'vaillant', 'alpha', 'glow-worm', 'vokera', 'potterton', 'ferroli',
    'ariston', 'main', 'remeha', 'intergas', 'navien', 'keston', 'grant',
  ].map((slug) => `/services/${slug}`),
  ...['e', 'w', 'n', 's', 'nw'].map((area) => `/locations/${area}`),
  ...postcodes('e', 1, 18), ...postcodes('e', 20, 20), ...postcodes('w', 1, 14), ...postcodes('n', 1, 22),
  ...postcodes('se', 1, 28), ...postcodes('sw', 1, 20), ...postcodes('nw', 1, 11),
];

test('the route table lists every page of the specification', () => {
  const listed = listPages(routes, knownDeadPaths).map(({ path }) => path);
  const missing = specified.filter((path) => !listed.includes(path));
  expect(missing, 'if you removed these pages on purpose, remove them from `specified` in this file too').toEqual([]);
});

test.each([
  [[{ path: '/a' }, { path: '/a' }], '/a is listed twice'],
  [[{ path: '/a/:b' }], '/a/:b has a parameter but no paths'],
  [[{ path: '/a/:b', paths: ['/c/d'] }], '/c/d does not match its row /a/:b'],
  [[{ path: '/a/:b', paths: ['/a/'] }], '/a/ does not match its row /a/:b'],
  [[{ path: '/dead' }], '/dead is listed as dead and routed'],
  [
    [{ path: '/:a' }, { path: '/dead' }, { path: '/dead' }],
    /\/dead is listed twice\n.*\/:a has a parameter.*\n.*\/dead is list/,
  ],
])('rejects the route table %j', (rows, message) => {
  expect(() =>
    listPages(
      rows.map((row) => ({ ...row, kind: 'x' })),
      ['/dead'],
    ),
  ).toThrow(message);
});

test('maps each path to one .html file', () => {
  expect(['/', '/404', '/services/ideal'].map(fileOf)).toEqual(['index.html', '404.html', 'services/ideal.html']);
});
