import { type CheerioAPI, load } from 'cheerio';
import { vi } from 'vitest';
import { listPages } from '../../src/lib/list-pages.ts';
import { routes } from '../../src/routes.ts';

/** Renders and parses pages with newly loaded modules, so that mocks apply. Returns the pages by path. */
export async function renderPages(paths: readonly string[]): Promise<Map<string, CheerioAPI>> {
  vi.resetModules();
  const { createRenderer } = await import('../../scripts/build/render.ts');
  const { routeObjects } = await import('../../src/route-objects.tsx');
  const render = createRenderer(routeObjects());
  const pages = listPages(routes).filter(({ path }) => paths.includes(path));
  const parsed = pages.map(async (page) => {
    const { head, body } = await render(page);
    return [page.path, load(`<head>${head}</head><body>${body.replaceAll('\u2060', '')}</body>`)] as const;
  });
  return new Map(await Promise.all(parsed));
}
