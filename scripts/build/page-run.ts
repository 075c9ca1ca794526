import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RouteObject } from 'react-router-dom';
import { fileOf } from '../../src/lib/route-table.ts';
import { clientRoutes } from '../../src/router.tsx';
import { syntheticRoutes } from '../bench/synthetic.ts';
import { type HeadSummary, readHead } from '../metadata/head-summary.ts';
import { type InlineStyles, sampleOf, styleOf } from './critical-css.ts';
import { composeDocument, type Template } from './document.ts';
import { createRenderer, type PageFault, type RenderedPage, type RenderPage, renderAll } from './render.ts';

/** A page to be rendered and written. */
export interface Page {
  path: string;
  page: string;
  route: string;
}

/** All that a run over pages needs, as plain data. */
export interface PageRun {
  dist: string;
  pages: readonly Page[];
  template: Template;
  inline: InlineStyles;
  /** Pages that were rendered before, by path. */
  rendered: ReadonlyMap<string, RenderedPage>;
  /** Whether the pages are a made-up table (`npm run bench`). */
  synthetic?: boolean;
}

/** Is told of each page once it is written; of the pages of a long table without their documents. */
export type OnPage = (page: Page, head: HeadSummary, html?: string) => void;

/** What a thread says: which pages it has written, or at the end which failed. */
export type Message = { written: [Page, HeadSummary][] } | { failed: PageFault[] };

/** From so many pages on, threads are worth their start, and pages are not kept. */
const worthThreads = 1500;

/** The file of the compiled code that holds what every page needs: the routes and the renderer. */
export const pageCode = basename(fileURLToPath(import.meta.url));

/**
 * Renders what can be rendered before the browser's bundle is there: every page of a short table; of a long one the
 * pages whose first screens are looked at. Pages that fail are left to the main run.
 */
export async function renderAhead(pages: readonly Page[], render: RenderPage): Promise<Map<string, RenderedPage>> {
  const ahead = pages.length < worthThreads ? pages : sampleOf(pages);
  const rendered = new Map<string, RenderedPage>();
  await renderAll(ahead, render, ({ path }, page) => void rendered.set(path, page));
  return rendered;
}

/** Renders and writes pages; a long table in as many threads as there are cores. Gives the pages that failed. */
export function runPages(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  return run.pages.length < worthThreads ? runHere(run, onPage) : runInThreads(run, onPage);
}

/** Renders and writes pages in this thread. Files are written at once: it takes less than to come back to them. */
export async function runHere({ dist, pages, template, inline, rendered, synthetic }: PageRun, onPage: OnPage) {
  const folders = new Set<string>();
  const renderAfresh = createRenderer(await routesOf(synthetic));
  const render: RenderPage = async (page) => rendered.get(page.path) ?? renderAfresh(page);

  return renderAll(pages, render, (page, { head, body }) => {
    const file = join(dist, fileOf(page.path));
    const folder = dirname(file);
    if (folders.size !== folders.add(folder).size) mkdirSync(folder, { recursive: true });
    const html = composeDocument(template, { path: page.path, head, body, style: styleOf(inline, page, body) });
    writeFileSync(file, html);
    onPage(page, readHead(head), html);
  });
}

/** The routes that pages are rendered with. */
export async function routesOf(synthetic = false): Promise<RouteObject[]> {
  return synthetic ? syntheticRoutes(clientRoutes()) : clientRoutes();
}

async function runInThreads(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  const threads = availableParallelism();
  const share = Math.ceil(run.pages.length / threads);
  const shares = Array.from({ length: threads }, (_, index) => run.pages.slice(index * share, (index + 1) * share));
  // This thread takes a share too: its code is loaded, and has been run.
  const faults = await Promise.all(
    shares.map((pages, index) => (index > 0 ? runInThread : runHere)({ ...run, rendered: new Map(), pages }, onPage)),
  );
  return faults.flat();
}

function runInThread(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  return new Promise((done, failed) => {
    // `scripts/build/start.mjs` compiles the thread beside this file.
    const worker = new Worker(new URL('page-thread.js', import.meta.url), {
      workerData: run,
      // Pages are short-lived garbage: a small nursery costs no speed and keeps the peak low.
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 },
    });
    worker.on('message', (message: Message) => {
      if ('failed' in message) done(message.failed);
      else for (const [page, head] of message.written) onPage(page, head);
    });
    worker.once('error', failed);
  });
}
