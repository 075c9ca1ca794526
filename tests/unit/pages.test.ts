import { expect, test, vi } from 'vitest';
import { createRenderer } from '../../scripts/build/render.ts';
import { listPages } from '../../src/lib/list-pages.ts';
import { routeObjects } from '../../src/route-objects.tsx';
import { fallbackDocument, routes } from '../../src/routes.ts';
import { unfinished } from './unfinished.ts';

test.skipIf(unfinished)(
  'no page causes a warning in the development build of React',
  async () => {
    const render = createRenderer(routeObjects());
    const warnings: unknown[] = [];
    let path = '';
    const spy = vi.spyOn(console, 'error').mockImplementation((...message) => warnings.push([path, ...message]));
    for (const page of [...listPages(routes), { ...fallbackDocument, route: fallbackDocument.path }]) {
      path = page.path;
      await render(page);
    }
    spy.mockRestore();
    expect(warnings).toEqual([]);
  },
  120_000,
);
