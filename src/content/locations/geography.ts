import { findArea } from '../../lib/find-area.ts';
import { type AreaSlug, areaSlugs, type DistrictSlug } from '../../routes.ts';
import { measuredTimes } from '../job-summaries.ts';
import type { Area } from '../schemas/area.ts';
import type { DistrictFacts } from '../schemas/district.ts';
import { areas } from './areas.ts';
import { districts } from './districts.ts';

export const areaNames = Object.fromEntries(areas.map(({ code, name }) => [code.toLowerCase(), name])) as Record<
  AreaSlug,
  string
>;

/** Returns the districts that an area lists: NW districts for `nw`, although `findArea('nw')` is North London. */
export function districtsOf(area: AreaSlug): readonly DistrictFacts[] {
  const prefixes = new Set<string>(areas.find(({ code }) => code === area.toUpperCase())?.districts);
  return districts.filter(({ slug }) => prefixes.has(slug.toUpperCase()));
}

/** Formats the codes of an area's districts, with ranges: `E1-E18, E20`. */
export function codesOf(area: AreaSlug): string {
  const runs: [letters: string, first: number, last: number][] = [];
  for (const { slug } of districtsOf(area)) {
    const letters = slug.replace(/\d+/, '').toUpperCase();
    const number = Number(slug.slice(letters.length));
    const run = runs.at(-1);
    if (run && run[0] === letters && run[2] === number - 1) run[2] = number;
    else runs.push([letters, number, number]);
  }
  return runs
    .map(([letters, first, last]) => (first === last ? `${letters}${first}` : `${letters}${first}-${letters}${last}`))
    .join(', ');
}

/** Returns an area's own texts: North West London's for `nw`, although `findArea('nw')` is North London. */
export function areaTexts(area: AreaSlug): Pick<Area, 'description' | 'sections'> {
  const own = areas.find(({ code }) => code.toLowerCase() === area);
  if (!own) throw new Error(`No area has the code ${area}`);
  return own;
}

/** Returns the first area that lists a district. */
export function areaOf(district: DistrictSlug): AreaSlug {
  const code = district.toUpperCase();
  const area = areaSlugs.find((_, index) => areas[index]?.districts.some((listed) => listed === code));
  if (area === undefined) throw new Error(`No area lists the district ${district}`);
  return area;
}

export function districtFacts(slug: DistrictSlug): DistrictFacts {
  const facts = districts.find((district) => district.slug === slug);
  if (facts === undefined) throw new Error(`Unknown district ${slug}`);
  return facts;
}

export function isAreaSlug(slug: string): slug is AreaSlug {
  return (areaSlugs as readonly string[]).includes(slug);
}

/** Returns the call-out time of an area: the measured one if it has enough jobs, otherwise the claimed one. */
export function callOutTime({ code, averageCalloutTime }: Area): string {
  const minutes = measuredTimes[code]?.minutes;
  return minutes === undefined ? averageCalloutTime : `${minutes} minutes`;
}

/** Shortest and longest average call-out time of all areas, in minutes. */
export const averageCallOut = (() => {
  const minutes = areaSlugs.flatMap((slug) => {
    const area = findArea(areas, slug);
    return area ? (callOutTime(area).match(/\d+/g)?.map(Number) ?? []) : [];
  });
  return [Math.min(...minutes), Math.max(...minutes)] as const;
})();

/** Returns the mean latitude and longitude of districts, to five decimals. */
export function middleOf(places: readonly DistrictFacts[]): readonly [number, number] {
  const mean = (axis: 0 | 1) =>
    Number((places.reduce((sum, { centre }) => sum + centre[axis], 0) / places.length).toFixed(5));
  return [mean(0), mean(1)];
}
