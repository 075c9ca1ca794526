import type { Area } from '../../src/content/schemas/area.ts';
import type { DistrictFacts } from '../../src/content/schemas/district.ts';
import type { PageMeta } from '../../src/content/schemas/page-meta.ts';
import type { FinanceTerm } from '../../src/content/schemas/quote.ts';
import { findArea } from '../../src/lib/find-area.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { areaSlugs, brandSlugs, districtSlugs, guideSlugs } from '../../src/routes.ts';
import { at, type Content, isGroup, subjectOf } from './content.ts';

function exportOf<Value>(content: Content, file: string, name: string): Value {
  return content.get(file)?.[name] as Value;
}

/** Finds values that contradict other files or the route table. All values must satisfy their schemas. */
export function disagreements(content: Content): SettingFault[] {
  const areas = exportOf<readonly Area[]>(content, 'locations/areas.ts', 'areas');
  return [
    ...repeatedMetas(content),
    ...repeatedNames(content),
    ...areasAndRoutes(areas),
    ...districtsAndRoutes(exportOf(content, 'locations/districts.ts', 'districts')),
    ...callOutTimes(content, areas),
    ...exampleAndTerms(content),
  ];
}

/** Finds titles and descriptions that more than one page uses. */
function repeatedMetas(content: Content): SettingFault[] {
  const metas = [...content].flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      if (name === subjectOf(file)) return [[at(file, 'meta'), (value as { meta: PageMeta }).meta] as const];
      const isMeta = isGroup(value) && 'title' in value && 'description' in value && 'keywords' in value;
      return isMeta ? [[at(file, name), value as PageMeta] as const] : [];
    }),
  );
  return (['title', 'description'] as const).flatMap((field) => {
    const texts = metas.map(([place, meta]) => [`${place}.${field}`, meta[field]] as const);
    return repeats(field, texts);
  });
}

/** Finds brands and guides with the same name. */
function repeatedNames(content: Content): SettingFault[] {
  const nameOf = (file: string, name: string) =>
    [at(file, 'name'), exportOf<{ name: string }>(content, file, name).name] as const;
  return repeats('name', [
    ...brandSlugs.map((slug) => nameOf(`brands/${slug}.ts`, 'brand')),
    ...guideSlugs.map((slug) => nameOf(`guides/${slug}.mdx`, 'guide')),
  ]);
}

function repeats(what: string, places: readonly (readonly [setting: string, text: string])[]): SettingFault[] {
  return places.flatMap(([setting, found], index) => {
    const first = places.slice(0, index).find(([, text]) => text === found);
    return first ? [{ setting, found, expected: `a ${what} that differs from ${first[0]}` }] : [];
  });
}

/** Finds areas that are not in the order of the route table, and districts that are not in exactly one area. */
function areasAndRoutes(areas: readonly Area[]): SettingFault[] {
  const setting = at('locations/areas.ts', 'areas');
  const listed: readonly string[] = areas.flatMap(({ districts }) => districts);
  const routed: readonly string[] = districtSlugs.map((slug) => slug.toUpperCase());
  const countOf = (name: string) => listed.filter((other) => other === name).length;
  return [
    ...orderFaults(
      areas.map(({ code }) => code),
      areaSlugs.map((slug) => slug.toUpperCase()),
      (index) => `${setting}[${index}].code`,
    ),
    ...routed
      .filter((name) => countOf(name) !== 1)
      .map((name) => ({ setting, found: `${name} in ${countOf(name)} areas`, expected: 'every district in one area' })),
  ];
}

/** Finds missing rows, and rows in a different order from the route table: maps and lists follow the rows. */
function districtsAndRoutes(districts: readonly DistrictFacts[]): SettingFault[] {
  const setting = at('locations/districts.ts', 'districts');
  const rows = districts.map(({ slug }) => slug);
  const missing = districtSlugs.filter((slug) => !rows.includes(slug));
  return missing.length > 0
    ? missing.map((slug) => ({ setting, found: `no row for ${slug}`, expected: 'a row for each district' }))
    : orderFaults(rows, districtSlugs, (index) => `${setting}[${index}].slug`);
}

function orderFaults(found: readonly string[], routed: readonly string[], place: (index: number) => string) {
  return found.flatMap((name, index) =>
    name === routed[index]
      ? []
      : [{ setting: place(index), found: name, expected: `${routed[index] ?? 'nothing'}, as in src/routes.ts` }],
  );
}

/** Finds call-out times in the text of a district that differ from the time of its area. */
function callOutTimes(content: Content, areas: readonly Area[]): SettingFault[] {
  return districtSlugs.flatMap((slug) => {
    const file = `locations/districts/${slug}.ts`;
    const right = findArea(areas, slug)?.averageCalloutTime;
    const times = JSON.stringify(content.get(file)).match(/\b\d+(?:-| to )\d+[ -]minutes?\b/g) ?? [];
    return times
      .filter((time) => time !== right)
      .map((found) => ({ setting: at(file), found, expected: `${right}, as in its area` }));
  });
}

/** Reports the finance example if its term is not offered. */
function exampleAndTerms(content: Content): SettingFault[] {
  const { months: found } = exportOf<{ months: number }>(content, 'quote.ts', 'financeExample');
  const months = exportOf<readonly FinanceTerm[]>(content, 'quote.ts', 'financeTerms').map((term) => term.months);
  if (months.length === 0 || months.includes(found)) return [];
  const expected = `the months of one of the financeTerms: ${months.join(', ')}`;
  return [{ setting: at('quote.ts', 'financeExample.months'), found, expected }];
}
