import { describe, expect, test } from 'vitest';
import { contentFaults } from '../../../scripts/content/check-content.ts';
import { readContent, subjectOf } from '../../../scripts/content/content.ts';
import { settingDates } from '../../../scripts/content/dates.ts';
import { londonDay } from '../../../scripts/content/london-day.ts';
import { reviews } from '../../../src/content/claims.ts';
import { unservedAreas } from '../../../src/content/locations/map-grid.ts';
import { financeTerms } from '../../../src/content/quote.ts';
import { text } from '../../../src/content/schemas/rules.ts';
import { emptyOr, faultsOf, textUpTo } from '../../../src/lib/rules.ts';
import { contentProblems } from '../unfinished.ts';

type Fields = Record<string, unknown>;

const { content } = await readContent();
const today = '2026-12-01';
const known = new Set(contentProblems.map(({ setting }) => setting));

/** Copies a value, and replaces the part at a path such as `packages`, `0`, `price`. */
function withValue(value: unknown, path: readonly string[], last: unknown): unknown {
  const [key = '', ...rest] = path;
  const changed = Array.isArray(value) ? [...value] : { ...(value as Fields) };
  const inner = (value as Fields | undefined)?.[key];
  return Object.assign(changed, { [key]: rest.length === 0 ? last : withValue(inner, rest, last) });
}

/** Replaces values of the content, and returns the resulting faults. */
function faultsWith(values: readonly (readonly [file: string, path: string, value: unknown])[]) {
  const changed = new Map(content);
  for (const [file, path, value] of values) {
    const exports = changed.get(file) ?? {};
    const keys = path.match(/[^.[\]]+/g) ?? [];
    expect(exports).toHaveProperty([keys[0] ?? '']);
    changed.set(file, withValue(exports, keys, value) as Fields);
  }
  return contentFaults(changed, today).filter(({ setting }) => !known.has(setting));
}

const placesWith = (...values: Parameters<typeof faultsWith>[0]) => faultsWith(values).map(({ setting }) => setting);

const baxi = 'brands/baxi.ts';
const cost = 'guides/boiler-installation-cost.mdx';
const replace = 'figures/when-to-replace-boiler.ts';
const figures = 'figures/boiler-service-maintenance.ts';
const districts = 'locations/districts.ts';
const baxiBrand = content.get(baxi)?.brand as { meta: Fields };

/** An invalid value, with the reported field (by default the changed one) and the reported expected value. */
type Fault = [file: string, path: string, value: unknown, field?: string, expected?: string | RegExp];

const faults: Fault[] = [
  [baxi, 'brand.servicePrice', '85', undefined, 'whole pounds from 1 to 99999'],
  [baxi, 'brand.servicePrice', undefined],
  [baxi, 'brand.servicePrize', 85],
  [baxi, 'brand.serviceMinutes', [60, 9000], 'serviceMinutes[1]'],
  [baxi, 'brand.layout', 'cards'],
  [baxi, 'brand.layout', 'short', 'closing'],
  [baxi, 'brand.fuel', 'coal'],
  [baxi, 'brand.slug', 'ideal'],
  [baxi, 'brand.meta.description', undefined],
  [baxi, 'brand.meta.description', `${'A line. '.repeat(12)}\n.`],
  [baxi, 'brand.meta.description', 'Boilers.'],
  [baxi, 'brand.meta.title', 'Baxi '.repeat(13).trim()],
  [baxi, 'brand.faqs', []],
  [baxi, 'brand.related', []],
  [baxi, 'brand.related[0].to', '/services/bosch'],
  [baxi, 'brand.related[0].to', '/services/baxi'],
  [baxi, 'brand.related[0].label', ' '],
  [baxi, 'brand.intro', 'Only £undefined.'],
  [baxi, 'brand.prose', [{ paragraphs: [] }], 'prose[0].paragraphs'],
  [baxi, 'brand.name', 'Ideal'],
  [baxi, 'brand.drawing', undefined],
  ...['title', 'description'].map((field): Fault => {
    const expected = `a ${field} that differs from src/content/${baxi}  meta.${field}`;
    return ['brands/main.ts', `brand.meta.${field}`, baxiBrand.meta[field], undefined, expected];
  }),
  ['brands/viessmann.ts', 'brand.servicePrice', 90, undefined, /^\d+, the lowest price of its service packages$/],
  [cost, 'guide.published', '2025-02-30'],
  [cost, 'guide.modified', '2024-12-31'],
  [cost, 'guide.modified', '2026-12-02', undefined, `today (${today}) or earlier`],
  [cost, 'guide.readingMinutes', 0],
  [cost, 'guide.callToAction', {}, 'callToAction.title'],
  [cost, 'guide.name', 'Best combi boilers, London'],
  [cost, 'guide.scene', 'house'],
  [cost, 'upgrades[3].adds', -590],
  [figures, 'priceTiers[0].price', [85, 70], 'priceTiers[Economy].price[1]'],
  [figures, 'planPrice', [10]],
  [replace, 'smallSaving', Number.NaN],
  [replace, 'repairPrices[0].price', 0],
  ['combi-ranking.ts', 'combiDates.modified', '2025-13-01'],
  ['combi-ranking.ts', 'combiRanking[1].rank', 1, 'combiRanking[Viessmann Vitodens 050-W].rank'],
  ...['38', '38-25kW'].map(
    (output): Fault => [
      ...(['combi-ranking.ts', 'combiRanking[4].output', output, 'combiRanking[Baxi 600].output'] as const),
      'a range of outputs, e.g. 25-35kW',
    ],
  ),
  ['combi-ranking.ts', 'londonInstallationRange', [3600, 3500], 'londonInstallationRange[1]'],
  ['packages.ts', 'packages', []],
  ['packages.ts', 'packages[0].price', 0, 'packages[Premium].price'],
  ['packages.ts', 'packages[0].brand', 'bosch', 'packages[Premium].brand'],
  ['quote.ts', 'quotedBoilers[2].warranty', 0, 'quotedBoilers[Vaillant ecoTEC Plus].warranty'],
  ['quote.ts', 'quoteTerms.matchPercent', 120],
  ['quote.ts', 'savings.old', { efficiency: 70, perYear: 700 }, 'savings.new.perYear'],
  // The list is empty for a business that offers no finance.
  ...(financeTerms.length === 0
    ? []
    : ([
        ['quote.ts', 'financeTerms[1].apr', Number.NaN],
        ['quote.ts', 'financeTerms[1].months', 36, 'financeTerms[1].label'],
        ['quote.ts', 'financeExample.months', 36],
      ] satisfies Fault[])),
  ['fault-codes.ts', 'worcesterFaults[3].severity', 'grave', 'worcesterFaults[C6/227].severity'],
  ['fault-codes.ts', 'worcesterFaults[1].code', 'EA'],
  ['home.ts', 'homeMeta.title', 'x\ny'],
  ['home.ts', 'introduction', ['From £undefined.'], 'introduction[0]'],
  ['navigation.ts', 'mobileNav[0].to', '/about'],
  ['locations/pricing.ts', 'locationPrices[1].type', 'Combi'],
  ['locations/areas.ts', 'areas[4].code', 'EC'],
  ['locations/areas.ts', 'areas[0].districts', [], 'areas[E].districts'],
  ['locations/areas.ts', 'areas[0].landmarks', ['a', 'b', 'c', 'd'], 'areas[E].landmarks'],
  [districts, 'districts[0].centre', [-0.058, 51.515], 'districts[e1].centre[0]'],
  [districts, 'districts[0].neighbours', ['e19'], 'districts[e1].neighbours[0]'],
  [districts, 'districts[1].slug', 'e1'],
  [districts, 'districts[2].slug', 'e33'],
  [districts, 'districts[2].places', [], 'districts[e3].places'],
  [districts, 'districts[2].tile', [15, 6], 'districts[e3].tile[0]', 'whole column numbers from 0 to 13'],
  [districts, 'districts[2].tile', [11, 15], 'districts[e3].tile[1]', 'whole row numbers from 0 to 14'],
  [districts, 'districts[2].tile', [2, 10], 'districts[e3].tile', 'a free tile: the legend uses this tile'],
  [districts, 'districts[2].tile', [9, 7], 'districts[e3].tile', 'a free tile: e1 uses this tile'],
  ...unservedAreas
    .slice(0, 1)
    .map(({ tile }): Fault => [districts, 'districts[2].tile', tile, 'districts[e3].tile', /unservedAreas in src/]),
  ['claims.ts', 'ratings.location', { value: 11, count: 247, of: 'reviews' }, 'ratings.location.value'],
  ['claims.ts', 'reviews.search', '9.8/5'],
  ['claims.ts', 'reviews.trades', '0/10'],
  ['claims.ts', 'reviews.count', '0+'],
  ['claims.ts', 'experience.years', 10],
  ['claims.ts', 'longPageStats', [{ number: '5', label: '' }], 'longPageStats[0].label'],
  ['claims.ts', 'approvedBy', ['boxi'], 'approvedBy[0]'],
  ['claims.ts', 'whyChooseUs', [''], 'whyChooseUs[0]'],
  ['claims.ts', 'testimonials', { callOut: { text: 'In an hour.', by: '' } }, 'testimonials.callOut.by'],
  ['claims.ts', 'evidence', { reviews: { says: '4.9/5', source: 'Google' } }, 'evidence.reviews.date'],
];

test.each(faults)('src/content/%s: %s %j is invalid', (file, path, value, field, expected) => {
  const place = `src/content/${file}  ${field ?? path.replace(`${subjectOf(file)}.`, '')}`;
  const message = expected instanceof RegExp ? expect.stringMatching(expected) : (expected ?? expect.any(String));
  expect(faultsWith([[file, path, value]])).toContainEqual(
    expect.objectContaining({ setting: place, expected: message }),
  );
});

test('claims may be empty', () => {
  const empty = {
    reviews: { trades: '', search: '', count: '', of: reviews.of },
    ratings: { home: undefined },
    experience: { years: '', installations: '' },
    ...{ longPageStats: [], approvedBy: [], whyChooseUs: [], testimonials: {} },
    ...{ serviceGuarantee: '', emailReplyTime: '', guideAuthors: '' },
  };
  expect(placesWith(...Object.entries(empty).map(([name, value]) => ['claims.ts', name, value] as const))).toEqual([]);
});

test('a text that contains NaN is reported only if no other value is invalid', () => {
  const intro = [baxi, 'brand.intro', 'A service costs £NaN.'] as const;
  const price = [baxi, 'brand.servicePrice', Number.NaN] as const;
  expect(placesWith(intro, price)).toEqual([`src/content/${baxi}  servicePrice`]);
  expect(placesWith(intro)).toEqual([`src/content/${baxi}  intro`]);
});

test('files are compared with each other only if all are valid', () => {
  const both = placesWith([baxi, 'brand.name', 'Ideal'], [baxi, 'brand.servicePrice', -1]);
  expect(both).toEqual([`src/content/${baxi}  servicePrice`]);
});

test('a changed call-out time is reported for every district text that still has the old one', () => {
  const found = faultsWith([['locations/areas.ts', 'areas[0].averageCalloutTime', '50-70 minutes']]);
  const stale = [...content].filter(
    ([file, { district }]) => /\/e\d+\.ts$/.test(file) && JSON.stringify(district).includes('minutes'),
  );
  expect(stale.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ setting }) => setting))).toEqual(new Set(stale.map(([file]) => `src/content/${file}`)));
  for (const { expected } of found) expect(expected).toBe('50-70 minutes, as in its area');
});

test('a district in two areas or in none is invalid', () => {
  const found = faultsWith([['locations/areas.ts', 'areas[0].districts', ['E1', 'N1']]]).map((fault) => fault.found);
  expect(found).toEqual(expect.arrayContaining(['N1 in 2 areas', 'E2 in 0 areas']));
});

test('missing and unknown files are reported', () => {
  const files = new Map([...content, ['guides/new-guide.mdx', {}] as const]);
  files.delete('locations/districts/e1.ts');
  const places = contentFaults(files).map(({ setting }) => setting);
  expect(places).toEqual(['src/content/guides/new-guide.mdx', 'src/content/locations/districts/e1.ts']);
});

test.each([null, { slug: 1, meta: null }])('exports of the wrong type, such as %j, do not crash the check', (value) => {
  for (const [file, exports] of content) {
    if (/districts\/(?!e1\.)|brands\/(?!baxi|ideal|index|vaillant|viessmann)|guides\/[^w]/.test(file)) continue;
    const replaced = Object.fromEntries(Object.keys(exports).map((name) => [name, value]));
    expect(contentFaults(new Map([...content, [file, replaced]])), file).toBeInstanceOf(Array);
  }
});

describe('texts', () => {
  test('are valid if they have 1 to 1,200 characters and no markup, emoji or line break', () => {
    const plain = [
      'Repair & service: A+ boilers, Q&A',
      'Less than < 3 bar, more than > 1; 5 * 3',
      'Ideal Logic+ C30, 24-30 kW, E1/E2 (35 °C) © ® ™ – “so” it’s…',
      '#1 for E*',
      'x'.repeat(1200),
    ];
    const marked = [
      ...['<b>Call us</b>', 'Repair &amp; service', 'See [our prices](/boiler-quotes)', 'Never **ever** do that'],
      ...['That is *never* right', '# Heading', '- A list', 'The `E110` code', 'Call ☎️ now', 'Made in 🇬🇧', 'Step 1️⃣'],
      ...['x'.repeat(1201), 'Two\nlines', ' blank before', 'It is undefined', ''],
    ];
    expect([...plain, ...marked].filter((value) => faultsOf(text, value).length === 0)).toEqual(plain);
  });

  test('in settings follow the same rules, and optional ones may be empty', () => {
    const plain = 'plain text: no tags, no character references such as &amp;, no Markdown, no emoji';
    expect(faultsOf(textUpTo(60), 'A <b>firm</b>')[0]?.expected).toBe(plain);
    expect(faultsOf(emptyOr(textUpTo(60)), 'A **firm**')[0]?.expected).toBe(`${plain}, or an empty string`);
    expect(faultsOf(emptyOr(textUpTo(60)), '')).toEqual([]);
  });
});

describe('dates', () => {
  test('may be today', () => {
    expect(placesWith([cost, 'guide.published', today], [cost, 'guide.modified', today])).toEqual([]);
  });

  test('are compared with the date in London, or with a fixed date if the clock is earlier', () => {
    expect(londonDay(new Date('2027-06-30T23:30:00Z'))).toBe('2027-07-01');
    expect(londonDay(new Date('2027-12-31T23:59:00Z'))).toBe('2027-12-31');
    expect(londonDay(new Date(0))).toBe('2026-11-22');
  });

  test('are invalid if a review is in the future, or a security contact expires in the past or in over a year', () => {
    const review = { author: 'A. Name', source: 'A site', rating: 5, text: 'Warm again.' };
    const faultsOfDates = (dates: readonly string[], expires = '') => {
      const security = { contact: expires && 'security@a.example', expires };
      const settings = { reviews: dates.map((date) => ({ ...review, date })), security };
      return settingDates(settings, '2026-06-01').map(({ setting, found }) => `${setting.split('  ')[1]} ${found}`);
    };
    expect(faultsOfDates(['2026-06-01', '2026-06-02'])).toEqual(['reviews[1].date 2026-06-02']);
    const days = ['2026-05-31', '2026-06-01', '2027-06-02', '2027-06-03'];
    const expired = ['security.expires 2026-05-31', 'security.expires 2027-06-03'];
    expect(days.flatMap((expires) => faultsOfDates([], expires))).toEqual(expired);
  });
});
