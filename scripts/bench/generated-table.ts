import '../build/page-worker.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { districtSlugs, knownDeadPaths } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { type ClientBuild, takeClientFiles } from '../build/client-build.ts';
import { readTemplate } from '../build/document.ts';
import type { Page } from '../build/render.ts';
import { renderAhead, writePages } from '../build/write-pages.ts';
import { sitemapFiles } from '../metadata/sitemap.ts';

const route = '/locations/:postcode';

/** Generates a table of location pages that repeats the districts. */
function generateTable(count: number): Page[] {
  return Array.from({ length: count }, (_, index) => {
    const renders = `/locations/${districtSlugs[index % districtSlugs.length]}`;
    return { path: `${renders}-${index}`, kind: 'location', route, renders };
  });
}

/** Builds a generated table with a sitemap, but without host files and sharing images. Prints the peak memory. */
export async function main([count, dist = '']: string[], clientBuild: ClientBuild): Promise<number> {
  const pages = generateTable(Number(count));
  const rendered = await renderAhead(pages);
  const { indexHtml, firstScreens } = await takeClientFiles(clientBuild, dist);
  rmSync(join(dist, 'index.html'));
  await writePages({ outDir: dist, pages, template: readTemplate(indexHtml, knownDeadPaths), firstScreens, rendered });
  const urls = pages.map(({ path }) => ({ url: `${site.host}${path}` }));
  for (const [file, xml] of sitemapFiles(site.host, urls)) writeFileSync(join(dist, file), xml);

  // The peak of this process only: the client build is a child process, which ends before a long table is rendered.
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  return 0;
}
