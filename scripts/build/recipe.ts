import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteMeta } from '../../src/content/quote.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { listPages, type RoutedPage } from '../../src/lib/route-table.ts';
import { clientRoutes } from '../../src/router.tsx';
import { fallbackDocument, knownDeadPaths, type RoutePath, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { writeHostFiles } from '../hosts/write-host-files.ts';
import { checkFragments } from '../links/fragments.ts';
import { checkHeads } from '../metadata/head-check.ts';
import type { HeadSummary } from '../metadata/head-summary.ts';
import { robotsTxt, sitemapFiles } from '../metadata/sitemap.ts';
import { writeExtras } from '../metadata/write-metadata.ts';
import { openSharingImages, type SharingImages } from '../sharing/sharing-images.ts';
import type { Bundle, CompiledCode } from './client-build.ts';
import { progress, seconds, step } from './console.ts';
import { inlineStyles } from './critical-css.ts';
import { readTemplate } from './document.ts';
import { openPageCache } from './page-cache.ts';
import { pageCode, renderAhead, runPages } from './page-run.ts';
import { createRenderer, type RenderedPage } from './render.ts';
import { compressedSize, sizeTable } from './size-table.ts';
import type { Asking } from './traced-imports.ts';

/**
 * The recipe: writes the whole site into an empty folder. Rejects with a message that names all that is wrong.
 *
 * @param options see `BuildOptions`
 */
export async function buildSite(dist: string, { takeBundle, code, asked, fresh }: BuildOptions): Promise<void> {
  const start = performance.now();
  // First of all: what is asked for from here on, the content check's modules among it, is no part of every page.
  const cache = openPageCache(code, { file: pageCode, asked: [...asked] }, site, fresh);
  const pages = await step('Route table', () => listPages(routes, knownDeadPaths));
  await step('Content', checkContent);
  const rendered = await step('Pages', () => renderAhead(withFallback(pages), createRenderer(clientRoutes(), cache)));
  const bundle = await step("Browser's files", () => takeBundle(dist));
  const images = openSharingImages(dist, site);
  try {
    const { heads, sizes } = await step('Documents', () => writeDocuments({ dist, pages, rendered, bundle, images }));
    await step('Heads', () => reportHeads(heads));
    await step('Fragments', () => checkFragments(dist));
    await step('Sitemap and robots', () => writeSitemap(dist, heads));
    await step('Manifest, llms.txt', () => writeExtras(dist, site, heads));
    await step('Sharing images', () => images.finish());
    await step('Host files', () => writeHostFiles(dist, site));
    const made = `${cache.made()} documents rendered, the others as they were`;
    console.log(
      `\n${sizeTable(await Promise.all(sizes))}\n\n  ${heads.size} pages in ${seconds(performance.now() - start)}, ${made}`,
    );
    cache.save();
  } finally {
    await images.stop();
  }
}

/** What a build goes by. */
interface BuildOptions {
  /** Puts the browser's files into a folder; they have been in the making since the run began. */
  takeBundle: (dist: string) => Promise<Bundle>;
  /** The compiled code of this run, by which pages are known that have not changed. */
  code: CompiledCode;
  /** What the compiled code has asked for by itself, merely by being loaded. */
  asked: readonly Asking[];
  /** Whether every page is rendered, however little has changed. */
  fresh: boolean;
}

interface Documents {
  dist: string;
  pages: readonly RoutedPage[];
  rendered: ReadonlyMap<string, RenderedPage>;
  bundle: Bundle;
  images: SharingImages;
}

/** Writes every page and the fallback. Rejects naming each page that failed, once. */
async function writeDocuments({ dist, pages, rendered, bundle, images }: Documents) {
  const all = withFallback(pages);
  const run = {
    dist,
    pages: all,
    template: readTemplate(bundle.shell, knownDeadPaths),
    inline: inlineStyles(all, rendered, bundle.css),
    rendered,
  };
  const heads = new Map<string, HeadSummary>();
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];

  const faults = await runPages(run, ({ path, page: kind }, head, html) => {
    progress('Documents', heads.size, all.length);
    if (path === fallbackDocument.path) return;
    heads.set(path, head);
    images.add(path, head);
    if (html !== undefined) sizes.push(compressedSize(html).then((bytes) => ({ kind, bytes })));
  });
  if (faults.length > 0) {
    const lines = faults.map(({ path, error }) => `  ${path}    ${error.message}`);
    throw new Error(`${count(faults.length, 'page')} could not be rendered; nothing was written.\n${lines.join('\n')}`);
  }
  return { heads, sizes };
}

function withFallback(pages: readonly RoutedPage[]) {
  return [...pages, { ...fallbackDocument, route: fallbackDocument.path }];
}

function reportHeads(heads: ReadonlyMap<string, HeadSummary>): void {
  const faults = checkHeads(heads, [quoteMeta.title]);
  if (faults.length === 0) return;
  const lines = faults.map(({ path, fault }) => `  ${path}    ${fault}`);
  throw new Error(`${count(faults.length, 'head')} will not do; nothing was written.\n${lines.join('\n')}`);
}

async function writeSitemap(dist: string, heads: ReadonlyMap<string, HeadSummary>): Promise<void> {
  const entries = [...heads]
    .filter(([path]) => path !== '/404')
    .map(([path, { lastModified }]) => ({
      url: canonicalUrl(site.host, path as RoutePath),
      ...(lastModified && { lastModified }),
    }));
  for (const [file, xml] of sitemapFiles(site.host, entries)) await writeFile(join(dist, file), xml);
  await writeFile(join(dist, 'robots.txt'), robotsTxt(site.host));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
