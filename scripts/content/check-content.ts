import { type GenericSchema, is } from 'valibot';
import { areasSchema } from '../../src/content/schemas/area.ts';
import { packagesSchema, rankingSchema, reviewsSchema } from '../../src/content/schemas/boilers.ts';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { claimsSchemas } from '../../src/content/schemas/claims.ts';
import { districtsSchema, districtTextSchema } from '../../src/content/schemas/district.ts';
import { faultCodesSchema } from '../../src/content/schemas/fault-code.ts';
import { articleDates, guideSchema } from '../../src/content/schemas/guide.ts';
import { longTitledMeta, pageMeta } from '../../src/content/schemas/page-meta.ts';
import { faqs } from '../../src/content/schemas/page-parts.ts';
import {
  locationPricesSchema,
  priceRange,
  priceTiersSchema,
  topThreeSchema,
  upgradesSchema,
} from '../../src/content/schemas/prices.ts';
import {
  financeExampleSchema,
  financeTermsSchema,
  possibleSavingSchema,
  quotedBoilersSchema,
  quoteTermsSchema,
  savingsSchema,
} from '../../src/content/schemas/quote.ts';
import { pounds, text, years } from '../../src/content/schemas/rules.ts';
import { faultsOf } from '../../src/lib/rules.ts';
import { type SettingFault, SettingsError } from '../../src/lib/settings.ts';
import { brandSlugs, districtSlugs, guideSlugs, knownDeadPaths, routes } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { comingDates, londonDay } from './coming-dates.ts';
import { at, type Content, isDerived, isGroup, readContent, subjectOf, subjects, withRowNames } from './content.ts';
import { disagreements } from './disagreements.ts';
import { wrongMinutes } from './minutes.ts';
import { partedPrices } from './prices.ts';
import { wrongSettingDates } from './setting-dates.ts';
import { soundContent, withoutEchoes } from './sound.ts';
import { allTypedFigures } from './typed-figures.ts';

/** Folders in which each file is about one page: its slugs, and what its export about the page has to be. */
const folders = [
  { of: 'brands', slugs: brandSlugs, schema: brandSchema, besides: ['index'] },
  { of: 'guides', slugs: guideSlugs, schema: guideSchema, besides: [] },
  { of: 'locations/districts', slugs: districtSlugs, schema: districtTextSchema, besides: [] },
] as const;

/** What other files have to hold, by the names of their exports. */
const tables: Readonly<Record<string, Readonly<Record<string, GenericSchema>>>> = {
  'claims.ts': claimsSchemas,
  'combi-ranking.ts': {
    combiMeta: pageMeta,
    combiDates: articleDates,
    combiRanking: rankingSchema,
    combiFaqs: faqs,
    londonInstallationRange: priceRange,
  },
  'combi-reviews.ts': { combiReviews: reviewsSchema },
  'fault-codes.ts': { worcesterFaults: faultCodesSchema },
  'guides/boiler-installation-cost.ts': { upgrades: upgradesSchema },
  'guides/boiler-service-maintenance.ts': {
    priceTiers: priceTiersSchema,
    typicalPrice: priceRange,
    planPrice: priceRange,
  },
  'guides/top-combi-boilers-london.ts': { topThree: topThreeSchema },
  'home.ts': { homeMeta: pageMeta },
  'locations/areas.ts': { areas: areasSchema },
  'locations/districts.ts': { districts: districtsSchema },
  'locations/pricing.ts': { locationPrices: locationPricesSchema },
  'packages.ts': { packages: packagesSchema, packageWarrantyYears: years },
  'quote.ts': {
    quoteTerms: quoteTermsSchema,
    quoteMeta: longTitledMeta,
    quotedBoilers: quotedBoilersSchema,
    financeTerms: financeTermsSchema,
    financeExample: financeExampleSchema,
    savings: savingsSchema,
    possibleSaving: possibleSavingSchema,
    quoteFaqs: faqs,
  },
};

/** Modules that repeat what other files say. */
const menus = /^src\/content\/navigation\.ts /;

/**
 * Checks all that the site says, before anything is built: types are dropped unread by the bundler, and `as` gets past
 * them.
 *
 * @throws SettingsError naming every value that will not do, by file and field
 */
export async function checkContent(): Promise<void> {
  const { content, faults } = await readContent();
  const today = londonDay(new Date());
  const values = [...contentFaults(content, today), ...wrongSettingDates(site, today)];
  // What a file lacks that could not be loaded is no news.
  const named = [...faults, ...values.filter(({ setting }) => !faults.some((one) => setting.startsWith(one.setting)))];
  const typed = allTypedFigures().filter(
    ({ file, figure }) => !named.some(({ setting, found }) => setting.startsWith(file) && `${found}`.includes(figure)),
  );
  const all = [...named, ...typed];
  if (all.length > 0) throw new SettingsError(all);
}

/**
 * Finds all that is wrong with the content: values by themselves, and what does not agree between files.
 *
 * @param today the day in London, `YYYY-MM-DD`: nothing is published after it
 */
export function contentFaults(content: Content, today = londonDay(new Date())): SettingFault[] {
  const own = [
    ...folders.flatMap((folder) => folderFaults(content, folder)),
    ...Object.entries(tables).flatMap(([file, schemas]) =>
      Object.entries(schemas).flatMap(([name, schema]) =>
        placed(faultsOf(schema, content.get(file)?.[name]), at(file, name)),
      ),
    ),
  ];
  // What the menus repeat of a faulty file is not wrong once more.
  const strays = strayValues(content).filter(({ setting }) => own.length === 0 || !menus.test(setting));
  // What is compared with others has to be sound itself.
  const sound = soundContent(content, own);
  const checks = [
    own,
    disagreements(sound),
    partedPrices(sound),
    wrongMinutes(sound),
    comingDates(sound, today),
    strays,
  ];
  // A place is named once, by the first check that finds it wrong, but for what one check says of it several times.
  const named = new Set<string>();
  const faults = checks.flatMap((found) => {
    const fresh = found.filter(({ setting }) => !named.has(setting));
    for (const { setting } of fresh) named.add(setting);
    return fresh;
  });
  return withoutEchoes(faults).map((fault) => withRowNames(fault, content));
}

type Folder = (typeof folders)[number];

function folderFaults(content: Content, { of, slugs, schema, besides }: Folder): SettingFault[] {
  const name = subjects[of];
  const expected: readonly string[] = [...slugs, ...besides].map((slug) => `${of}/${slug}.ts`);
  const strays = [...content.keys()].filter((file) => file.startsWith(`${of}/`) && !expected.includes(file));
  return [
    ...slugs.flatMap((slug) => {
      const file = `${of}/${slug}.ts`;
      const exports = content.get(file);
      if (exports === undefined) return [{ setting: at(file), found: undefined, expected: `a file with \`${name}\`` }];
      const subject = exports[name];
      const faults = placed(faultsOf(schema, subject), `${at(file)}  `);
      return isGroup(subject) && subject.slug !== slug && !faults.some(({ setting }) => setting === at(file, 'slug'))
        ? [...faults, { setting: at(file, 'slug'), found: subject.slug, expected: `${slug}, as the file is named` }]
        : faults;
    }),
    ...strays.map((file) => ({ setting: at(file), found: 'a file', expected: 'the name of a page in src/routes.ts' })),
  ];
}

/** Faults of a value as faults of the place where it stands. */
function placed(faults: readonly SettingFault[], place: string): SettingFault[] {
  return faults.map((fault) => ({ ...fault, setting: joined(place, fault.setting) }));
}

/** `file  name` and `[0].price` become `file  name[0].price`; `file  ` by itself names the file. */
function joined(place: string, field: string): string {
  if (field === '') return place.trimEnd();
  return place.endsWith('  ') || field.startsWith('[') ? `${place}${field}` : `${place}.${field}`;
}

const linkTargets: readonly string[] = [
  ...routes.flatMap((row) => ('paths' in row ? row.paths : [row.path])),
  ...knownDeadPaths,
];

/** Wherever it stands: a link leads somewhere, a price is one, a number is a number, a text says something. */
function strayValues(content: Content): SettingFault[] {
  const faults: SettingFault[] = [];
  const walk = (value: unknown, setting: string, field: string) => {
    const note = (expected: string) => faults.push({ setting, found: value, expected });
    if (field === 'to' && typeof value !== 'number' && !linkTargets.includes(String(value).replace(/(?<=.)#.*$/, ''))) {
      note('a path of the route table, or a listed dead one');
    } else if (field === 'price' && !Array.isArray(value) && !is(pounds, value)) {
      // A table may show a price in words.
      if (typeof value !== 'string' || !/£\d/.test(value)) note('a number of pounds above 0');
    } else if (typeof value === 'number' && !Number.isFinite(value)) note('a number');
    else if (typeof value === 'string') for (const { expected } of faultsOf(text, value)) note(expected);
    else if (Array.isArray(value)) value.forEach((entry, index) => void walk(entry, `${setting}[${index}]`, field));
    else if (isGroup(value)) {
      for (const [name, entry] of Object.entries(value)) walk(entry, joined(setting, name), name);
    }
  };
  for (const [file, exports] of content) {
    // A claim may stand empty, and its schemas see to all of that file.
    if (isDerived(file) || file === 'claims.ts') continue;
    for (const [name, value] of Object.entries(exports)) {
      walk(value, name === subjectOf(file) ? `${at(file)}  ` : at(file, name), name);
    }
  }
  return faults;
}
