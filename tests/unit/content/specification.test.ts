import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/content.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { site } from '../../../src/site.config.ts';
import { claimRemoved } from '../claim-removed.ts';

/** Fields to compare with specification.txt, by file and export. An empty string compares the whole export. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages.ts': { packageWarrantyYears: '', packages: 'name boiler price', included: 'name' },
  'claims.ts': {
    reviews: 'search count trades',
    experience: 'years installations',
    ratings: '',
    guaranteeMonths: 'service workmanship',
  },
  'quote.ts': {
    quoteTerms: 'seconds validDays matchPercent',
    financeTerms: 'months apr',
    financeExample: 'amount months',
    quotedBoilers: 'brand type output warranty price',
    ...{ warrantyYears: '', possibleSaving: '', savings: '' },
  },
  'combi-ranking.ts': {
    combiRanking: 'rank name output efficiency warranty price rating',
    combiSizing: 'output radiators bathrooms',
    ...{ runningCosts: 'rows kwhPerYear years', londonInstallationRange: '' },
  },
  'combi-reviews.ts': { combiReviews: 'name price output warranty efficiency' },
  'fault-codes.ts': { worcesterFaults: 'code name severity' },
  'pressure.ts': { pressure: 'cold recommended hot limit cutOut relief' },
  'locations/areas.ts': { areas: 'code averageCalloutTime' },
  'locations/pricing.ts': { locationPrices: 'type range' },
  'figures/best-combi-boilers-london.ts': {
    bestSizing: 'home output radiators',
    efficiencyPayback: 'from to perYear years',
  },
  'figures/top-combi-boilers-london.ts': {
    ...{ topThree: 'name typicalPrice', topSizing: 'home output', flowGuide: 'use litres' },
    tenYearCost: 'years lower higher',
  },
  'figures/worcester-error-codes.ts': { maximumResets: '' },
  'guides/boiler-service-maintenance.mdx': { guide: 'readingMinutes' },
  'figures/boiler-service-maintenance.ts': {
    ...{ priceTiers: 'name price', pressureRule: 'ceiling' },
    ...{ typicalPrice: '', planPrice: '' },
  },
  'figures/when-to-replace-boiler.ts': {
    ...{ lifespans: 'type years', fiftyRule: '', ageBands: 'age verdict', repairPrices: 'part price' },
    ...{ newBoilerPrice: '', yearlySaving: '' },
  },
  ...Object.fromEntries(brandSlugs.map((slug) => [`brands/${slug}.ts`, { brand: 'servicePrice packages' }])),
};

const rowsOf = (value: unknown, columns: string): unknown[][] =>
  columns === ''
    ? [[value]]
    : [value]
        .flat()
        .map((row) => columns.split(' ').map((column) => (row as Record<string, unknown> | undefined)?.[column]));

const cellOf = (cell: unknown) =>
  JSON.stringify(Array.isArray(cell) ? cell.map((one: { price?: number }) => one.price ?? one) : cell);

const specified = readFileSync('tests/unit/content/specification.txt', 'utf8').trim().split('\n');

// A business with its own host has its own figures.
test.skipIf(!/\.example$/.test(new URL(site.host).hostname))(
  'the content has the figures of the specification',
  async () => {
    const { content } = await readContent();
    const figures = Object.entries(fields).flatMap(([file, names]) =>
      Object.entries(names).flatMap(([name, columns]) =>
        rowsOf(content.get(file)?.[name], columns).map((row) => `${file} ${name}: ${row.map(cellOf).join(' ')}`.trim()),
      ),
    );
    // Owners may remove brands and claims.
    const isRequired = (line: string) =>
      content.has(line.split(' ')[0] ?? '') && !(claimRemoved && /^(claims|quote)\.ts/.test(line));
    const missing = specified.filter((line) => isRequired(line) && !figures.includes(line));
    expect(missing, 'if you changed these on purpose, change tests/unit/content/specification.txt too').toEqual([]);
  },
);
