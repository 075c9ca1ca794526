import type { Job } from './schemas/job.ts';

/**
 * Finished jobs, which the pages of their district, area and brand show. `npm run new -- job` adds a line to fill in, and
 * `npm run jobs -- import FILE.csv` the rows of an export.
 */
// biome-ignore format: one line for each job
export const jobs: readonly Job[] = [
];
