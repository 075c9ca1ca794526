import { type Check, fieldsOf, type SettingFault, SettingsError } from '../../src/lib/settings.ts';
import { areaSlugs, brandSlugs, districtSlugs, guideSlugs, knownDeadPaths, routes } from '../../src/routes.ts';
import {
  brandCheck,
  dates,
  districtCheck,
  faqList,
  guideCheck,
  metaWithTitle,
  modifiedLater,
  pageMeta,
} from './pages.ts';
import * as tables from './tables.ts';
import { pounds, words } from './texts.ts';

/** The modules of `src/content`: what each file exports, by its path there, such as `brands/baxi.ts`. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const folder = 'src/content';

/** A title that the specification fixes beyond what search shows. */
const longestTitle = 80;

/** Folders in which each file is about one page: its slugs, and what the file has to hold. */
const families = [
  { of: 'brands', slugs: brandSlugs, check: brandCheck, besides: ['index'] },
  { of: 'guides', slugs: guideSlugs, check: guideCheck, besides: [] },
  { of: 'locations/districts', slugs: districtSlugs, check: districtCheck, besides: [] },
] as const;

/** What other files have to hold, by the names of their exports. */
const single: Record<string, Record<string, Check>> = {
  'boiler-drawings.ts': { boilerDrawings: tables.drawingsCheck },
  'brand-names.ts': { brandNames: tables.namesCheck(brandSlugs) },
  'combi-ranking.ts': {
    combiMeta: pageMeta,
    combiDates: (value, setting) => {
      const faults = fieldsOf(dates)(value, setting);
      return faults.length > 0 ? faults : modifiedLater(value as Record<string, unknown>, setting);
    },
    combiRanking: tables.rankingCheck,
    combiFaqs: faqList(),
  },
  'combi-reviews.ts': { combiReviews: tables.reviewsCheck },
  'fault-codes.ts': { worcesterFaults: tables.faultsCheck },
  'home.ts': { homeMeta: pageMeta },
  'locations/areas.ts': { areas: tables.areasCheck },
  'locations/districts.ts': { districts: tables.districtsCheck },
  'navigation.ts': { guideNames: tables.namesCheck(guideSlugs), areaNames: tables.namesCheck(areaSlugs) },
  'packages.ts': { packages: tables.packagesCheck },
  'quote.ts': {
    quoteMeta: metaWithTitle(longestTitle),
    quotedBoilers: tables.quotedCheck,
    financeTerms: tables.financeCheck,
    quoteFaqs: faqList(),
  },
};

/**
 * Checks all that the site says, before anything is built: types are dropped unread by the bundler, and `as` gets past
 * them.
 *
 * @throws SettingsError naming every value that will not do, by file and field
 */
export async function checkContent(): Promise<void> {
  const { content, faults } = await readContent();
  const all = [...faults, ...contentFaults(content)];
  if (all.length > 0) throw new SettingsError(all);
}

/** Finds all that is wrong with the content: values by themselves, and what does not agree between files. */
export function contentFaults(content: Content): SettingFault[] {
  const known = [
    ...families.flatMap((family) => familyFaults(content, family)),
    ...Object.entries(single).flatMap(([file, checks]) =>
      Object.entries(checks).flatMap(([name, check]) => check(content.get(file)?.[name], at(file, name))),
    ),
    ...repeatedMetas(content),
    ...otherNames(content),
  ];
  const named = known.map(({ setting }) => setting);
  return [...known, ...strayValues(content).filter(({ setting }) => !named.includes(setting))];
}

interface Family {
  of: string;
  slugs: readonly string[];
  check: (slug: string) => Check;
  besides: readonly string[];
}

function familyFaults(content: Content, { of, slugs, check, besides }: Family): SettingFault[] {
  const files = [...content.keys()].filter((file) => file.startsWith(`${of}/`));
  const expected = [...slugs, ...besides].map((slug) => `${of}/${slug}.ts`);
  return [
    ...slugs.flatMap((slug) => {
      const file = `${of}/${slug}.ts`;
      const prefix = `${at(file)}  `;
      return check(slug)(subjectOf(content, file), '').map((fault) => ({
        ...fault,
        setting: fault.setting === '' ? at(file) : `${prefix}${fault.setting}`,
      }));
    }),
    ...files
      .filter((file) => !expected.includes(file))
      .map((file) => ({ setting: at(file), found: 'a file', expected: 'the name of a page in the route table' })),
  ];
}

/** What a file of one page is about: the export that bears a slug. */
function subjectOf(content: Content, file: string): Record<string, unknown> | undefined {
  const values = Object.values(content.get(file) ?? {});
  return values.find((value): value is Record<string, unknown> => isGroup(value) && 'slug' in value && 'meta' in value);
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

/** Makers whose file and whose links call them by different names. */
function otherNames(content: Content): SettingFault[] {
  const names = content.get('brand-names.ts')?.brandNames;
  return brandSlugs.flatMap((slug) => {
    const found = subjectOf(content, `brands/${slug}.ts`)?.name;
    const expected = isGroup(names) ? names[slug] : found;
    return found === expected || typeof expected !== 'string'
      ? []
      : [{ setting: at(`brands/${slug}.ts`, 'name'), found, expected: `${expected}, as in ${at('brand-names.ts')}` }];
  });
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
    } else if (field === 'price' && !Array.isArray(value) && !pounds.test(value)) {
      // A table may show a price in words.
      if (typeof value !== 'string' || !/£\d/.test(value)) note(pounds.expected);
    } else if (typeof value === 'number' && !Number.isFinite(value)) note('a number');
    else if (typeof value === 'string' && !words.test(value)) note(words.expected);
    else if (Array.isArray(value)) value.forEach((entry, index) => void walk(entry, `${setting}[${index}]`, field));
    else if (isGroup(value)) {
      for (const [name, entry] of Object.entries(value)) walk(entry, `${setting}${separator(setting)}${name}`, name);
    }
  };
  for (const [file, exports] of content) {
    const subject = subjectOf(content, file);
    for (const [name, value] of Object.entries(exports)) {
      walk(value, value === subject ? `${at(file)}  ` : at(file, name), name);
    }
  }
  return faults;
}

function separator(setting: string): string {
  return setting.endsWith('  ') ? '' : '.';
}

function at(file: string, field?: string): string {
  return `${folder}/${file}${field === undefined ? '' : `  ${field}`}`;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every module of the content, by its path from here; the compiler lists them. */
const sources = import.meta.glob<Record<string, unknown>>(['../../src/content/**/*.ts', '!**/types.ts']);

/** Loads every module of the content. One that cannot be loaded is a fault, and the others are looked at all the same. */
export async function readContent(): Promise<{ content: Content; faults: SettingFault[] }> {
  const faults: SettingFault[] = [];
  const modules = await Promise.all(
    Object.entries(sources).map(async ([path, load]) => {
      const file = path.slice(path.indexOf(folder) + folder.length + 1);
      try {
        return [file, { ...(await load()) }] as const;
      } catch (error) {
        faults.push({ setting: at(file), found: (error as Error).message, expected: 'a module that can be loaded' });
        return [file, {}] as const;
      }
    }),
  );
  const content: Content = new Map(modules);
  return { content, faults: [...faults, ...(await misplacedBrands(content))] };
}

/** Makers whose page would load the file of another one. */
async function misplacedBrands(content: Content): Promise<SettingFault[]> {
  const load = content.get('brands/index.ts')?.loadBrand as ((slug: string) => Promise<{ slug: string }>) | undefined;
  const loaded = await Promise.all(
    brandSlugs.map(async (slug) => [slug, (await load?.(slug).catch(() => undefined))?.slug] as const),
  );
  return loaded
    .filter(([slug, found]) => found !== undefined && found !== slug && !isMisnamed(content, slug))
    .map(([slug, found]) => ({ setting: at('brands/index.ts', slug), found, expected: slug }));
}

function isMisnamed(content: Content, slug: string): boolean {
  return subjectOf(content, `brands/${slug}.ts`)?.slug !== slug;
}
