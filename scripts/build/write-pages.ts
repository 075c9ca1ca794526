import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileOf } from '../../src/lib/route-table.ts';
import { clientRoutes } from '../../src/router.tsx';
import { type HeadSummary, readHead } from '../metadata/head-summary.ts';
import { composeDocument, type Template } from './document.ts';
import { type InlineStyles, sampleOf, styleOf } from './inline-styles.ts';
import { shortenDocument } from './minify-markup.ts';
import { createRenderer, errorOf, type Page, type RenderedPage } from './render.ts';

/** From so many pages on, rendered pages are not all kept in memory, and threads are worth their start. */
const longTable = 1500;

/** So many pages this thread writes while the others load their code. */
const headStart = 600;

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
  inline: InlineStyles;
  rendered: Rendered;
}

/** Is told of each page that was rendered. */
export type OnPage = (page: Page, head: HeadSummary) => void;

/**
 * Renders pages while the client build runs: all of them, or of a long table those whose first screens are looked at for
 * the inline styles.
 */
export async function renderAhead(pages: readonly Page[], onPage: OnPage): Promise<Rendered> {
  const render = createRenderer(clientRoutes());
  const rendered = new Map<string, RenderedPage | Error>();
  const first = pages.length < longTable ? pages : sampleOf(pages);
  for (const page of first) {
    const result = await render(page).catch(errorOf);
    rendered.set(page.path, result);
    if (!(result instanceof Error)) onPage(page, readHead(result.head));
  }
  return rendered;
}

/**
 * Writes the document of every page, a long table in as many threads as there are cores. Gives the pages that failed.
 *
 * @param onPage is told of the pages that were not rendered ahead
 */
export async function writePages(job: WriteJob, onPage: OnPage): Promise<PageFault[]> {
  if (job.pages.length < longTable) return writeShare(job, onPage);
  const { Tinypool } = await import('tinypool');
  const threads = availableParallelism();
  const size = Math.floor((job.pages.length - headStart) / threads);
  const starts = Array.from({ length: threads }, (_, index) => (index === 0 ? 0 : headStart + index * size));
  const shares = starts.map((start, index) => job.pages.slice(start, starts[index + 1]));
  const pool = new Tinypool({
    // The file that all is compiled into; its default export is that of page-worker.ts.
    filename: import.meta.url,
    minThreads: threads - 1,
    maxThreads: Math.max(1, threads - 1),
    // Pages are short-lived garbage: a small nursery costs no speed and keeps the peak low.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  });
  try {
    // This thread takes the first share: its code is loaded and warm.
    const faults = await Promise.all(
      shares.map(async (pages, index) => {
        if (index === 0) return writeShare({ ...job, pages }, onPage);
        const { heads, faults } = await pool.run({ ...job, pages, rendered: new Map() });
        for (const [page, head] of heads) onPage(page, head);
        return faults;
      }),
    );
    return faults.flat();
  } finally {
    await pool.destroy();
  }
}

/** Writes pages in this thread, each as soon as it is rendered. */
export async function writeShare({ dist, pages, template, inline, rendered }: WriteJob, onPage: OnPage) {
  const render = createRenderer(clientRoutes());
  const faults: PageFault[] = [];
  const folders = new Set<string>();
  for (const page of pages) {
    const ahead = rendered.get(page.path);
    const result = ahead ?? (await render(page).catch(errorOf));
    if (result instanceof Error) {
      faults.push({ path: page.path, message: result.message });
      continue;
    }
    const { head, body } = result;
    const style = styleOf(inline, page, body);
    const html = shortenDocument(composeDocument(template, { path: page.path, head, body, style }));
    const file = join(dist, fileOf(page.path));
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, html);
    if (!ahead) onPage(page, readHead(head));
  }
  return faults;
}
