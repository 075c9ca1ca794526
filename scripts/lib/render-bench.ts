import './production.ts';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownDeadPaths } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { seconds } from './console.ts';
import { inlineStyles } from './critical-css.ts';
import { readTemplate } from './document.ts';
import { routesOf, runPages } from './page-run.ts';
import { createRenderer } from './prerender.ts';
import { makeBundles } from './server-bundle.ts';
import { sitemapFiles } from './sitemap.ts';
import { syntheticLocations } from './synthetic.ts';

/**
 * Builds a made-up table of location pages from sources to files, sitemap included, and prints what it took. Host files
 * and sharing images are left out: they are the business's own, and the generators compared make none.
 */
async function measure(size: number): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'site-synthetic-'));
  const start = performance.now();
  const bundles = await makeBundles(dist);
  try {
    const bundled = performance.now();
    const pages = syntheticLocations(size);
    const run = { dist, pages, serverDir: bundles.serverDir, synthetic: true };
    const render = createRenderer(await routesOf(run));
    const inline = await inlineStyles(pages, render, bundles.css);
    const faults = await runPages({ ...run, inline, template: readTemplate(bundles.shell, knownDeadPaths) }, () => {});
    if (faults.length > 0) throw faults[0]?.error;
    const urls = pages.map(({ path }) => ({ url: `${site.host}${path}` }));
    for (const [file, xml] of sitemapFiles(site.host, urls)) writeFileSync(join(dist, file), xml);
    report(size, dist, { bundles: bundled - start, all: performance.now() - start });
  } finally {
    bundles.dispose();
    rmSync(dist, { recursive: true, force: true });
  }
}

function report(size: number, dist: string, ms: { bundles: number; all: number }): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const documents = files.filter(({ name }) => name.endsWith('.html')).length;
  if (documents < size) throw new Error(`Only ${documents} of ${size} documents were written`);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `  ${size.toLocaleString('en-GB').padStart(6)} location pages: ${seconds(ms.all)} end to end (bundles ${seconds(ms.bundles)}, pages at ${Math.round((size / (ms.all - ms.bundles)) * 1000)}/s), ${files.length} files, ${Math.round(bytes / 1e6)} MB, peak memory of rendering ${memory} MB`,
  );
}

measure(Number(process.argv[2])).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
