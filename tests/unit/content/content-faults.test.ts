import { beforeAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../../scripts/content/check-content.ts';
import { londonDay } from '../../../scripts/content/coming-dates.ts';
import { type Content, readContent } from '../../../scripts/content/content.ts';
import { unservedAreas } from '../../../src/content/locations/map-grid.ts';
import type { Brand } from '../../../src/content/schemas/brand.ts';
import { text } from '../../../src/content/schemas/rules.ts';
import { emptyOr, faultsOf, textUpTo } from '../../../src/lib/rules.ts';
import { brandSlugs, guideSlugs } from '../../../src/routes.ts';
import { unsound } from '../unfinished.ts';

type Fields = Record<string, unknown>;

const today = '2026-12-01';
let content: Content;
beforeAll(async () => {
  content = (await readContent()).content;
}, 60_000);

/** What becomes wrong once an export of a file is another. What is still missing anyhow is told by one test. */
function faultsWith(file: string, name: string, change: (value: never) => unknown) {
  const exports = content.get(file) ?? {};
  expect(exports).toHaveProperty([name]);
  const changed = { ...exports, [name]: change(exports[name] as never) };
  const known = new Set(unsound.map(({ setting }) => setting));
  return contentFaults(new Map([...content, [file, changed]]), today).filter(({ setting }) => !known.has(setting));
}

const named = (name: string, fields: Fields) => (rows: never) =>
  (rows as Fields[]).map((row) => (String(row.name).endsWith(name) ? { ...row, ...fields } : row));

const inRow = (slug: string, fields: Fields) => (rows: never) =>
  (rows as Fields[]).map((row) => ((row.slug ?? row.code) === slug ? { ...row, ...fields } : row));

describe('a price that is changed in one place alone', () => {
  const finished = brandSlugs.filter((slug) => !unsound.some(({ setting }) => setting.includes(`/${slug}.ts`)));
  test.each(finished)('of %s is found out wherever the old one stands', (slug) => {
    const file = `brands/${slug}.ts`;
    const { brand } = content.get(file) as { brand: Brand };
    const old = brand.servicePrice;
    const faults = faultsWith(file, 'brand', (one: object) => ({ ...one, servicePrice: old + 4 }));
    const texts = faults.filter(({ found }) => `${found}`.includes(`£${old}`));
    const { title, description } = brand.meta;
    const told = Object.entries({ 'meta.title': title, 'meta.description': description, intro: brand.intro })
      .filter(([, words]) => words.includes(`£${old}`))
      .map(([field]) => field);
    const expected = brand.layout === 'rich' ? ['servicePrice'] : told;
    expect(faults.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(expected.map((field) => `src/content/${file}  ${field}`)),
    );
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of texts) expect(fault.expected).toContain(`£${old + 4} (servicePrice)`);
  });

  test('of a plan is found out where it is told by the month and by the year', () => {
    const faults = faultsWith('brands/viessmann.ts', 'brand', (brand: { packages: Fields[] }) => ({
      ...brand,
      packages: brand.packages.map((one) => (one.per === 'month' ? { ...one, price: 23 } : one)),
    }));
    expect(faults.map(({ setting }) => setting)).toEqual(
      Array(2).fill('src/content/brands/viessmann.ts  packages[Annual Care Plan].details'),
    );
    expect(faults[0]?.expected).toContain('£23 (Annual Care Plan), £276 (a year of Annual Care Plan)');
  });

  test('of another brand does not pass for its own', () => {
    const faults = faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, partsNote: 'It’s £777.' }));
    expect(faults).toEqual([
      {
        setting: 'src/content/brands/baxi.ts  partsNote',
        found: 'It’s £777.',
        expected: expect.stringMatching(/^a price of Baxi: £\d+ \(servicePrice\)$/),
      },
    ]);
  });
});

test.each(['38', '25 to 38 kW', '38-25kW'])('a range of outputs is none when it is %j', (output) => {
  expect(faultsWith('combi-ranking.ts', 'combiRanking', named('Baxi 600', { output }))).toEqual([
    {
      setting: 'src/content/combi-ranking.ts  combiRanking[Baxi 600].output',
      found: output,
      expected: 'a range of outputs, e.g. 25-35kW',
    },
  ]);
});

describe('a value that is wrong is told once, and not wherever it is compared or repeated', () => {
  test.each([85.5, '£85', Number.NaN])('the price of a service: %o', (servicePrice) => {
    const faults = faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, servicePrice }));
    expect(faults.map(({ setting }) => setting)).toEqual(['src/content/brands/baxi.ts  servicePrice']);
  });

  test('that price among the packages of its brand', () => {
    const faults = faultsWith('brands/viessmann.ts', 'brand', (brand: { packages: Fields[] }) => ({
      ...brand,
      servicePrice: 95.5,
      packages: brand.packages.map((one, index) => (index === 0 ? { ...one, price: 95.5 } : one)),
    }));
    expect(faults.map(({ setting }) => setting)).toEqual(['src/content/brands/viessmann.ts  servicePrice']);
  });

  test('the time to a call-out', () => {
    const averageCalloutTime = '25 - 40 mins';
    const faults = faultsWith('locations/areas.ts', 'areas', inRow('E', { averageCalloutTime }));
    expect(faults.map(({ setting }) => setting)).toEqual([
      'src/content/locations/areas.ts  areas[E].averageCalloutTime',
    ]);
  });

  test('the time of a service', () => {
    const faults = faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, serviceMinutes: ['60', 90] }));
    expect(faults.map(({ setting }) => setting)).toEqual(['src/content/brands/baxi.ts  serviceMinutes[0]']);
  });

  test.each([
    ['code', () => 'e', '[0].code'],
    ['districts', ([, ...others]: string[]) => ['e1', ...others], '[E].districts[0]'],
    ['districts', () => [], '[E].districts'],
  ])('the %s of an area', (field, change, place) => {
    const faults = faultsWith('locations/areas.ts', 'areas', (areas: never) =>
      (areas as Fields[]).map((area, index) =>
        index === 0 ? { ...area, [field]: change(area.districts as string[]) } : area,
      ),
    );
    expect(faults.map(({ setting }) => setting)).toEqual([`src/content/locations/areas.ts  areas${place}`]);
  });

  test('the slug of a district', () => {
    const faults = faultsWith('locations/districts.ts', 'districts', inRow('e3', { slug: 'e33' }));
    expect(faults.map(({ found }) => found)).toEqual(['e33']);
  });

  test('the months of a term of finance', () => {
    const terms = (rows: never) => (rows as Fields[]).map((row) => ({ ...row, months: `${row.months}` }));
    const faults = faultsWith('quote.ts', 'financeTerms', terms);
    expect(faults.filter(({ setting }) => setting.includes('financeExample'))).toEqual([]);
  });

  test('the price of a package, which other tables take over', () => {
    const wrong = (rows: never) => (rows as Fields[]).map((row, index) => (index === 0 ? { ...row, price: 0.5 } : row));
    const packages = wrong(content.get('packages.ts')?.packages as never);
    const quotedBoilers = wrong(content.get('quote.ts')?.quotedBoilers as never);
    const changed = new Map([
      ...content,
      ['packages.ts', { ...content.get('packages.ts'), packages }] as const,
      ['quote.ts', { ...content.get('quote.ts'), quotedBoilers }] as const,
    ]);
    const places = contentFaults(changed, today).map(({ setting }) => setting);
    expect(places).toContain('src/content/packages.ts  packages[Premium].price');
    expect(places.filter((place) => place.includes('quote.ts'))).toEqual([]);
  });

  test('a number and a text that are worked out of it', () => {
    const home = { title: 'From £NaN', description: 'From £NaN', keywords: [] };
    const changed = new Map([
      ...content,
      ['home.ts', { ...content.get('home.ts'), homeMeta: home, from: Number.NaN }] as const,
      [
        'brands/baxi.ts',
        { brand: { ...(content.get('brands/baxi.ts')?.brand as Fields), servicePrice: '£85' } },
      ] as const,
    ]);
    const told = contentFaults(changed, today).filter(({ setting }) => !unsound.some((one) => one.setting === setting));
    expect(told.map(({ found }) => found)).toContain('£85');
    expect(told.filter(({ found }) => `${found}`.includes('NaN'))).toEqual([]);
  });
});

describe('a time that is changed in one place alone', () => {
  test('of an area is found out in every district that says the old one', () => {
    const faults = faultsWith('locations/areas.ts', 'areas', (areas: never) =>
      (areas as Fields[]).map((area) => (area.code === 'E' ? { ...area, averageCalloutTime: '50-70 minutes' } : area)),
    );
    const told = [...content].filter(
      ([file, { district }]) => /\/e\d+\.ts$/.test(file) && JSON.stringify(district).includes('minutes'),
    );
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.map(({ setting }) => setting.split('  ')[0])).toEqual(told.map(([file]) => `src/content/${file}`));
    for (const { expected } of faults) expect(expected).toBe('50-70 minutes, as its area says');
  });

  test('of a service is found out on the page of its brand', () => {
    const faults = faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, serviceMinutes: [45, 75] }));
    expect(faults.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(['meta.description', 'intro'].map((field) => `src/content/brands/baxi.ts  ${field}`)),
    );
  });
});

describe('texts', () => {
  test.each([
    '<b>Call us</b>',
    'Repair &amp; service',
    'Call &#8364;',
    'See [our prices](/boiler-quotes)',
    'Never **ever** do that',
    '__Never__',
    'That is *never* right',
    '# Heading',
    '- A list',
    'The `E110` code',
    'Warm again 🔥',
    'Call ☎️ now',
    'Made in 🇬🇧',
    'Step 1️⃣',
    'x'.repeat(1201),
    'Two\nlines',
    ' blank before',
    'It is undefined',
    '',
  ])('%j is refused', (value) => {
    expect(faultsOf(text, value)).toHaveLength(1);
  });

  test.each([
    'Repair & service: A+ boilers, Q&A',
    'Less than < 3 bar, more than > 1; 5 * 3',
    'Ideal Logic+ C30, 24-30 kW, E1/E2 (35 °C) © ® ™ – “so” it’s…',
    '#1 for E*',
    'x'.repeat(1200),
  ])('%j passes', (value) => {
    expect(faultsOf(text, value)).toEqual([]);
  });

  test('are refused with what is expected, in settings too, where they may be empty', () => {
    const plain = 'plain text: no tags, no &…; codes, no Markdown, no emoji';
    expect(faultsOf(textUpTo(60), 'A <b>firm</b>')[0]?.expected).toBe(plain);
    expect(faultsOf(emptyOr(textUpTo(60)), 'A **firm**')[0]?.expected).toBe(`${plain}, or nothing`);
    expect(faultsOf(emptyOr(textUpTo(60)), '')).toEqual([]);
  });
});

describe('dates', () => {
  const file = 'guides/boiler-pressure-guide.ts';
  const dated = (published: string, modified: string) =>
    faultsWith(file, 'guide', (guide: object) => ({ ...guide, published, modified })).map(
      ({ setting, expected }) => `${setting}: ${expected}`,
    );

  test.each(guideSlugs)('%s may be published and changed on one day, and that may be today', (slug) => {
    const same = (guide: object) => ({ ...guide, published: today, modified: today });
    expect(faultsWith(`guides/${slug}.ts`, 'guide', same)).toEqual([]);
  });

  test('that are still to come are refused, of guides and of the combi page', () => {
    expect(dated('2026-01-01', '2026-12-02')).toEqual([`src/content/${file}  modified: no day after today, ${today}`]);
    expect(dated('2031-01-01', '2031-01-01')).toHaveLength(2);
    const combi = faultsWith('combi-ranking.ts', 'combiDates', (dates: object) => ({
      ...dates,
      modified: '2031-01-01',
    }));
    expect(combi.map(({ setting }) => setting)).toEqual(['src/content/combi-ranking.ts  combiDates.modified']);
  });

  test('are those of London, and no clock that stands years behind refuses what is published', () => {
    expect(londonDay(new Date('2027-06-30T23:30:00Z'))).toBe('2027-07-01');
    expect(londonDay(new Date('2027-12-31T23:59:00Z'))).toBe('2027-12-31');
    expect(londonDay(new Date(0))).toBe('2026-11-22');
  });
});

describe('tiles of the map', () => {
  test.each([
    { tile: [15, 6], at: '[0]', expected: 'whole columns from 0 to 14' },
    { tile: [11, 15], at: '[1]', expected: 'whole rows from 0 to 14' },
    { tile: [11, -1], at: '[1]', expected: 'whole rows from 0 to 14' },
    { tile: [11, 6, 1], at: '[2]', expected: 'a column and a row: [11, 6]' },
    ...unservedAreas.map(({ code, tile }) => {
      const expected = `a free tile: ${code} stands there, by unservedAreas in src/content/locations/map-grid.ts`;
      return { tile: [...tile], at: '', expected };
    }),
    { tile: [3, 10], at: '', expected: 'a free tile: the key of the map stands there' },
    { tile: [10, 7], at: '', expected: 'a free tile: e1 stands there' },
  ])('$tile is refused: $expected', ({ tile, at, expected }) => {
    const faults = faultsWith('locations/districts.ts', 'districts', inRow('e3', { tile }));
    expect(faults.map((fault) => [fault.setting, fault.expected])).toEqual([
      [`src/content/locations/districts.ts  districts[e3].tile${at}`, expected],
    ]);
  });
});

test('rows are called by their names, or by their numbers where two have the same', () => {
  const placesOf = (file: string, name: string, change: (value: never) => unknown) =>
    faultsWith(file, name, change).map(({ setting }) => setting.split('  ')[1]);
  const issues = (change: (issue: Fields, index: number) => Fields) => (brand: never) => ({
    ...(brand as Fields),
    issues: ((brand as Fields).issues as Fields[]).map(change),
  });
  const wrong = { urgency: 'soonish' };
  expect(
    placesOf(
      'brands/baxi.ts',
      'brand',
      issues((one, at) => (at === 2 ? { ...one, ...wrong } : one)),
    ),
  ).toEqual([expect.stringMatching(/^issues\[E\d+\]\.urgency$/)]);
  expect(
    placesOf(
      'brands/baxi.ts',
      'brand',
      issues((one, at) => (at < 2 ? { ...one, code: 'E1', ...wrong } : one)),
    ),
  ).toEqual(['issues[0].urgency', 'issues[1].urgency']);
  const districts = inRow('e3', { slug: 'e33' });
  expect(placesOf('locations/districts.ts', 'districts', districts)).toContain('districts[2].slug');
});
