import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPages } from '../../src/lib/route-table.ts';
import { knownDeadPaths, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { followBundler, type Workshop } from '../build/client-build.ts';
import { seconds } from '../build/console.ts';
import { inlineStyles } from '../build/critical-css.ts';
import { readTemplate } from '../build/document.ts';
import { renderAhead, routesOf, runPages } from '../build/page-run.ts';
import { createRenderer } from '../build/render.ts';
import { checkLinks } from '../links/check-links.ts';
import { sitemapFiles } from '../metadata/sitemap.ts';
import { syntheticLocations } from './synthetic.ts';

/**
 * Builds a made-up table of location pages from sources to files, sitemap included, and prints what it took from the
 * start of the process. Host files and sharing images are left out: they are the business's own, and the generators
 * compared make none.
 *
 * @param args how many pages; then the folder of the built site, to have the links of both checked too
 */
export async function main([size, built]: readonly string[], workshop: Workshop): Promise<void> {
  const takeBundle = followBundler(workshop);
  const dist = mkdtempSync(join(tmpdir(), 'site-synthetic-'));
  try {
    const pages = syntheticLocations(Number(size));
    const rendered = await renderAhead(pages, createRenderer(await routesOf(true)));
    const bundle = await takeBundle(dist);
    const begun = performance.now();
    const template = readTemplate(bundle.shell, knownDeadPaths);
    const inline = inlineStyles(pages, rendered, bundle.css);
    const faults = await runPages({ dist, pages, template, inline, rendered, synthetic: true }, () => {});
    if (faults.length > 0) throw faults[0]?.error;
    const urls = pages.map(({ path }) => ({ url: `${site.host}${path}` }));
    for (const [file, xml] of sitemapFiles(site.host, urls)) writeFileSync(join(dist, file), xml);
    report(pages.length, dist, begun, performance.now());
    if (built !== undefined) await timeLinkCheck(dist, pages, built);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** Puts the site beside the made-up pages, so that their links lead somewhere, and checks all of them. */
async function timeLinkCheck(dist: string, pages: readonly { path: string }[], built: string): Promise<void> {
  cpSync(built, dist, { recursive: true });
  const start = performance.now();
  const report = await checkLinks({
    dist,
    origin: site.host,
    pages: [...listPages(routes), ...pages].map(({ path }) => path),
    knownDeadPaths,
    sources: 'src',
  });
  const [all, targets] = [report.links.toLocaleString('en-GB'), report.dead.filter(({ listed }) => listed).length];
  console.log(
    `  ${report.pages.toLocaleString('en-GB').padStart(6)} pages: ${all} links checked in ${seconds(performance.now() - start)}, ${targets} of the listed dead links found`,
  );
}

function report(size: number, dist: string, begun: number, ended: number): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const documents = files.filter(({ name }) => name.endsWith('.html')).length;
  if (documents < size) throw new Error(`Only ${documents} of ${size} documents were written`);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `  ${size.toLocaleString('en-GB').padStart(6)} location pages: ${seconds(ended)} end to end (pages from ${seconds(begun)} on, at ${Math.round((size / (ended - begun)) * 1000)}/s), ${files.length} files, ${Math.round(bytes / 1e6)} MB, peak memory of rendering ${memory} MB`,
  );
}
