import { findArea } from '../../lib/find-area.ts';
import { type AreaSlug, areaSlugs, type DistrictSlug } from '../../routes.ts';
import type { DistrictFacts } from '../schemas/district.ts';
import { areas } from './areas.ts';
import { districts } from './districts.ts';

/** Names of the areas, as links call them. */
export const areaNames = Object.fromEntries(areas.map(({ code, name }) => [code.toLowerCase(), name])) as Record<
  AreaSlug,
  string
>;

/** The districts of an area as its own row of the table lists them, so that /locations/nw shows the NW districts. */
export function districtsOf(area: AreaSlug): readonly DistrictFacts[] {
  const prefixes = new Set<string>(areas.find(({ code }) => code === area.toUpperCase())?.districts);
  return districts.filter(({ slug }) => prefixes.has(slug.toUpperCase()));
}

/** The codes of an area's districts, runs of numbers drawn together: `E1-E18, E20`. */
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

/** What the row of an area says of it: of /locations/nw its own, though the lookup answers with North London. */
export function describedAs(area: AreaSlug): string {
  return areas.find(({ code }) => code === area.toUpperCase())?.description ?? '';
}

/** The first area of the table that lists a district. */
export function areaOf(district: DistrictSlug): AreaSlug {
  const code = district.toUpperCase();
  const area = areaSlugs.find((_, index) => areas[index]?.districts.some((listed) => listed === code));
  if (area === undefined) throw new Error(`No area lists the district ${district}`);
  return area;
}

/** The facts of a district. */
export function districtFacts(slug: DistrictSlug): DistrictFacts {
  const facts = districts.find((district) => district.slug === slug);
  if (facts === undefined) throw new Error(`No facts are kept of the district ${slug}`);
  return facts;
}

/** Whether a value, in lower case, is the slug of an area page. */
export function isAreaSlug(slug: string): slug is AreaSlug {
  return (areaSlugs as readonly string[]).includes(slug);
}

/** The shortest and the longest average call-out time that the area pages show, in minutes. */
export const averageCallOut = (() => {
  const minutes = areaSlugs.flatMap(
    (slug) => findArea(areas, slug)?.averageCalloutTime.match(/\d+/g)?.map(Number) ?? [],
  );
  return [Math.min(...minutes), Math.max(...minutes)] as const;
})();

/** The middle of some districts: latitude and longitude in degrees, to five decimals. */
export function middleOf(places: readonly DistrictFacts[]): readonly [number, number] {
  const mean = (axis: 0 | 1) =>
    Number((places.reduce((sum, { centre }) => sum + centre[axis], 0) / places.length).toFixed(5));
  return [mean(0), mean(1)];
}
