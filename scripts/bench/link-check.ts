import { cp } from 'node:fs/promises';
import { listPages } from '../../src/lib/route-table.ts';
import { fallbackDocument, knownDeadPaths, notFoundPath, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkLinks } from '../links/check-links.ts';
import { locate } from '../server/locate.ts';
import { serve } from '../server/serve.ts';

/**
 * Checks the links of made-up pages, with a site put beside them, so that they lead somewhere.
 *
 * @param dist the folder of the made-up pages
 * @param paths their paths
 * @param built the folder of the site
 * @returns how many links there are, and the seconds it took
 */
export async function timeLinkCheck(dist: string, paths: readonly string[], built: string) {
  await cp(built, dist, { recursive: true });
  const start = performance.now();
  const { links } = await checkLinks({
    dist,
    origin: site.host,
    pages: [...listPages(routes).map(({ path }) => path), ...paths],
    knownDeadPaths,
    notFoundPath,
    fallbackPath: fallbackDocument.path,
    host: { answer: locate, serve },
    sources: 'src',
  });
  return { links, seconds: (performance.now() - start) / 1000 };
}
