import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteMeta } from '../../src/content/quote.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { fileOf, listPages, type RoutedPage } from '../../src/lib/route-table.ts';
import { fallbackDocument, knownDeadPaths, type RoutePath, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { bundleClient, bundleServer, type ClientBundle, type ServerBundle } from './bundle.ts';
import { progress, seconds, step } from './console.ts';
import { inlineStyles } from './critical-css.ts';
import { composeDocument, readTemplate } from './document.ts';
import { sizeTable, writeDocument } from './documents.ts';
import { writeExtras } from './extras/write-extras.ts';
import { checkHeads } from './head-check.ts';
import { writeHostFiles } from './hosts/write-host-files.ts';
import { createRenderer, renderAll } from './prerender.ts';
import { openSharingImages, type SharingImages } from './sharing/sharing-images.ts';
import { lastModifiedOf, robotsTxt, sitemapXml } from './sitemap.ts';

/** The recipe: writes the whole site into an empty folder. Rejects with a message that names all that is wrong. */
export async function buildSite(dist: string): Promise<void> {
  const start = performance.now();
  const pages = await step('Route table', () => listPages(routes, knownDeadPaths));
  const client = await step('Client bundle', () => bundleClient(dist));
  const server = await step('Server bundle', bundleServer);
  const images = openSharingImages(dist, site);
  try {
    const { heads, sizes } = await step('Pages', () => writePages(dist, pages, client, server, images));
    await step('Heads', () => reportHeads(heads));
    await step('Sitemap and robots', () => writeSitemap(dist, heads));
    await step('Manifest, llms.txt', () => writeExtras(dist, site, heads));
    await step('Sharing images', () => images.finish());
    await step('Host files', () => writeHostFiles(dist, site));
    console.log(`\n${sizeTable(sizes)}\n\n  ${heads.size} pages in ${seconds(performance.now() - start)}`);
  } finally {
    await images.stop();
    server.dispose();
  }
}

/** Renders and writes every page and the fallback. Rejects naming each page that failed, once. */
async function writePages(
  dist: string,
  pages: readonly RoutedPage[],
  client: ClientBundle,
  server: ServerBundle,
  images: SharingImages,
) {
  const template = readTemplate(client.shell, knownDeadPaths);
  const heads = new Map<string, string>();
  const sizes = new Map<string, number[]>();
  const all = [...pages, { ...fallbackDocument, route: fallbackDocument.path }];
  const render = createRenderer(server.routes);
  const stylesOf = await inlineStyles(all, render, client.css);

  const faults = await renderAll(
    all,
    render,
    async (page, { head, body }) => {
      const html = composeDocument(template, { path: page.path, head, body, style: stylesOf(page, body) });
      const size = await writeDocument(dist, fileOf(page.path), html);
      if (page.path === fallbackDocument.path) return;
      heads.set(page.path, head);
      images.add(page.path, head);
      sizes.set(page.page, [...(sizes.get(page.page) ?? []), size]);
    },
    (done) => progress('Pages', done, all.length),
  );
  if (faults.length > 0) {
    const lines = faults.map(({ path, error }) => `  ${path}    ${error.message}`);
    throw new Error(`${count(faults.length, 'page')} could not be rendered; nothing was written.\n${lines.join('\n')}`);
  }
  return { heads, sizes };
}

function reportHeads(heads: ReadonlyMap<string, string>): void {
  const faults = checkHeads(heads, [quoteMeta.title]);
  if (faults.length === 0) return;
  const lines = faults.map(({ path, fault }) => `  ${path}    ${fault}`);
  throw new Error(`${count(faults.length, 'head')} will not do; nothing was written.\n${lines.join('\n')}`);
}

async function writeSitemap(dist: string, heads: ReadonlyMap<string, string>): Promise<void> {
  const entries = [...heads]
    .filter(([path]) => path !== '/404')
    .map(([path, head]) => {
      const lastModified = lastModifiedOf(head);
      return { url: canonicalUrl(site.host, path as RoutePath), ...(lastModified && { lastModified }) };
    });
  await writeFile(join(dist, 'sitemap.xml'), sitemapXml(entries));
  await writeFile(join(dist, 'robots.txt'), robotsTxt(site.host));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
