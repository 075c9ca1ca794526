import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRenderer } from '../../scripts/build/render.ts';
import { listPages } from '../../src/lib/route-table.ts';
import { clientRoutes } from '../../src/router.tsx';
import { fallbackDocument, routes } from '../../src/routes.ts';
import { unfinished } from './unfinished.ts';

afterEach(() => vi.restoreAllMocks());

describe.skipIf(unfinished)(
  'rendered with the development build of React, which warns of what a browser would correct or reject',
  () => {
    const render = createRenderer(clientRoutes());

    test.each([...listPages(routes), { ...fallbackDocument, route: fallbackDocument.path }])(
      '$path causes no warning',
      async (page) => {
        const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
        await render(page);
        expect(warnings.mock.calls).toEqual([]);
      },
    );
  },
);
