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

/** Generates a table of location pages, which repeats the districts. */
function generateTable(count: number): Page[] {
  return Array.from({ length: count }, (_, index) => {
    const renders = `/locations/${districtSlugs[index % districtSlugs.length]}`;
    return { path: `${renders}-${index}`, kind: 'location', route, renders };
  });
}

/**
 * Builds a generated table from sources to files, including a sitemap but no host files and sharing images, which other
 * generators do not write. Prints the peak memory.
 *
 * @param args the number of pages, and an empty folder for them
 */
export async function main([count, dist = '']: string[], clientBuild: ClientBuild): Promise<number> {
  const pages = generateTable(Number(count));
  const rendered = await renderAhead(pages);
  const { shell, firstScreens } = await takeClientFiles(clientBuild, dist);
  rmSync(join(dist, 'index.html'));
  await writePages({ dist, pages, template: readTemplate(shell, knownDeadPaths), firstScreens, rendered });
  const urls = pages.map(({ path }) => ({ url: `${site.host}${path}` }));
  for (const [file, xml] of sitemapFiles(site.host, urls)) writeFileSync(join(dist, file), xml);

  // The client build is another process, and has ended before pages are written.
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  return 0;
}
