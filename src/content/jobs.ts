import type { Job } from './schemas/job.ts';

/**
 * Finished jobs, for the pages of their district, area and brand. `npm run new -- job` adds a line to fill in, and
 * `npm run jobs -- import FILE.csv` adds the rows of an export.
 */
// biome-ignore format: one line for each job
export const jobs: readonly Job[] = [
];
