import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RouteObject } from 'react-router-dom';
import { fileOf } from '../../src/lib/route-table.ts';
import { type InlineStyles, styleOf } from './critical-css.ts';
import { composeDocument, type Template } from './document.ts';
import { createRenderer, type PageFault, type RenderedPage, type RenderPage, renderAll } from './prerender.ts';
import { loadServer } from './server-bundle.ts';
import { syntheticRoutes } from './synthetic.ts';

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
  serverDir: string;
  /** Pages that were rendered before, by path. */
  rendered?: ReadonlyMap<string, RenderedPage>;
  /** Whether the pages are a made-up table (`npm run bench`). */
  synthetic?: boolean;
}

/** Is told of each page once it is written. */
export type OnPage = (page: Page, head: string, html: string) => void;

/** Files are written while the next pages are rendered; no more of them at once. */
const mostOpenFiles = 16;

/** From so many pages on, threads are worth their start. */
const worthThreads = 1500;

/** Renders and writes pages; a long table in as many threads as there are cores. Gives the pages that failed. */
export function runPages(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  return run.pages.length < worthThreads ? runHere(run, onPage) : runInThreads(run, onPage);
}

/** Renders and writes pages in this thread. */
export async function runHere(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  const { dist, pages, template, inline } = run;
  const folders = new Set<string>();
  const faults: PageFault[] = [];
  const writing = new Set<Promise<void>>();

  const renderAfresh = createRenderer(await routesOf(run));
  const render: RenderPage = async (page) => run.rendered?.get(page.path) ?? renderAfresh(page);

  const failed = await renderAll(pages, render, async (page, { head, body }) => {
    const file = join(dist, fileOf(page.path));
    const folder = dirname(file);
    if (folders.size !== folders.add(folder).size) mkdirSync(folder, { recursive: true });
    const html = composeDocument(template, { path: page.path, head, body, style: styleOf(inline, page, body) });
    const written = writeFile(file, html)
      .catch((error: Error) => void faults.push({ path: page.path, error }))
      .finally(() => writing.delete(written));
    writing.add(written);
    onPage(page, head, html);
    if (writing.size >= mostOpenFiles) await Promise.race(writing);
  });
  await Promise.all(writing);
  return [...failed, ...faults];
}

/** The routes that a run's pages are rendered with. */
export async function routesOf({
  serverDir,
  synthetic,
}: Pick<PageRun, 'serverDir' | 'synthetic'>): Promise<RouteObject[]> {
  const routes = await loadServer(serverDir);
  return synthetic ? syntheticRoutes(routes) : routes;
}

async function runInThreads(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  const threads = availableParallelism();
  const share = Math.ceil(run.pages.length / threads);
  const faults = await Promise.all(
    Array.from({ length: threads }, (_, index) =>
      runInThread({ ...run, rendered: new Map(), pages: run.pages.slice(index * share, (index + 1) * share) }, onPage),
    ),
  );
  return faults.flat();
}

/** A thread does not inherit the runner that reads TypeScript; it has to be called first. */
const start = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('page-thread.ts', import.meta.url).href)});
})`;

function runInThread(run: PageRun, onPage: OnPage): Promise<PageFault[]> {
  return new Promise((done, failed) => {
    const worker = new Worker(start, {
      eval: true,
      workerData: run,
      // Pages are short-lived garbage: a small nursery costs no speed and keeps the peak low.
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 },
    });
    worker.on('message', (message: { page: Page; head: string } | PageFault[]) => {
      if (Array.isArray(message)) done(message);
      else onPage(message.page, message.head, '');
    });
    worker.once('error', failed);
  });
}
