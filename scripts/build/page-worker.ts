import type { SharedJob, Written } from './write-pages.ts';

/** One thread of a long table. */
export default async function writeShareInThread(job: SharedJob): Promise<Written> {
  // Imported late: the command's own thread loads this module too, before it has checked the settings.
  const { writeShare } = await import('./write-pages.ts');
  return writeShare(job);
}
