import { brandSlugs, districtSlugs } from '../routes.ts';
import { jobsOfBrand, measureArea, measureDistrict, newest, realPricesOf } from './job-lists.ts';
import { areas } from './locations/areas.ts';
import type { Job } from './schemas/job.ts';

// Job data that pages need. `bakeSummaries` in vite.config.ts inlines these values, so that no page loads all jobs.

export const latestJobs = newest.slice(0, 3);

export const brandJobs = Object.fromEntries(
  brandSlugs.flatMap((slug) => {
    const jobs = jobsOfBrand(slug);
    return jobs.length > 0 ? [[slug, jobs] as const] : [];
  }),
) as Readonly<Partial<Record<(typeof brandSlugs)[number], readonly Job[]>>>;

/** Measured call-out times by area. */
export const measuredTimes = Object.fromEntries(areas.map((area) => [area.code, measureArea(area)]));

export const realPrices = { repair: realPricesOf('repair'), installation: realPricesOf('installation') };

/** A note on each district that has jobs: the number of jobs, and the median minutes from call to door. */
export const jobNotes: Readonly<Record<string, string>> = Object.fromEntries(
  districtSlugs.flatMap((slug) => {
    const { jobs, minutes } = measureDistrict(slug);
    const count = jobs === 1 ? '1 job' : `${jobs} jobs`;
    const note = minutes === undefined ? count : `${count}, ${minutes} minutes from call to door`;
    return jobs === 0 ? [] : [[slug, note]];
  }),
);
