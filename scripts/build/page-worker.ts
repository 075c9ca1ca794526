import type { HeadSummary } from '../metadata/head-summary.ts';
import type { Page } from './render.ts';
import type { WriteJob } from './write-pages.ts';

/** One thread of a long table: writes its share of the pages, and gives their heads and the pages that failed. */
export default async function writePagesInThread(job: WriteJob) {
  // Imported late: the command's own thread loads this module too, before it has checked the settings.
  const { writeShare } = await import('./write-pages.ts');
  const heads: [Page, HeadSummary][] = [];
  const faults = await writeShare(job, (page, head) => heads.push([page, head]));
  return { heads, faults };
}
