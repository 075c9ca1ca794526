import type { SettingFault } from '../../src/lib/settings.ts';
import { areaSlugs, brandSlugs, districtSlugs, guideSlugs } from '../../src/routes.ts';
import { at, type Content, isGroup } from './content.ts';

/**
 * What does not agree between files of the content, or between them and the route table.
 *
 * @param content with `undefined` for each value that is not sound: its list then says nothing of the others
 */
export function disagreements(content: Content): SettingFault[] {
  return [
    ...repeatedMetas(content),
    ...repeatedNames(content),
    ...areasAndRoutes(content.get('locations/areas.ts')?.areas),
    ...districtsAndRoutes(content.get('locations/districts.ts')?.districts),
    ...exampleAndTerms(content.get('quote.ts')),
  ];
}

/** Titles and descriptions that stand on two pages. */
function repeatedMetas(content: Content): SettingFault[] {
  const seen = new Map<unknown, string>();
  return [...content].flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      const own = isGroup(value) && isGroup(value.meta);
      const meta = own ? (value.meta as Record<string, unknown>) : value;
      if (!isGroup(meta) || !('title' in meta && 'description' in meta && 'keywords' in meta)) return [];
      return ['title', 'description'].flatMap((field) => {
        const setting = at(file, own ? `meta.${field}` : `${name}.${field}`);
        const other = seen.get(meta[field]);
        if (other === undefined) seen.set(meta[field], setting);
        return other === undefined || meta[field] === undefined
          ? []
          : [{ setting, found: meta[field], expected: `a ${field} of its own, not that of ${other}` }];
      });
    }),
  );
}

/** Brands, or guides, that lists of links would call by one name. */
function repeatedNames(content: Content): SettingFault[] {
  const seen = new Map<unknown, string>();
  const files = [...brandSlugs.map((slug) => `brands/${slug}.ts`), ...guideSlugs.map((slug) => `guides/${slug}.ts`)];
  return files.flatMap((file) => {
    const subject = content.get(file)?.[file.startsWith('brands') ? 'brand' : 'guide'];
    const name = isGroup(subject) ? subject.name : undefined;
    const other = seen.get(name);
    if (other === undefined) seen.set(name, at(file));
    return other === undefined || name === undefined
      ? []
      : [{ setting: at(file, 'name'), found: name, expected: `a name of its own, not that of ${other}` }];
  });
}

/** The areas stand in the order of the route table, with every district in one of them. */
function areasAndRoutes(areas: unknown): SettingFault[] {
  if (!Array.isArray(areas)) return [];
  const setting = at('locations/areas.ts', 'areas');
  const lists: unknown[][] = areas.map((area) => area?.districts).filter(Array.isArray);
  const listed = lists.flat();
  const routed: readonly string[] = districtSlugs.map((slug) => slug.toUpperCase());
  const countOf = (name: string) => listed.filter((other) => other === name).length;
  const missing = routed.filter((name) => countOf(name) === 0);
  // A district that is misspelt, or in a list that is not sound, is not missing besides.
  const unsound = listed.filter((name) => name === undefined).length;
  const isMisspelt = missing.length <= unsound || lists.length < areas.length;
  return [
    ...areas.flatMap((area, index) => {
      const code = areaSlugs[index]?.toUpperCase();
      return area?.code === undefined || area.code === code
        ? []
        : [{ setting: `${setting}[${index}].code`, found: area.code, expected: `${code}, as in src/routes.ts` }];
    }),
    ...listed
      .filter((name) => name !== undefined && !routed.includes(String(name)))
      .map((found) => ({ setting, found, expected: 'a district that src/routes.ts has' })),
    ...routed
      .filter((name) => countOf(name) > 1 || (countOf(name) === 0 && !isMisspelt))
      .map((name) => ({
        setting,
        found: `${name} in ${countOf(name)} areas`,
        expected: 'every district of src/routes.ts in one area',
      })),
  ];
}

/** The rows of the districts are those of the route table, in its order: maps and lists follow it. */
function districtsAndRoutes(districts: unknown): SettingFault[] {
  if (!Array.isArray(districts)) return [];
  const setting = at('locations/districts.ts', 'districts');
  const rows: unknown[] = districts.map((district) => district?.slug);
  if (rows.includes(undefined)) return [];
  const missing = districtSlugs.filter((slug) => !rows.includes(slug));
  if (missing.length > 0) {
    return missing.map((slug) => ({ setting, found: `no row for ${slug}`, expected: 'one for each of src/routes.ts' }));
  }
  return rows.flatMap((slug, index) =>
    slug === districtSlugs[index]
      ? []
      : [
          {
            setting: `${setting}[${index}].slug`,
            found: slug,
            expected: `${districtSlugs[index] ?? 'nothing'}, as in src/routes.ts`,
          },
        ],
  );
}

/** The example of the finance section is worked out at the rate of one of the terms. */
function exampleAndTerms({ financeExample, financeTerms }: Readonly<Record<string, unknown>> = {}): SettingFault[] {
  if (!isGroup(financeExample) || !Array.isArray(financeTerms) || financeTerms.length === 0) return [];
  const months = financeTerms.map((term) => term?.months);
  if ([...months, financeExample.months].includes(undefined) || months.includes(financeExample.months)) return [];
  const expected = `the months of one of the financeTerms: ${months.join(', ')}`;
  return [{ setting: at('quote.ts', 'financeExample.months'), found: financeExample.months, expected }];
}
