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

/** What the process of a made-up table tells of itself. */
export interface TableFigures {
  /** Peak memory in MB (2^20 bytes); the client build ends before pages are written. */
  peakMB: number;
  /** The path of every page. */
  paths: readonly string[];
}

const route = '/locations/:postcode';

/** A table of location pages: the districts over and over, each page in a file of its own. */
function madeUpTable(count: number): Page[] {
  return Array.from({ length: count }, (_, index) => {
    const renders = `/locations/${districtSlugs[index % districtSlugs.length]}`;
    return { path: `${renders}-${index}`, page: 'location', route, renders };
  });
}

/**
 * Builds a made-up table from sources to files, sitemap included, and writes the figures as JSON to a file. Host files and
 * sharing images are left out: the generators it is compared with make none.
 *
 * @param args how many pages; an empty folder for them; the file for the figures
 */
export async function main([count, dist = '', figuresFile = '']: string[], clientBuild: ClientBuild) {
  const pages = madeUpTable(Number(count));
  const rendered = await renderAhead(pages);
  const { shell, firstScreens } = await takeClientFiles(clientBuild, dist);
  rmSync(join(dist, 'index.html'));
  const template = readTemplate(shell, knownDeadPaths);
  await writePages({ dist, pages, template, firstScreens, rendered });
  const urls = pages.map(({ path }) => ({ url: `${site.host}${path}` }));
  for (const [file, xml] of sitemapFiles(site.host, urls)) writeFileSync(join(dist, file), xml);

  const figures: TableFigures = {
    peakMB: Math.round(process.resourceUsage().maxRSS / 1024),
    paths: pages.map(({ path }) => path),
  };
  writeFileSync(figuresFile, JSON.stringify(figures));
  return 0;
}
