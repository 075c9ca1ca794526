import { expect, test } from 'vitest';
import { loadBrand } from '../../../src/content/brands/index.ts';
import * as claims from '../../../src/content/claims.ts';
import * as ranking from '../../../src/content/combi-ranking.ts';
import { combiReviews } from '../../../src/content/combi-reviews.ts';
import { worcesterFaults } from '../../../src/content/fault-codes.ts';
import { bestSizing, efficiencyPayback } from '../../../src/content/figures/best-combi-boilers-london.ts';
import * as service from '../../../src/content/figures/boiler-service-maintenance.ts';
import * as top from '../../../src/content/figures/top-combi-boilers-london.ts';
import * as replace from '../../../src/content/figures/when-to-replace-boiler.ts';
import { mostResets } from '../../../src/content/figures/worcester-error-codes.ts';
import { guide as serviceGuide } from '../../../src/content/guides/boiler-service-maintenance.mdx';
import { areas } from '../../../src/content/locations/areas.ts';
import { locationPrices } from '../../../src/content/locations/pricing.ts';
import { included, packages, packageWarrantyYears } from '../../../src/content/packages.ts';
import { pressure } from '../../../src/content/pressure.ts';
import * as quote from '../../../src/content/quote.ts';
import { type BrandSlug, brandSlugs } from '../../../src/routes.ts';
import { site } from '../../../src/site.config.ts';

// The figures of the specification, once, against the data; that pages say what the data has is seen in tests/built.

/** A business with a host of its own has figures of its own. */
const isSample = /\.example$/.test(new URL(site.host).hostname);

/** Fields of each row, as `Combi 10-15`. */
const valuesOf = (rows: readonly object[], ...names: string[]) =>
  rows.map((row) =>
    names
      .map((name) => (row as Record<string, unknown>)[name])
      .map((value) => (Array.isArray(value) ? value.join('-') : String(value)))
      .join(' '),
  );

/** By file: what stands there, what it has, and what the specification has for it (sections 1, 3 and 9). */
const specified: readonly (readonly [file: string, name: string, own: unknown, specified: unknown])[] = [
  ['packages.ts', 'packageWarrantyYears', packageWarrantyYears, 10],
  [
    'packages.ts',
    'packages',
    valuesOf(packages, 'name', 'boiler', 'price'),
    [
      'Premium Worcester Bosch 4000 2590',
      'Value Viessmann 050-W 2395',
      'Smart Vaillant ecoTEC Plus 2650',
      'Budget Ideal Logic+ C30 2250',
    ],
  ],
  [
    'packages.ts',
    'included',
    included.map(({ name }) => name),
    [
      'Boiler supply and fit',
      'Powerflush',
      'Magnetic filter',
      'Wireless thermostat',
      'Gas Safe and Building Regs certification',
      'Old boiler removal',
    ],
  ],
  ['claims.ts', 'reviews.search', claims.reviews.search, '4.9/5'],
  ['claims.ts', 'reviews.count', claims.reviews.count, '500+'],
  ['claims.ts', 'reviews.trades', claims.reviews.trades, '9.8/10'],
  ['claims.ts', 'experience.years', claims.experience.years, '10+'],
  ['claims.ts', 'experience.installations', claims.experience.installations, '5,000+'],
  ['claims.ts', 'ratings.home', valuesOf([claims.ratings.home ?? {}], 'value', 'count'), ['4.9 127']],
  ['claims.ts', 'ratings.location', valuesOf([claims.ratings.location ?? {}], 'value', 'count'), ['4.8 247']],
  ['claims.ts', 'guaranteeMonths', claims.guaranteeMonths, { service: 12, workmanship: 12 }],
  ['quote.ts', 'quoteTerms', quote.quoteTerms, { seconds: 60, validDays: 30, matchPercent: 95 }],
  ['quote.ts', 'financeTerms', valuesOf(quote.financeTerms, 'months', 'apr'), ['12 0', '24 3.9', '60 5.9']],
  ['quote.ts', 'financeExample', quote.financeExample, { amount: 2500, months: 12 }],
  [
    'quote.ts',
    'quotedBoilers',
    valuesOf(quote.quotedBoilers, 'brand', 'type', 'output', 'warranty', 'price'),
    [
      'worcester-bosch Combi 25 10 2590',
      'viessmann Combi 29 10 2395',
      'vaillant Combi 30 10 2650',
      'ideal Combi 30 10 2250',
      'worcester-bosch System 30 12 3150',
      'viessmann System 35 10 3295',
    ],
  ],
  ['quote.ts', 'warrantyYears', quote.warrantyYears, '7-12'],
  ['quote.ts', 'possibleSaving', quote.possibleSaving, 30],
  [
    'quote.ts',
    'savings',
    quote.savings,
    { old: { efficiency: 70, perYear: 1200 }, new: { efficiency: 92, perYear: 840 }, years: 15 },
  ],
  [
    'combi-ranking.ts',
    'combiRanking',
    valuesOf(ranking.combiRanking, 'name', 'output', 'efficiency', 'warranty', 'price', 'rating'),
    [
      'Worcester Bosch Greenstar 4000 25-35kW 94 10 2590 4.9',
      'Viessmann Vitodens 050-W 25-35kW 94 10 2395 4.8',
      'Vaillant ecoTEC Plus 25-38kW 94 10 2650 4.8',
      'Ideal Logic+ C30 24-35kW 93 10 2250 4.7',
      'Baxi 600 24-33kW 93 7 2150 4.6',
    ],
  ],
  [
    'combi-ranking.ts',
    'combiSizing',
    valuesOf(ranking.combiSizing, 'output', 'radiators', 'bathrooms'),
    [
      '24-27kW up to 10 radiators 1 bathroom',
      '28-34kW 10-15 radiators 1-2 bathrooms',
      '35-42kW 15-20 radiators 2-3 bathrooms',
    ],
  ],
  [
    'combi-ranking.ts',
    'runningCosts',
    valuesOf(ranking.runningCosts.rows, 'efficiency', 'perYear'),
    ['90 1200', '94 1150'],
  ],
  ['combi-ranking.ts', 'runningCosts', [ranking.runningCosts.kwhPerYear, ranking.runningCosts.years], [15_000, 10]],
  ['combi-ranking.ts', 'londonInstallationRange[1]', ranking.londonInstallationRange[1], 3500],
  [
    'combi-reviews.ts',
    'combiReviews',
    valuesOf(combiReviews, 'name', 'price', 'output', 'warranty', 'efficiency'),
    [
      'Viessmann Vitodens 050-W 2395 32 10 92',
      'Worcester Bosch Greenstar 4000 2590 30 10 94',
      'Viessmann Vitodens 100-W 2790 30 12 94',
      'Alpha E-Tec NX 1950 28 10 92',
      'Worcester Bosch Greenstar 2000 2385 30 7 92',
    ],
  ],
  [
    'figures/best-combi-boilers-london.ts',
    'bestSizing',
    valuesOf(bestSizing, 'home', 'output', 'radiators'),
    ['1-2 bed flat 24-28 up to 10 radiators', '3 bed house 30-35 10-15 radiators', '4+ bed house 35 15+ radiators'],
  ],
  [
    'figures/best-combi-boilers-london.ts',
    'efficiencyPayback',
    efficiencyPayback,
    { from: 92, to: 94, perYear: [100, 150], years: [7, 8] },
  ],
  [
    'figures/top-combi-boilers-london.ts',
    'topThree',
    valuesOf(top.topThree, 'name', 'typicalPrice'),
    ['Worcester Bosch Greenstar 4000 2400-2800', 'Vaillant ecoTEC plus 2600-3000', 'Ideal Logic+ Combi 1900-2300'],
  ],
  [
    'figures/top-combi-boilers-london.ts',
    'topSizing',
    valuesOf(top.topSizing, 'home', 'output'),
    ['1-2 bed 24-28', '3 bed 30-32', '4+ bed 35-38'],
  ],
  [
    'figures/top-combi-boilers-london.ts',
    'flowGuide',
    valuesOf(top.flowGuide, 'use', 'litres'),
    ['Light use 10-12', 'Medium use 12-14', 'Heavy use 14-16'],
  ],
  ['figures/top-combi-boilers-london.ts', 'tenYearCost', top.tenYearCost, { years: 10, lower: 13_250, higher: 14_400 }],
  ['figures/worcester-error-codes.ts', 'mostResets', mostResets, 2],
  [
    'fault-codes.ts',
    'worcesterFaults',
    valuesOf(worcesterFaults, 'code', 'name', 'severity'),
    [
      'EA Flame Loss high',
      'E9/229 No Ignition high',
      'D5/224 Fan Fault high',
      'C6/227 Fan Speed Out of Range medium',
      'A1/EA NTC Thermistor Fault medium',
      'E3/EA Overheat Thermistor high',
      'D4 Low System Pressure low',
      'C1/C2 Circulating Pump Fault medium',
      'E5 Flue Temperature Overheat high',
      'E8 Supply/Return Temperature Sensor Short Circuit medium',
    ],
  ],
  ['guides/boiler-service-maintenance.mdx', 'guide.modified', serviceGuide.modified.slice(0, 7), '2025-10'],
  ['guides/boiler-service-maintenance.mdx', 'guide.readingMinutes', serviceGuide.readingMinutes, 15],
  [
    'figures/boiler-service-maintenance.ts',
    'priceTiers',
    valuesOf(service.priceTiers, 'name', 'price'),
    ['Economy 70-85', 'Standard 85-110', 'Premium 110-150'],
  ],
  ['figures/boiler-service-maintenance.ts', 'typicalPrice', service.typicalPrice, [80, 120]],
  ['figures/boiler-service-maintenance.ts', 'planPrice', service.planPrice, [10, 15]],
  ['figures/boiler-service-maintenance.ts', 'pressureRule.ceiling', service.pressureRule.ceiling, '2 bar'],
  [
    'pressure.ts',
    'pressure',
    [pressure.cold, pressure.recommended, pressure.hot, pressure.limit, pressure.cutOut, pressure.relief],
    [[1, 1.5], [1.2, 1.3], [1.5, 2], 2.5, [0.5, 0.7], 3],
  ],
  [
    'figures/when-to-replace-boiler.ts',
    'lifespans',
    valuesOf(replace.lifespans, 'type', 'years'),
    ['Combi 10-15', 'System 12-17', 'Regular 15-20', 'Back boiler 8-12'],
  ],
  ['figures/when-to-replace-boiler.ts', 'fiftyRule', replace.fiftyRule, 0.5],
  [
    'figures/when-to-replace-boiler.ts',
    'ageBands',
    valuesOf(replace.ageBands, 'age', 'verdict'),
    ['0-5 years Repair', '6-8 years Usually repair', '9-12 years Depends', '12+ years Replace'],
  ],
  [
    'figures/when-to-replace-boiler.ts',
    'repairPrices',
    valuesOf(replace.repairPrices, 'part', 'price'),
    ['Expansion vessel 150-250', 'Circuit board 200-400', 'Plate heat exchanger 300-600'],
  ],
  ['figures/when-to-replace-boiler.ts', 'newBoilerPrice', replace.newBoilerPrice, [2000, 2500]],
  ['figures/when-to-replace-boiler.ts', 'yearlySaving', replace.yearlySaving, [300, 400]],
  [
    'locations/areas.ts',
    'averageCalloutTime',
    valuesOf(areas, 'code', 'averageCalloutTime'),
    ['E 30-45 minutes', 'W 25-40 minutes', 'N 35-50 minutes', 'S 30-45 minutes', 'NW 25-35 minutes'],
  ],
  [
    'locations/pricing.ts',
    'locationPrices',
    valuesOf(locationPrices, 'type', 'range'),
    ['Combi 1800-3500', 'System 2200-4000', 'Regular 2500-4500'],
  ],
];

/** What a service costs, in pounds, VAT included; then the packages of rich pages. A brand that is new has none. */
const services: Partial<Record<BrandSlug, readonly number[]>> = {
  'worcester-bosch': [89, 89, 129, 18],
  viessmann: [95, 95, 145, 22],
  grant: [95],
  ...Object.fromEntries(
    'ideal baxi vaillant alpha glow-worm vokera potterton ferroli ariston main remeha intergas navien keston'
      .split(' ')
      .map((slug) => [slug, [85]]),
  ),
};

/** A claim may be dropped where it stands. */
const isDropped = (own: unknown) => ['', 'undefined undefined'].includes(`${own}`);

const here = 'tests/unit/content/specification.test.ts';

const kept = specified.filter(([, , own]) => !isDropped(own));

test.skipIf(!isSample).each(kept)('src/content/%s: %s is as specified', (file, name, own, figures) => {
  expect(own, `a figure of your own in src/content/${file}, ${name}, goes into ${here} too`).toEqual(figures);
});

const priced = brandSlugs.filter((slug) => services[slug] !== undefined);

test.skipIf(!isSample).each(priced)('the prices of %s are as specified', async (slug) => {
  const figures = services[slug];
  const brand = await loadBrand(slug);
  const prices = brand.layout === 'rich' ? brand.packages.map(({ price }) => price) : [];
  const message = `a price of your own in src/content/brands/${slug}.ts goes into ${here} too`;
  expect([brand.servicePrice, ...prices], message).toEqual(figures);
});
