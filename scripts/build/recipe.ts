import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteMeta } from '../../src/content/quote.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { fileOf, listPages } from '../../src/lib/route-table.ts';
import { fallbackDocument, knownDeadPaths, notFoundPath, type RoutePath, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { writeHostFiles } from '../hosts/write-host-files.ts';
import { checkBuiltLinks, refuseDeadLinks } from '../links/built-links.ts';
import { checkHeads } from '../metadata/head-check.ts';
import type { HeadSummary } from '../metadata/head-summary.ts';
import { robotsTxt, sitemapFiles } from '../metadata/sitemap.ts';
import { writeSiteMetadata } from '../metadata/write-metadata.ts';
import { unprovenClaims } from '../ready/own-site.ts';
import { openSharingImages } from '../sharing/sharing-images.ts';
import { type ClientBuild, type ClientFiles, refuseSheets, takeClientFiles } from './client-build.ts';
import { seconds, step } from './console.ts';
import { readTemplate } from './document.ts';
import type { Page } from './render.ts';
import { type OnPage, type PageFault, type Rendered, renderAhead, renderPages, writePages } from './write-pages.ts';

/**
 * The recipe: writes the whole site into an empty folder. Rejects with a message that names all that is wrong.
 *
 * @param dist the folder
 * @param clientBuild the client build, which runs meanwhile
 * @param previous the site that this one replaces, where compressed files are wanted too
 */
export async function buildSite(dist: string, clientBuild: ClientBuild, previous?: string): Promise<void> {
  const start = performance.now();
  const { listed, pages } = await step('Route table', readTable);
  await step('Content', checkContent);
  const images = openSharingImages(dist, site);
  const told = new Map<string, HeadSummary>();
  const onPage: OnPage = (path, head) => {
    if (path === fallbackDocument.path) return;
    told.set(path, head);
    images.add(path, head);
  };
  try {
    const rendered = await step('Pages', () => renderAhead(pages, onPage));
    const client = await step('Client build', () => takeClientFiles(clientBuild, dist));
    await step('Documents', () => writeDocuments(dist, pages, rendered, client, onPage));
    const heads = inOrder(pages, told);
    await step('Heads', () => reportHeads(heads));
    await step('Links', () => checkBuiltLinks(dist, [...listed.map(({ path }) => path), ...knownDeadPaths]));
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

/**
 * Renders the whole site and writes nothing. Rejects with what would stop a build, in its words: of what the browser loads
 * it only sees whether the stylesheets can be read.
 */
export async function checkSite(): Promise<void> {
  const { listed, pages } = readTable();
  await checkContent();
  refuseSheets();
  const heads = new Map<string, HeadSummary>();
  const documents = new Map<string, string>();
  const faults: PageFault[] = [];
  for (const [path, result] of await renderPages(pages, (path, head) => heads.set(path, head))) {
    if (result instanceof Error) faults.push({ path, message: result.message });
    else documents.set(fileOf(path), result.head + result.body);
  }
  refusePages(faults);
  heads.delete(fallbackDocument.path);
  reportHeads(heads);
  await refuseDeadLinks(documents, [...listed.map(({ path }) => path), ...knownDeadPaths]);
}

/** The rows of the table, and the pages that have a document: one more. */
function readTable() {
  const listed = listPages(routes, knownDeadPaths);
  return { listed, pages: [...listed, { ...fallbackDocument, route: fallbackDocument.path }] };
}

/** Loaded for those builds alone that compress. */
async function compress(dist: string, previous: string): Promise<void> {
  const { compressSite } = await import('./compress.ts');
  await compressSite(dist, previous);
}

/** Writes every page. Throws a message that names each page that failed. */
async function writeDocuments(
  dist: string,
  pages: readonly Page[],
  rendered: Rendered,
  { shell, firstScreens }: ClientFiles,
  onPage: OnPage,
): Promise<void> {
  const template = readTemplate(shell, knownDeadPaths);
  refusePages(await writePages({ dist, pages, template, firstScreens, rendered }, onPage));
}

function refusePages(faults: readonly PageFault[]): void {
  refuse(
    faults.map(({ path, message }) => `${path}    ${message}`),
    'page',
    'could not be rendered',
  );
}

/** The heads of pages in the order of the table, which a long one's threads do not keep. */
function inOrder(pages: readonly Page[], heads: ReadonlyMap<string, HeadSummary>): Map<string, HeadSummary> {
  return new Map(
    pages.flatMap(({ path }) => {
      const head = heads.get(path);
      return head === undefined ? [] : [[path, head] as const];
    }),
  );
}

function reportHeads(heads: ReadonlyMap<string, HeadSummary>): void {
  const faults = checkHeads(heads, [quoteMeta.title]);
  refuse(
    faults.map(({ path, fault }) => `${path}    ${fault}`),
    'head',
    'will not do',
  );
}

/** Throws where there are faults: how many of what, and each on a line. */
function refuse(faults: readonly string[], noun: string, what: string): void {
  if (faults.length === 0) return;
  const subject = `${faults.length} ${noun}${faults.length === 1 ? '' : 's'}`;
  throw new Error(`${subject} ${what}; nothing was written.\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
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
