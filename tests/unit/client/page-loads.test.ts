import type { RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { isRouted, loadPage, withDataLoadedOnce } from '../../../src/client/page-loads.ts';

const loader = vi.fn(async ({ params }) => `about ${params.name}`);
const table: RouteObject[] = [
  { id: 'layout', children: [{ id: 'page', path: '/:name', lazy: async () => ({ loader }) }, { path: '*' }] },
];
const dataOf = async (routes: RouteObject[], path: string) => (await loadPage(routes, path)).at(-1)?.data;

beforeEach(() => {
  loader.mockClear();
  vi.stubGlobal('window', { location: { href: 'https://example.com/' } });
  return () => vi.unstubAllGlobals();
});

test('what a prefetch loaded is what the navigation gets: a loader runs once for each path', async () => {
  const routes = withDataLoadedOnce(table);
  expect(await Promise.all([dataOf(routes, '/a'), dataOf(routes, '/a'), dataOf(routes, '/b')])).toEqual([
    'about a',
    'about a',
    'about b',
  ]);
  await dataOf(routes, '/a');
  expect(loader).toHaveBeenCalledTimes(2);
});

test('data that did not come is loaded again when it is asked for again', async () => {
  const routes = withDataLoadedOnce(table);
  loader.mockRejectedValueOnce(new Error('offline'));
  await expect(dataOf(routes, '/a')).rejects.toThrow('offline');
  expect(await dataOf(routes, '/a')).toBe('about a');
});

test.each([
  { path: '/a', routed: true },
  { path: '/a/b', routed: false },
])('whether $path is a page: $routed', ({ path, routed }) => {
  expect(isRouted(table, path)).toBe(routed);
});
