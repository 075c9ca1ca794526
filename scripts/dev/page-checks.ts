// Loaded by the development server, so that every check reads the saved files.

import { fileOf, listPages } from '../../src/lib/list-pages.ts';
import { routeObjects } from '../../src/route-objects.tsx';
import { knownDeadPaths, routes } from '../../src/routes.ts';
import { createRenderer } from '../build/render.ts';
import { checkContent } from '../content/check-content.ts';
import { assertNoDeadLinks } from '../links/built-links.ts';

/** Throws if the content is invalid, or if the page cannot be rendered or has dead links. */
export async function checkContentAndPage(path: string): Promise<void> {
  await checkContent();
  const pages = listPages(routes, knownDeadPaths);
  const render = createRenderer(routeObjects());
  const documents = new Map<string, string>();
  const renderTo = async (wanted: readonly string[]) => {
    for (const page of pages.filter((one) => wanted.includes(one.path) && !documents.has(fileOf(one.path)))) {
      const { head, body } = await render(page);
      documents.set(fileOf(page.path), head + body);
    }
  };
  await renderTo([path]);
  // Fragments are checked on the pages that links lead to.
  const [document = ''] = documents.values();
  await renderTo(Array.from(document.matchAll(/ href="?(\/[^"\s>#]*)#/g), ([, page = '']) => page));
  await assertNoDeadLinks(documents, [...pages.map((page) => page.path), ...knownDeadPaths]);
}
