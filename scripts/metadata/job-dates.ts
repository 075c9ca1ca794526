import { jobsAround, jobsOfBrand, newest } from '../../src/content/job-lists.ts';
import { realPrices } from '../../src/content/job-summaries.ts';
import { districtsOf, isAreaSlug } from '../../src/content/locations/geography.ts';
import type { Job } from '../../src/content/schemas/job.ts';
import type { BrandSlug, DistrictSlug } from '../../src/routes.ts';

/** Guides that show the range of real prices. */
const guides = {
  'boiler-installation-cost': realPrices.installation,
  'when-to-replace-boiler': realPrices.repair,
} as Readonly<Record<string, object | undefined>>;

/** Returns the date (`YYYY-MM-DD`) of the newest job that a page shows or counts. */
export function lastJobOn(path: string): string | undefined {
  const [, folder, slug = ''] = path.split('/');
  const dates = jobsOn(folder, slug).map(({ date }) => date);
  return dates.sort().at(-1);
}

function jobsOn(folder: string | undefined, slug: string): readonly Job[] {
  if (folder === '') return newest;
  if (folder === 'services') return jobsOfBrand(slug as BrandSlug);
  if (folder === 'guides') return guides[slug] ? newest : [];
  if (folder !== 'locations') return [];
  if (!isAreaSlug(slug)) return jobsAround(slug as DistrictSlug);
  const districts = districtsOf(slug).map((district) => district.slug);
  return newest.filter((job) => districts.includes(job.district));
}
