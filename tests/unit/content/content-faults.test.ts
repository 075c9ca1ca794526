import { beforeAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../../scripts/content/check-content.ts';
import { type Content, readContent } from '../../../scripts/content/content.ts';
import { londonDay, settingDates } from '../../../scripts/content/dates.ts';
import { unservedAreas } from '../../../src/content/locations/map-grid.ts';
import { text } from '../../../src/content/schemas/rules.ts';
import { emptyOr, faultsOf, textUpTo } from '../../../src/lib/rules.ts';
import { unsound } from '../unfinished.ts';

type Fields = Record<string, unknown>;

const today = '2026-12-01';
let content: Content;
beforeAll(async () => {
  content = (await readContent()).content;
}, 60_000);

/** Returns the faults of a changed export, without those that the content has anyway. */
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

test.each(['38', '38-25kW'])('%j is not a range of outputs', (output) => {
  expect(faultsWith('combi-ranking.ts', 'combiRanking', named('Baxi 600', { output }))).toEqual([
    {
      setting: 'src/content/combi-ranking.ts  combiRanking[Baxi 600].output',
      found: output,
      expected: 'a range of outputs, e.g. 25-35kW',
    },
  ]);
});

test('the price of a service is the lowest of its packages', () => {
  const faults = faultsWith('brands/viessmann.ts', 'brand', (brand: object) => ({ ...brand, servicePrice: 90 }));
  expect(faults).toEqual([
    {
      setting: 'src/content/brands/viessmann.ts  servicePrice',
      found: 90,
      expected: expect.stringMatching(/^\d+, the lowest price of its packages$/),
    },
  ]);
});

test('texts that contain an invalid value are reported only without its cause', () => {
  const broken = { servicePrice: Number.NaN, intro: 'A service costs £NaN.' };
  const faults = faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, ...broken }));
  expect(faults.map(({ setting }) => setting)).toEqual(['src/content/brands/baxi.ts  servicePrice']);
  const alone = faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, intro: broken.intro }));
  expect(alone.map(({ setting }) => setting)).toEqual(['src/content/brands/baxi.ts  intro']);
});

test('files are compared only if every value is valid by itself', () => {
  const renamed = { name: 'Ideal' };
  const both = { ...renamed, servicePrice: -1 };
  const placesWith = (fields: object) =>
    faultsWith('brands/baxi.ts', 'brand', (brand: object) => ({ ...brand, ...fields })).map(({ setting }) => setting);
  expect(placesWith(renamed)).toEqual(['src/content/brands/baxi.ts  name']);
  expect(placesWith(both)).toEqual(['src/content/brands/baxi.ts  servicePrice']);
});

test('a changed call-out time is reported in every district with the old one', () => {
  const faults = faultsWith('locations/areas.ts', 'areas', inRow('E', { averageCalloutTime: '50-70 minutes' }));
  const typed = [...content].filter(
    ([file, { district }]) => /\/e\d+\.ts$/.test(file) && JSON.stringify(district).includes('minutes'),
  );
  expect(faults.length).toBeGreaterThan(0);
  expect(new Set(faults.map(({ setting }) => setting))).toEqual(new Set(typed.map(([file]) => `src/content/${file}`)));
  for (const { expected } of faults) expect(expected).toBe('50-70 minutes, as its area says');
});

describe('texts', () => {
  test('without markup, emoji or line breaks are accepted', () => {
    const plain = [
      'Repair & service: A+ boilers, Q&A',
      'Less than < 3 bar, more than > 1; 5 * 3',
      'Ideal Logic+ C30, 24-30 kW, E1/E2 (35 °C) © ® ™ – “so” it’s…',
      '#1 for E*',
      'x'.repeat(1200),
    ];
    const marked = [
      '<b>Call us</b>',
      'Repair &amp; service',
      'See [our prices](/boiler-quotes)',
      'Never **ever** do that',
      'That is *never* right',
      '# Heading',
      '- A list',
      'The `E110` code',
      'Call ☎️ now',
      'Made in 🇬🇧',
      'Step 1️⃣',
      'x'.repeat(1201),
      'Two\nlines',
      ' blank before',
      'It is undefined',
      '',
    ];
    expect([...plain, ...marked].filter((value) => faultsOf(text, value).length === 0)).toEqual(plain);
  });

  test('in settings have the same rules, and may be empty', () => {
    const plain = 'plain text: no tags, no &…; codes, no Markdown, no emoji';
    expect(faultsOf(textUpTo(60), 'A <b>firm</b>')[0]?.expected).toBe(plain);
    expect(faultsOf(emptyOr(textUpTo(60)), 'A **firm**')[0]?.expected).toBe(`${plain}, or nothing`);
    expect(faultsOf(emptyOr(textUpTo(60)), '')).toEqual([]);
  });
});

describe('dates', () => {
  const file = 'guides/boiler-pressure-guide.mdx';
  const dated = (published: string, modified: string) =>
    faultsWith(file, 'guide', (guide: object) => ({ ...guide, published, modified })).map(
      ({ setting, expected }) => `${setting}: ${expected}`,
    );

  test('of publication and change may be today', () => {
    expect(dated(today, today)).toEqual([]);
  });

  test('in the future are invalid, in guides and on the combi page', () => {
    expect(dated('2026-01-01', '2026-12-02')).toEqual([`src/content/${file}  modified: no day after today, ${today}`]);
    expect(dated('2031-01-01', '2031-01-01')).toHaveLength(2);
    const combi = faultsWith('combi-ranking.ts', 'combiDates', (dates: object) => ({
      ...dates,
      modified: '2031-01-01',
    }));
    expect(combi.map(({ setting }) => setting)).toEqual(['src/content/combi-ranking.ts  combiDates.modified']);
  });

  test('are days in London, and not before the last change of this site', () => {
    expect(londonDay(new Date('2027-06-30T23:30:00Z'))).toBe('2027-07-01');
    expect(londonDay(new Date('2027-12-31T23:59:00Z'))).toBe('2027-12-31');
    expect(londonDay(new Date(0))).toBe('2026-11-22');
  });
});

describe('tiles of the map', () => {
  test.each([
    { tile: [15, 6], at: '[0]', expected: 'whole columns from 0 to 14' },
    { tile: [11, 15], at: '[1]', expected: 'whole rows from 0 to 14' },
    { tile: [11, 6, 1], at: '[2]', expected: 'a column and a row: [11, 6]' },
    ...unservedAreas.slice(0, 1).map(({ code, tile }) => {
      const expected = `a free tile: ${code} stands there, by unservedAreas in src/content/locations/map-grid.ts`;
      return { tile: [...tile], at: '', expected };
    }),
    { tile: [3, 10], at: '', expected: 'a free tile: the key of the map stands there' },
    { tile: [10, 7], at: '', expected: 'a free tile: e1 stands there' },
  ])('$tile is invalid: $expected', ({ tile, at, expected }) => {
    const faults = faultsWith('locations/districts.ts', 'districts', inRow('e3', { tile }));
    expect(faults.map((fault) => [fault.setting, fault.expected])).toEqual([
      [`src/content/locations/districts.ts  districts[e3].tile${at}`, expected],
    ]);
  });
});

test('rows are named by their names, or by their numbers if the name is wrong', () => {
  const placesOf = (fields: Fields) =>
    faultsWith('locations/districts.ts', 'districts', inRow('e3', fields)).map(({ setting }) => setting.split('  ')[1]);
  expect(placesOf({ places: [] })).toEqual(['districts[e3].places']);
  expect(placesOf({ slug: 'e33' })).toContain('districts[2].slug');
});

test('reviews in the future and a security contact that is expired or too far ahead are invalid', () => {
  const review = { author: 'A. Name', source: 'A site', rating: 5, text: 'Warm again.' };
  const faultsOfDates = (dates: readonly string[], expires = '') =>
    settingDates(
      {
        reviews: dates.map((date) => ({ ...review, date })),
        security: { contact: expires && 'security@a.example', expires },
      },
      '2026-06-01',
    ).map(({ setting, found }) => `${setting.split('  ')[1]} ${found}`);
  expect(faultsOfDates(['2026-06-01', '2026-06-02'])).toEqual(['reviews[1].date 2026-06-02']);
  const days = ['2026-05-31', '2026-06-01', '2027-06-02', '2027-06-03'];
  expect(days.flatMap((expires) => faultsOfDates([], expires))).toEqual([
    'security.expires 2026-05-31',
    'security.expires 2027-06-03',
  ]);
});
