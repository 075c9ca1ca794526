import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteMeta } from '../../src/content/quote.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { fileOf, listPages } from '../../src/lib/list-pages.ts';
import { fallbackDocument, knownDeadPaths, notFoundPath, type RoutePath, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { assertLongEnough } from '../content/page-lengths.ts';
import { writeHostFiles } from '../hosts/write-host-files.ts';
import { assertNoDeadLinks, checkBuiltLinks } from '../links/built-links.ts';
import { checkHeads } from '../metadata/head-check.ts';
import { type HeadSummary, readHead } from '../metadata/head-summary.ts';
import { lastJobOn } from '../metadata/job-dates.ts';
import { robotsTxt, sitemapFiles } from '../metadata/sitemap.ts';
import { writeSiteMetadata } from '../metadata/write-metadata.ts';
import { unprovenClaims } from '../ready/own-site.ts';
import { openSharingImages } from '../sharing/sharing-images.ts';
import { assertValidSheets, type ClientBuild, takeClientFiles } from './client-build.ts';
import { compressSite } from './compress.ts';
import { seconds, step } from './console.ts';
import { readTemplate } from './document.ts';
import { assertNone, renderAhead, renderPages, writePages } from './write-pages.ts';

/**
 * Writes the site into an empty folder while the client build runs. Throws all faults of the first step that fails.
 *
 * @param previous the site that is replaced; if given, compressed files are written
 */
export async function buildSite(outDir: string, clientBuild: ClientBuild, previous?: string): Promise<void> {
  const start = performance.now();
  const { linkable, pages } = readTable();
  await step('Content', checkContent);
  const images = openSharingImages(outDir, site);
  try {
    const rendered = await step('Pages', () => renderAhead(pages));
    await assertLongEnough(rendered);
    for (const [path, { head }] of rendered) images.add(path, readHead(head));

    const { indexHtml, firstScreens } = await step('Client build', () => takeClientFiles(clientBuild, outDir));
    const template = readTemplate(indexHtml, knownDeadPaths);
    const heads = await step('Documents', () => writePages({ outDir, pages, template, firstScreens, rendered }));
    for (const [path, head] of heads) if (!rendered.has(path)) images.add(path, head);

    heads.delete(fallbackDocument.path);
    assertValidHeads(heads);
    await step('Links', () => checkBuiltLinks(outDir, linkable));
    await step('Sitemap and robots', () => writeSitemap(outDir, heads));
    await step('Manifest, llms.txt', () => writeSiteMetadata(outDir, site, heads));
    await step('Sharing images', () => images.finish());
    await step('Host files', () => writeHostFiles(outDir, site));
    if (previous !== undefined) await step('Compressed files', () => compressSite(outDir, previous));
    const unproven = await unprovenClaims(new Date());
    console.log(`\n  ${heads.size} pages in ${seconds(performance.now() - start)}`);
    if (unproven !== undefined) console.log(`  ${unproven}`);
  } finally {
    await images.stop();
  }
}

/** Checks content, stylesheets, pages, heads and links in memory. Throws all faults of the first check that fails. */
export async function checkSite(): Promise<void> {
  const { linkable, pages } = readTable();
  await checkContent();
  assertValidSheets();
  const rendered = await renderPages(pages);
  await assertLongEnough(rendered);
  const heads = [...rendered].map(([path, { head }]) => [path, readHead(head)] as const);
  assertValidHeads(new Map(heads.filter(([path]) => path !== fallbackDocument.path)));
  const documents = [...rendered].map(([path, { head, body }]) => [fileOf(path), head + body] as const);
  await assertNoDeadLinks(documents, linkable);
}

/** Returns the pages to write, and the paths that may be linked. */
function readTable() {
  const listed = listPages(routes, knownDeadPaths);
  return {
    pages: [...listed, { ...fallbackDocument, route: fallbackDocument.path }],
    linkable: [...listed.map(({ path }) => path), ...knownDeadPaths],
  };
}

function assertValidHeads(heads: ReadonlyMap<string, HeadSummary>): void {
  const faults = checkHeads(heads, [quoteMeta.title]);
  const lines = faults.map(({ path, fault }) => `${path}    ${fault}`);
  assertNone(lines, 'head', faults.length === 1 ? 'is invalid' : 'are invalid');
}

async function writeSitemap(outDir: string, heads: ReadonlyMap<string, HeadSummary>): Promise<void> {
  const listed = [...heads].filter(([path]) => path !== notFoundPath);
  const entries = listed.map(([path, { lastModified = '' }]) => ({
    url: canonicalUrl(site.host, path as RoutePath),
    lastModified: [lastModified, lastJobOn(path) ?? ''].sort()[1],
  }));
  for (const [file, xml] of sitemapFiles(site.host, entries)) await writeFile(join(outDir, file), xml);
  await writeFile(join(outDir, 'robots.txt'), robotsTxt(site.host));
}
