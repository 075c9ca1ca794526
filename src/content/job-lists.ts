import { findArea } from '../lib/find-area.ts';
import type { BrandSlug, DistrictSlug } from '../routes.ts';
import { jobs } from './jobs.ts';
import { areas } from './locations/areas.ts';
import { districts } from './locations/districts.ts';
import type { Area } from './schemas/area.ts';
import type { Job, JobKind } from './schemas/job.ts';

// Lists and figures that are derived from the jobs.

/** `list`: maximum jobs in a list. `times` and `prices`: minimum jobs for measured values to be shown. */
const limits = { list: 5, times: 5, prices: 10 };

export const newest = [...jobs].sort((one, other) => other.date.localeCompare(one.date));

/** Returns the jobs in a district, then those of its neighbours, newest first. */
export function jobsAround(district: DistrictSlug): readonly Job[] {
  const neighbours: readonly string[] = districts.find(({ slug }) => slug === district)?.neighbours ?? [];
  const own = newest.filter((job) => job.district === district);
  return [...own, ...newest.filter((job) => neighbours.includes(job.district))].slice(0, limits.list);
}

export function jobsOfBrand(brand: BrandSlug): readonly Job[] {
  return newest.filter((job) => job.brand === brand).slice(0, limits.list);
}

/** Returns the price in pounds of the latest repair whose fault is the code or begins with it. */
export function lastRepairPrice(brand: BrandSlug, code: string): number | undefined {
  const isOfCode = ({ fault }: Job) => fault === code || [' ', ',', ':'].some((end) => fault.startsWith(code + end));
  return newest.find((job) => job.brand === brand && kindOf(job) === 'repair' && isOfCode(job))?.price;
}

const kindOf = ({ kind = 'repair' }: Job): JobKind => kind;

/** Number of jobs, and the median of their minutes from the call to arrival. */
export interface Measured {
  jobs: number;
  minutes: number | undefined;
}

export function measureDistrict(district: DistrictSlug): Measured {
  const own = jobs.filter((job) => job.district === district);
  return { jobs: own.length, minutes: medianMinutes(own) };
}

/** Returns the measured call-out time of an area, if it has enough jobs. */
export function measureArea({ code, districts: own }: Area): Measured | undefined {
  const timed = jobs.filter(({ district, minutes }) => {
    const isWithin = findArea(areas, district)?.code === code || own.some((name) => name.toLowerCase() === district);
    return isWithin && minutes !== undefined;
  });
  return timed.length < limits.times ? undefined : { jobs: timed.length, minutes: medianMinutes(timed) };
}

function medianMinutes(some: readonly Job[]): number | undefined {
  const minutes = some.flatMap((job) => job.minutes ?? []).sort((one, other) => one - other);
  const [low, high] = [minutes[(minutes.length - 1) >> 1], minutes[minutes.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/** Number of jobs of one kind, and their lowest and highest price in pounds. */
export interface RealPrices {
  jobs: number;
  range: readonly [number, number];
}

/** Returns the real prices of a kind of job, if there are enough jobs. */
export function realPricesOf(kind: JobKind): RealPrices | undefined {
  const prices = jobs.filter((job) => kindOf(job) === kind).map(({ price }) => price);
  if (prices.length < limits.prices) return undefined;
  return { jobs: prices.length, range: [Math.min(...prices), Math.max(...prices)] };
}
