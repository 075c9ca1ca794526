import { type GenericSchema, is } from 'valibot';
import { areasSchema } from '../../src/content/schemas/area.ts';
import { packagesSchema, rankingSchema, reviewsSchema } from '../../src/content/schemas/boilers.ts';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { claimsSchemas } from '../../src/content/schemas/claims.ts';
import { districtsSchema, districtTextSchema } from '../../src/content/schemas/district.ts';
import { faultCodesSchema } from '../../src/content/schemas/fault-code.ts';
import { articleDates, guideSchema } from '../../src/content/schemas/guide.ts';
import { jobsSchema } from '../../src/content/schemas/job.ts';
import { longTitledMeta, pageMeta } from '../../src/content/schemas/page-meta.ts';
import { faqs } from '../../src/content/schemas/page-parts.ts';
import { photoSchema } from '../../src/content/schemas/photo.ts';
import * as prices from '../../src/content/schemas/prices.ts';
import * as quote from '../../src/content/schemas/quote.ts';
import { pounds, text, years } from '../../src/content/schemas/rules.ts';
import { faultsOf, list } from '../../src/lib/rules.ts';
import { type SettingFault, SettingsError } from '../../src/lib/settings.ts';
import { brandSlugs, districtSlugs, guideSlugs, knownDeadPaths, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { disagreements } from './agreement.ts';
import { at, type Content, isDerived, isGroup, readContent, subjectOf, subjects, withRowNames } from './content.ts';
import { futureDates, settingDates } from './dates.ts';
import { allLiteralFigures } from './figures.ts';
import { londonDay } from './london-day.ts';

/** Content folders with one file per page, their slugs, and the schema of the export that describes the page. */
const folders = [
  { folder: 'brands', slugs: brandSlugs, type: 'ts', schema: brandSchema, extraFiles: ['index'] },
  { folder: 'guides', slugs: guideSlugs, type: 'mdx', schema: guideSchema, extraFiles: [] },
  { folder: 'locations/districts', slugs: districtSlugs, type: 'ts', schema: districtTextSchema, extraFiles: [] },
] as const;

/** The schemas of other files, by the names of their exports. */
const tables: Readonly<Record<string, Readonly<Record<string, GenericSchema>>>> = {
  'claims.ts': claimsSchemas,
  'combi-ranking.ts': {
    combiMeta: pageMeta,
    combiDates: articleDates,
    combiRanking: rankingSchema,
    combiFaqs: faqs,
    londonInstallationRange: prices.priceRange,
  },
  'combi-reviews.ts': { combiReviews: reviewsSchema },
  'fault-codes.ts': { worcesterFaults: faultCodesSchema },
  'guides/boiler-installation-cost.mdx': { upgrades: prices.upgradesSchema },
  'figures/boiler-service-maintenance.ts': {
    priceTiers: prices.priceTiersSchema,
    typicalPrice: prices.priceRange,
    planPrice: prices.priceRange,
  },
  'figures/top-combi-boilers-london.ts': { topThree: prices.topThreeSchema },
  'home.ts': { homeMeta: pageMeta },
  'jobs.ts': { jobs: jobsSchema },
  'locations/areas.ts': { areas: areasSchema },
  'locations/districts.ts': { districts: districtsSchema },
  'locations/pricing.ts': { locationPrices: prices.locationPricesSchema },
  'packages.ts': { packages: packagesSchema, packageWarrantyYears: years },
  'photos.ts': { photos: list(photoSchema) },
  'work-prices.ts': { repairs: prices.pricedWorkSchema, extras: prices.pricedWorkSchema },
  'quote.ts': {
    quoteTerms: quote.quoteTermsSchema,
    quoteMeta: longTitledMeta,
    quotedBoilers: quote.quotedBoilersSchema,
    financeTerms: quote.financeTermsSchema,
    financeExample: quote.financeExampleSchema,
    savings: quote.savingsSchema,
    possibleSaving: quote.possibleSavingSchema,
    quoteFaqs: faqs,
  },
};

/** Throws a SettingsError that names every invalid value of the content, because the bundler ignores types. */
export async function checkContent(): Promise<void> {
  const { content, faults } = await readContent();
  const today = londonDay(new Date());
  const values = contentFaults(content, today);
  const all = [
    ...faults,
    ...values.filter(({ setting }) => !faults.some((one) => setting.startsWith(one.setting))),
    ...settingDates(site, today),
    ...allLiteralFigures(),
  ];
  if (all.length > 0) throw new SettingsError(all);
}

/** Finds all invalid values. Compares files only if every value satisfies its schema. */
export function contentFaults(content: Content, today = londonDay(new Date())): SettingFault[] {
  const found = [
    ...folders.flatMap((folder) => folderFaults(content, folder)),
    ...Object.entries(tables).flatMap(([file, schemas]) =>
      Object.entries(schemas).flatMap(([name, schema]) =>
        faultsOf(schema, content.get(file)?.[name]).map((fault) => placed(fault, file, content, name)),
      ),
    ),
    ...futureDates(content, today),
  ];
  if (found.length === 0) return [...invalidValues(content), ...disagreements(content)];
  const causes = found.filter((fault) => typeof fault.found !== 'string' || !unfilled.test(fault.found));
  return causes.length > 0 ? causes : found;
}

/** Matches a text in which a template inserted a missing or wrong value. */
const unfilled = /\b(?:undefined|NaN)\b|\[object /;

type Folder = (typeof folders)[number];

function folderFaults(content: Content, { folder, slugs, type, schema, extraFiles }: Folder): SettingFault[] {
  const name = subjects[folder];
  const expected: readonly string[] = [...slugs, ...extraFiles].map((slug) => `${folder}/${slug}.${type}`);
  const strays = [...content.keys()].filter((file) => file.startsWith(`${folder}/`) && !expected.includes(file));
  return [
    ...slugs.flatMap((slug) => {
      const file = `${folder}/${slug}.${type}`;
      const exports = content.get(file);
      if (exports === undefined) return [{ setting: at(file), found: undefined, expected: `a file exporting ${name}` }];
      const subject = exports[name];
      const faults = faultsOf(schema, subject).map((fault) => placed(fault, file, content));
      const isMisnamed = isGroup(subject) && subject.slug !== slug && faults.length === 0;
      return isMisnamed
        ? [{ setting: at(file, 'slug'), found: subject.slug, expected: `${slug}, the name of the file` }]
        : faults;
    }),
    ...strays.map((file) => ({ setting: at(file), found: 'a file without a page', expected: 'one in src/routes.ts' })),
  ];
}

/** Adds the file, and names rows by their identifiers. `name` is empty for the export that describes the page. */
function placed(fault: SettingFault, file: string, content: Content, name = ''): SettingFault {
  const field =
    name && fault.setting && !fault.setting.startsWith('[') ? `${name}.${fault.setting}` : name + fault.setting;
  const exports = content.get(file);
  return { ...fault, setting: at(file, withRowNames(field, name ? exports : exports?.[subjectOf(file) ?? ''])) };
}

const linkTargets: readonly string[] = [
  ...routes.flatMap((row) => ('paths' in row ? row.paths : [row.path])),
  ...knownDeadPaths,
];

/** Finds invalid links, prices, numbers and texts in every file, with or without a schema. */
function invalidValues(content: Content): SettingFault[] {
  const faults: SettingFault[] = [];
  const walk = (value: unknown, file: string, place: string, field: string) => {
    const note = (expected: string) => {
      const subject = subjectOf(file) ?? '';
      const isSubject = place.startsWith(`${subject}.`);
      const named = withRowNames(place, content.get(file));
      faults.push({ setting: at(file, isSubject ? named.slice(subject.length + 1) : named), found: value, expected });
    };
    if (field === 'to' && typeof value !== 'number' && !linkTargets.includes(String(value).replace(/(?<=.)#.*$/, ''))) {
      note('a path of the route table, or a known dead path');
    } else if (field === 'price' && !Array.isArray(value) && !is(pounds, value)) {
      // A price in a table may be a text with an amount, such as `from £950`.
      if (typeof value !== 'string' || !/£\d/.test(value)) note('a number of pounds above 0');
    } else if (typeof value === 'number' && !Number.isFinite(value)) note('a number');
    else if (typeof value === 'string') for (const { expected } of faultsOf(text, value)) note(expected);
    else if (Array.isArray(value)) value.forEach((entry, index) => void walk(entry, file, `${place}[${index}]`, field));
    else if (isGroup(value))
      for (const [name, entry] of Object.entries(value)) walk(entry, file, `${place}.${name}`, name);
  };
  for (const [file, exports] of content) {
    // Claims may be empty, and every export of claims.ts has a schema.
    if (isDerived(file) || file === 'claims.ts') continue;
    for (const [name, value] of Object.entries(exports)) walk(value, file, name, name);
  }
  return faults;
}
