import type { BoilerDrawing } from '../../src/content/types.ts';
import {
  agreeing,
  type Check,
  fieldsOf,
  matching,
  numberFrom,
  oneOf,
  repeated,
  required,
  type SettingFault,
  type SettingRule,
} from '../../src/lib/settings.ts';
import { areaSlugs, brandSlugs, districtSlugs } from '../../src/routes.ts';
import { distinct, exactly, listFrom, pounds, some, text, wholeFrom } from './texts.ts';

// What is asked of the tables that several pages read.

const districtPrefix = matching(/^(E|W|N|SE|SW|NW)\d{1,2}$/, 'a district of London in upper case, e.g. SE1');
const callout: SettingRule = {
  expected: 'a range of minutes, e.g. 30-45 minutes',
  test: (value) => {
    const [, low, high] = /^(\d+)-(\d+) minutes$/.exec(typeof value === 'string' ? value : '') ?? [];
    return low !== undefined && Number(low) < Number(high);
  },
};

/** The five areas: those of the route table, in its order, with every district in one of them. */
export const areasCheck: Check = agreeing<readonly { code: string; districts: readonly string[] }[]>(
  exactly(
    areaSlugs.length,
    fieldsOf({
      code: required(oneOf(areaSlugs.map((name) => name.toUpperCase()))),
      name: text,
      districts: distinct(some(required(districtPrefix))),
      description: text,
      landmarks: distinct(exactly(5, text)),
      averageCalloutTime: required(callout),
      serviceAreas: distinct(some(text)),
    }),
  ),
  (areas, setting) => [
    ...areas.flatMap((area, index) => {
      const code = areaSlugs[index]?.toUpperCase();
      return area?.code === code
        ? []
        : [{ setting: `${setting}[${index}].code`, found: area?.code, expected: `${code}, as in the route table` }];
    }),
    ...sameDistricts(
      areas.flatMap((area) => (Array.isArray(area?.districts) ? area.districts : [])),
      setting,
    ),
  ],
);

function sameDistricts(listed: readonly string[], setting: string): SettingFault[] {
  const routed: readonly string[] = districtSlugs.map((name) => name.toUpperCase());
  return [
    ...listed
      .filter((name) => !routed.includes(name))
      .map((found) => ({ setting, found, expected: 'a district that the route table has' })),
    ...routed
      .filter((name) => listed.filter((other) => other === name).length !== 1)
      .map((name) => ({
        setting,
        found: `${name} in ${listed.filter((other) => other === name).length} areas`,
        expected: 'every district of the route table in one area',
      })),
  ];
}

/** Where the districts lie: one entry for each of the route table, in its order, no two on one tile. */
export const districtsCheck: Check = agreeing<readonly { slug: string; neighbours: string[]; tile: number[] }[]>(
  exactly(
    districtSlugs.length,
    fieldsOf({
      slug: required(oneOf(districtSlugs)),
      places: distinct(some(text)),
      boroughs: distinct(some(text)),
      centre: (value, setting) =>
        exactly(2, () => [])(value, setting).concat(
          Array.isArray(value) && value.length === 2
            ? [
                ...required(numberFrom(51.2, 51.8))(value[0], `${setting}[0]`),
                ...required(numberFrom(-0.6, 0.4))(value[1], `${setting}[1]`),
              ]
            : [],
        ),
      neighbours: distinct(some(required(oneOf(districtSlugs)))),
      tile: exactly(2, required(wholeFrom(0, 15, 'columns and rows'))),
    }),
  ),
  (districts, setting) => [
    ...districts.flatMap((district, index) =>
      district?.slug === districtSlugs[index]
        ? []
        : [
            {
              setting: `${setting}[${index}].slug`,
              found: district?.slug,
              expected: `${districtSlugs[index]}, as in the route table`,
            },
          ],
    ),
    ...repeated(
      districts.map((district) => String(district?.tile)),
      (index) => `${setting}[${index}].tile`,
    ),
    ...districts.flatMap((district, index) =>
      district?.neighbours?.includes?.(district.slug)
        ? [{ setting: `${setting}[${index}].neighbours`, found: district.slug, expected: 'other districts only' }]
        : [],
    ),
  ],
);

/** A list of things for sale or for comparison, told apart by name. */
const priced = (fields: Record<string, Check>, key: string) =>
  distinct(some(fieldsOf({ price: required(pounds), ...fields })), key);

const brand = required(oneOf(brandSlugs));
const percent = required(wholeFrom(50, 110, 'per cent'));
const years = required(wholeFrom(1, 25, 'years'));
const kilowatts = required(numberFrom(5, 100));

/** Entries counted from 1 without a gap. */
function ranked(check: Check): Check {
  return agreeing<readonly { rank: number }[]>(check, (entries, setting) =>
    entries.flatMap((entry, index) =>
      entry?.rank === index + 1
        ? []
        : [{ setting: `${setting}[${index}].rank`, found: entry?.rank, expected: String(index + 1) }],
    ),
  );
}

export const packagesCheck = priced({ name: text, boiler: text, brand }, 'name');

export const quotedCheck = priced(
  { model: text, type: required(oneOf(['Combi', 'System'])), output: kilowatts, warranty: years },
  'model',
);

export const financeCheck = some(
  fieldsOf({
    months: required(wholeFrom(1, 120, 'months')),
    apr: required(numberFrom(0, 30)),
    label: text,
  }),
);

export const rankingCheck = ranked(
  priced(
    {
      rank: required(wholeFrom(1, 20, 'ranks')),
      name: text,
      brand,
      output: text,
      efficiency: percent,
      warranty: years,
      rating: required(numberFrom(1, 5)),
      pros: listFrom(2, text),
      cons: some(text),
      bestFor: text,
      londonSuitability: text,
    },
    'name',
  ),
);

export const reviewsCheck = ranked(
  priced(
    {
      rank: required(wholeFrom(1, 20, 'ranks')),
      name: text,
      brand,
      output: kilowatts,
      warranty: years,
      efficiency: percent,
      features: some(text),
      bestFor: text,
      pros: some(text),
      cons: some(text),
      londonSuitability: text,
    },
    'name',
  ),
);

export const faultsCheck = distinct(
  some(
    fieldsOf({
      code: text,
      name: text,
      meaning: text,
      causes: distinct(some(text)),
      fixes: distinct(some(text)),
      severity: required(oneOf(['high', 'medium', 'low'])),
      diy: text,
    }),
  ),
  'code',
);

const drawing: Record<keyof BoilerDrawing, Check> = {
  width: required(numberFrom(40, 400)),
  height: required(numberFrom(40, 400)),
  radius: required(numberFrom(0, 20)),
  fascia: required(numberFrom(0, 200)),
  position: required(oneOf(['low', 'band', 'flap'])),
  tone: required(oneOf(['dark', 'light'])),
  display: required(numberFrom(0, 300)),
  dial: required(oneOf(['left', 'right', 'none'])),
  knobs: required(oneOf([0, 1, 2])),
  accent: required(oneOf(['flow', 'return', 'trust', 'gas'])),
};

/** One drawing for each maker. */
export const drawingsCheck = fieldsOf(Object.fromEntries(brandSlugs.map((name) => [name, fieldsOf(drawing)])));

/** One name for each of some slugs, no two the same. */
export function namesCheck(slugs: readonly string[]): Check {
  return agreeing<Record<string, string>>(
    fieldsOf(Object.fromEntries(slugs.map((name) => [name, text]))),
    (names, at) => repeated(Object.values(names), (index) => `${at}.${Object.keys(names)[index]}`),
  );
}
