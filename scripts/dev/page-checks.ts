// Loaded by the development server's module loader, so that every check reads the files as they were last saved.
import { fileOf, listPages } from '../../src/lib/route-table.ts';
import { clientRoutes } from '../../src/router.tsx';
import { knownDeadPaths, routes } from '../../src/routes.ts';
import { createRenderer } from '../build/render.ts';
import { checkContent } from '../content/check-content.ts';
import { refuseDeadLinks } from '../links/built-links.ts';

const pages = new Map(listPages(routes, knownDeadPaths).map((page) => [page.path as string, page]));

/** Renders pages as a build does and returns their documents by file name. Paths without a page are left out. */
async function renderPages(paths: Iterable<string>): Promise<Map<string, string>> {
  const render = createRenderer(clientRoutes());
  const documents = new Map<string, string>();
  for (const path of new Set(paths)) {
    const page = pages.get(path);
    if (!page) continue;
    const { head, body } = await render(page);
    documents.set(fileOf(path), head + body);
  }
  return documents;
}

/** Throws if the content is invalid, or if the page cannot be rendered or has dead links. */
export async function checkContentAndPage(path: string): Promise<void> {
  await checkContent();
  const [document = ''] = (await renderPages([path])).values();
  // A link to a part of another page needs that page too.
  const linked = Array.from(document.matchAll(/ href="?(\/[^"\s>#]*)#/g), ([, page = '']) => page);
  await refuseDeadLinks(await renderPages([path, ...linked]), [...pages.keys(), ...knownDeadPaths]);
}
