import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { homeMeta } from '../../src/content/home.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { manifestPath } from '../../src/lib/public-files.ts';
import { areaSlugs, notFoundPath, type RoutePath } from '../../src/routes.ts';
import type { Site } from '../../src/site.config.ts';
import { atlasFiles } from './atlas.tsx';
import type { HeadSummary } from './head-summary.ts';
import { type ListedPage, llmsTxt } from './llms.ts';
import { webManifest } from './manifest.ts';
import { securityTxt, securityTxtFile } from './security-txt.ts';
import { colourOf } from './style-sheets.ts';

/**
 * Writes the files that are named after the business: the web manifest, llms.txt and, where configured, security.txt; and
 * the atlas as its charts' figures are today, whatever `npm run draw` last put into public.
 */
export async function writeSiteMetadata(
  dist: string,
  site: Site,
  heads: ReadonlyMap<string, HeadSummary>,
): Promise<void> {
  const files: Record<string, string | undefined> = {
    [manifestPath]: webManifest(site.name, colourOf('surface')),
    ...atlasFiles(),
    '/llms.txt': llmsTxt(site.name, homeMeta.description, sectionsOf(site, heads)),
    [`/${securityTxtFile}`]: securityTxt(site.host, site.security),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
}

/** The main pages as their heads describe them. Districts are left to the sitemap: their areas lead to them. */
function sectionsOf(site: Site, heads: ReadonlyMap<string, HeadSummary>) {
  const areas = new Set<string>(areaSlugs.map((slug) => `/locations/${slug}`));
  const pages = (belongs: (path: string) => boolean): ListedPage[] =>
    [...heads]
      .filter(([path]) => path !== notFoundPath && belongs(path))
      .map(
        ([
          path,
          {
            titles: [title = ''],
            descriptions: [description = ''],
          },
        ]) => ({
          url: canonicalUrl(site.host, path as RoutePath),
          title,
          description,
        }),
      );

  return [
    { heading: 'Main pages', pages: pages((path) => path.lastIndexOf('/') === 0) },
    { heading: 'Guides', pages: pages((path) => path.startsWith('/guides/')) },
    { heading: 'Service and repair by brand', pages: pages((path) => path.startsWith('/services/')) },
    { heading: 'Areas of London', pages: pages((path) => areas.has(path)) },
  ];
}
