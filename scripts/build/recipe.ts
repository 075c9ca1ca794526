import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteMeta } from '../../src/content/quote.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { fileOf, listPages } from '../../src/lib/route-table.ts';
import { fallbackDocument, knownDeadPaths, notFoundPath, type RoutePath, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { refuseShortTexts } from '../content/page-lengths.ts';
import { writeHostFiles } from '../hosts/write-host-files.ts';
import { checkBuiltLinks, refuseDeadLinks } from '../links/built-links.ts';
import { checkHeads } from '../metadata/head-check.ts';
import { type HeadSummary, readHead } from '../metadata/head-summary.ts';
import { robotsTxt, sitemapFiles } from '../metadata/sitemap.ts';
import { writeSiteMetadata } from '../metadata/write-metadata.ts';
import { unprovenClaims } from '../ready/own-site.ts';
import { openSharingImages } from '../sharing/sharing-images.ts';
import { type ClientBuild, refuseSheets, takeClientFiles } from './client-build.ts';
import { seconds, step } from './console.ts';
import { readTemplate } from './document.ts';
import { refuse, renderAhead, renderPages, writePages } from './write-pages.ts';

/**
 * Writes the whole site into an empty folder.
 *
 * @param dist the folder
 * @param clientBuild the client build, which runs at the same time
 * @param previous the site that is replaced, if compressed files are written too
 * @throws Error that names everything that is wrong
 */
export async function buildSite(dist: string, clientBuild: ClientBuild, previous?: string): Promise<void> {
  const start = performance.now();
  const { linkable, pages } = readTable();
  await step('Content', checkContent);
  const images = openSharingImages(dist, site);
  try {
    const rendered = await step('Pages', () => renderAhead(pages));
    await refuseShortTexts(rendered);
    for (const [path, { head }] of rendered) images.add(path, readHead(head));

    const { shell, firstScreens } = await step('Client build', () => takeClientFiles(clientBuild, dist));
    const template = readTemplate(shell, knownDeadPaths);
    const heads = await step('Documents', () => writePages({ dist, pages, template, firstScreens, rendered }));
    for (const [path, head] of heads) if (!rendered.has(path)) images.add(path, head);

    heads.delete(fallbackDocument.path);
    refuseHeads(heads);
    await step('Links', () => checkBuiltLinks(dist, linkable));
    await step('Sitemap and robots', () => writeSitemap(dist, heads));
    await step('Manifest, llms.txt', () => writeSiteMetadata(dist, site, heads));
    await step('Sharing images', () => images.finish());
    await step('Host files', () => writeHostFiles(dist, site));
    if (previous !== undefined) await step('Compressed files', () => compress(dist, previous));
    const unproven = await unprovenClaims(new Date());
    console.log(`\n  ${heads.size} pages in ${seconds(performance.now() - start)}`);
    if (unproven !== undefined) console.log(`  ${unproven}`);
  } finally {
    await images.stop();
  }
}

/** Throws the error that a build would throw. Of the files that browsers load it only checks the syntax of stylesheets. */
export async function checkSite(): Promise<void> {
  const { linkable, pages } = readTable();
  await checkContent();
  refuseSheets();
  const rendered = await renderPages(pages);
  await refuseShortTexts(rendered);
  const heads = [...rendered].map(([path, { head }]) => [path, readHead(head)] as const);
  refuseHeads(new Map(heads.filter(([path]) => path !== fallbackDocument.path)));
  await refuseDeadLinks(new Map([...rendered].map(([path, { head, body }]) => [fileOf(path), head + body])), linkable);
}

/** Returns the pages that get a document, and the paths that may be linked. */
function readTable() {
  const listed = listPages(routes, knownDeadPaths);
  return {
    pages: [...listed, { ...fallbackDocument, route: fallbackDocument.path }],
    linkable: [...listed.map(({ path }) => path), ...knownDeadPaths],
  };
}

function refuseHeads(heads: ReadonlyMap<string, HeadSummary>): void {
  const faults = checkHeads(heads, [quoteMeta.title]);
  refuse(
    faults.map(({ path, fault }) => `${path}    ${fault}`),
    'head',
    faults.length === 1 ? 'is invalid' : 'are invalid',
  );
}

async function writeSitemap(dist: string, heads: ReadonlyMap<string, HeadSummary>): Promise<void> {
  const entries = [...heads]
    .filter(([path]) => path !== notFoundPath)
    .map(([path, { lastModified }]) => ({
      url: canonicalUrl(site.host, path as RoutePath),
      ...(lastModified && { lastModified }),
    }));
  for (const [file, xml] of sitemapFiles(site.host, entries)) await writeFile(join(dist, file), xml);
  await writeFile(join(dist, 'robots.txt'), robotsTxt(site.host));
}

/** Loads its code only for builds that compress. */
async function compress(dist: string, previous: string): Promise<void> {
  const { compressSite } = await import('./compress.ts');
  await compressSite(dist, previous);
}
