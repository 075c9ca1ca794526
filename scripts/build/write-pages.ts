import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileOf } from '../../src/lib/route-table.ts';
import { clientRoutes } from '../../src/router.tsx';
import { type HeadSummary, readHead } from '../metadata/head-summary.ts';
import { composeDocument, type Template } from './document.ts';
import type { FirstScreens } from './first-screens.ts';
import { shortenDocument } from './minify-markup.ts';
import { createRenderer, errorOf, type Page, type RenderedPage } from './render.ts';

/** From so many pages on, rendered pages are not all kept in memory, and threads are worth their start. */
const longTable = 1500;

/** So many pages a thread takes at once: what a slower one still has to do at the end is short. */
const portion = 25;

/** Pages that have been rendered, or why they failed, by path. */
export type Rendered = ReadonlyMap<string, RenderedPage | Error>;

/** A page that could not be rendered, and why. */
export interface PageFault {
  path: string;
  message: string;
}

/** What it takes to write pages, as plain data that a thread can be given. */
export interface WriteJob {
  dist: string;
  pages: readonly Page[];
  template: Template;
  firstScreens: FirstScreens;
  rendered: Rendered;
}

/** A job that threads share. */
export interface SharedJob extends WriteJob {
  /** How many pages have been taken, in memory that all threads see. */
  taken: Int32Array;
}

/** What a thread has written. */
export interface Written {
  /** The heads of the pages that were not rendered ahead, by path. */
  heads: Map<string, HeadSummary>;
  /** Why pages could not be rendered, by path. */
  faults: Map<string, string>;
}

/** Is told of each page that was rendered. */
export type OnPage = (path: string, head: HeadSummary) => void;

/** Renders pages while the client build runs, unless there are too many to keep in memory. */
export function renderAhead(pages: readonly Page[], onPage: OnPage): Promise<Rendered> {
  return renderPages(pages.length < longTable ? pages : [], onPage);
}

/** Renders pages in this thread, and keeps them all. */
export async function renderPages(pages: readonly Page[], onPage: OnPage): Promise<Rendered> {
  const render = createRenderer(clientRoutes());
  const rendered = new Map<string, RenderedPage | Error>();
  for (const page of pages) {
    const result = await render(page).catch(errorOf);
    rendered.set(page.path, result);
    if (!(result instanceof Error)) onPage(page.path, readHead(result.head));
  }
  return rendered;
}

/**
 * Writes the document of every page, a long table in as many threads as there are cores. Gives the pages that failed, in
 * their order.
 *
 * @param onPage is told of the pages that were not rendered ahead
 */
export async function writePages(job: WriteJob, onPage: OnPage): Promise<PageFault[]> {
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const written = await (job.pages.length < longTable
    ? writeShare({ ...job, taken })
    : writeInThreads({ ...job, taken }));
  for (const [path, head] of written.heads) onPage(path, head);
  return job.pages.flatMap(({ path }) => {
    const message = written.faults.get(path);
    return message === undefined ? [] : [{ path, message }];
  });
}

async function writeInThreads(job: SharedJob): Promise<Written> {
  const { Tinypool } = await import('tinypool');
  const threads = availableParallelism();
  const pool = new Tinypool({
    // The file that all is compiled into; its default export is that of page-worker.ts.
    filename: import.meta.url,
    minThreads: threads - 1,
    maxThreads: Math.max(1, threads - 1),
    // Pages are short-lived garbage: a small nursery costs no speed and keeps the peak low.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  });
  try {
    const others = Array.from({ length: threads - 1 }, () => pool.run({ ...job, rendered: new Map() }));
    const shares: Written[] = await Promise.all([writeShare(job), ...others]);
    return {
      heads: new Map(shares.flatMap(({ heads }) => [...heads])),
      faults: new Map(shares.flatMap(({ faults }) => [...faults])),
    };
  } finally {
    await pool.destroy();
  }
}

/** Writes pages in this thread, each as soon as it is rendered, for as long as there are any that no thread has taken. */
export async function writeShare({
  dist,
  pages,
  template,
  firstScreens,
  rendered,
  taken,
}: SharedJob): Promise<Written> {
  const render = createRenderer(clientRoutes());
  const heads = new Map<string, HeadSummary>();
  const faults = new Map<string, string>();
  const folders = new Set<string>();

  const write = async (page: Page) => {
    const ahead = rendered.get(page.path);
    const result = ahead ?? (await render(page).catch(errorOf));
    if (result instanceof Error) {
      faults.set(page.path, result.message);
      return;
    }
    const { head, body } = result;
    const style = firstScreens.get(basename(page.path)) ?? firstScreens.get(page.page);
    const html = shortenDocument(composeDocument(template, { path: page.path, head, body, style }));
    const file = join(dist, fileOf(page.path));
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, html);
    if (!ahead) heads.set(page.path, readHead(head));
  };
  for (let at = 0; at < pages.length; ) {
    at = Atomics.add(taken, 0, portion);
    for (const page of pages.slice(at, at + portion)) await write(page);
  }
  return { heads, faults };
}
