import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fileOf } from '../../src/lib/list-pages.ts';
import { routeObjects } from '../../src/route-objects.tsx';
import { type HeadSummary, readHead } from '../metadata/head-summary.ts';
import { composeDocument, type Template } from './document.ts';
import type { FirstScreens } from './first-screens.ts';
import { minifyDocument } from './minify-markup.ts';
import { createRenderer, errorOf, faultOf, type Page, type RenderedPage } from './render.ts';

/** Route tables with this many pages are written by worker threads, and not rendered ahead, to save memory. */
const longTable = 1500;

export type Rendered = ReadonlyMap<string, RenderedPage>;

/** The input of a worker thread: plain data only. */
interface WriteJob {
  outDir: string;
  pages: readonly Page[];
  template: Template;
  firstScreens: FirstScreens;
  rendered: Rendered;
}

interface Written {
  path: string;
  head?: HeadSummary;
  fault?: string;
}

/** Renders the pages of a short table while the client build is still running. */
export function renderAhead(pages: readonly Page[]): Promise<Rendered> {
  return renderPages(pages.length < longTable ? pages : []);
}

/** Renders pages in memory. Throws an error that names each page that failed. */
export async function renderPages(pages: readonly Page[]): Promise<Rendered> {
  const render = createRenderer(routeObjects());
  const rendered = new Map<string, RenderedPage>();
  const faults: Written[] = [];
  for (const page of pages) {
    const result = await render(page).catch(errorOf);
    if (result instanceof Error) faults.push({ path: page.path, fault: faultOf(result) });
    else rendered.set(page.path, result);
  }
  assertRendered(faults);
  return rendered;
}

/**
 * Writes the document of every page; a long table in one thread per processor. Returns the heads in the order of the table.
 * Throws an error that names each page that failed.
 */
export async function writePages(job: WriteJob): Promise<Map<string, HeadSummary>> {
  for (const folder of new Set(job.pages.map(({ path }) => dirname(fileOf(path))))) {
    mkdirSync(join(job.outDir, folder), { recursive: true });
  }
  const threads = job.pages.length < longTable ? 1 : availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) => ({
    ...job,
    pages: job.pages.filter((_, index) => index % threads === thread),
  }));
  const written = await Promise.all(shares.map((share, thread) => (thread === 0 ? writeShare : writeInThread)(share)));
  const pages = job.pages.map((_, index) => written[index % threads]?.[Math.floor(index / threads)] as Written);
  assertRendered(pages);
  return new Map(pages.map(({ path, head }) => [path, head as HeadSummary]));
}

/** Runs `writeShare` in a thread (see page-worker.ts). */
async function writeInThread(job: WriteJob): Promise<Written[]> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: job,
    // Pages become garbage at once, so a small young generation saves memory without costing time.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  });
  const [written] = await once(worker, 'message');
  return written;
}

/** Writes documents in the current thread. Renders the pages that were not rendered ahead. */
export async function writeShare({ outDir, pages, template, firstScreens, rendered }: WriteJob): Promise<Written[]> {
  const render = createRenderer(routeObjects());
  const written: Written[] = [];
  for (const page of pages) {
    const { path } = page;
    const result = rendered.get(path) ?? (await render(page).catch(errorOf));
    if (result instanceof Error) {
      written.push({ path, fault: faultOf(result) });
      continue;
    }
    const style = firstScreens.get(basename(path)) ?? firstScreens.get(page.kind);
    writeFileSync(join(outDir, fileOf(path)), minifyDocument(composeDocument(template, { path, style, ...result })));
    written.push({ path, head: readHead(result.head) });
  }
  return written;
}

function assertRendered(pages: readonly Written[]): void {
  const faults = pages.flatMap(({ path, fault }) => (fault === undefined ? [] : [`${path}    ${fault}`]));
  assertNone(faults, 'page', 'could not be rendered');
}

/** Throws an error that lists the faults, if there are any. */
export function assertNone(faults: readonly string[], noun: string, what: string): void {
  if (faults.length === 0) return;
  const subject = `${faults.length} ${noun}${faults.length === 1 ? '' : 's'}`;
  throw new Error(`${subject} ${what}; nothing was written.\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
