import { describe, expect, test } from 'vitest';
import { costGuide, installationRange } from '../../../src/content/guides/boiler-installation-cost.ts';
import { pressure, pressureGuide, repressuriseSteps } from '../../../src/content/guides/boiler-pressure-guide.ts';
import {
  ourPlans,
  ourPrices,
  planPrice,
  pressureRule,
  priceTiers,
  serviceGuide,
  typicalPrice,
} from '../../../src/content/guides/boiler-service-maintenance.ts';
import {
  ageBands,
  exampleBoiler,
  exampleScenarios,
  fiftyRule,
  lifespans,
  newBoilerPrice,
  repairPrices,
  replacementGuide,
  yearlySaving,
} from '../../../src/content/guides/when-to-replace-boiler.ts';
import { locationPrices } from '../../../src/content/locations/pricing.ts';

/** What the specification states (section 9), and where the guides hold it. */
const figures: readonly { figure: string; stated: unknown; held: unknown }[] = [
  { figure: 'cold system, bar', stated: [1, 1.5], held: pressure.cold },
  { figure: 'recommended cold, bar', stated: [1.2, 1.3], held: pressure.recommended },
  { figure: 'hot system, bar', stated: [1.5, 2], held: pressure.hot },
  { figure: 'never above, bar', stated: 2.5, held: pressure.limit },
  { figure: 'never above in the service guide', stated: '2 bar', held: pressureRule.ceiling },
  { figure: 'low-pressure cut-out, bar', stated: [0.5, 0.7], held: pressure.cutOut },
  { figure: 'relief valve opens, bar', stated: 3, held: pressure.relief },
  { figure: 'repressurise to, bar', stated: [1.3, 1.5], held: pressure.refill },
  { figure: 'steps of repressurising', stated: 7, held: repressuriseSteps.length },
  {
    figure: 'service price tiers',
    stated: [
      [70, 85],
      [85, 110],
      [110, 150],
    ],
    held: priceTiers.map(({ price }) => price),
  },
  {
    figure: 'names of the tiers',
    stated: ['Economy', 'Standard', 'Premium'],
    held: priceTiers.map(({ name }) => name),
  },
  { figure: 'typical service price', stated: [80, 120], held: typicalPrice },
  { figure: 'service plans per month', stated: [10, 15], held: planPrice },
  { figure: 'our plans per month', stated: [18, 22], held: ourPlans.map(({ price }) => price) },
  {
    figure: 'our service prices',
    stated: [[89, 129], [95, 145], [85], [85], [85], [95]],
    held: ourPrices.map(({ prices }) => prices.map(([, pounds]) => pounds)),
  },
  {
    figure: 'minutes of a service',
    stated: [[45, 60], [60, 75], undefined, [60, 90], [60, 90], [90, 120]],
    held: ourPrices.map((row) => ('minutes' in row ? row.minutes : undefined)),
  },
  { figure: 'month of the service guide', stated: '2025-10', held: serviceGuide.modified.slice(0, 7) },
  { figure: 'minutes to read the service guide', stated: 15, held: serviceGuide.readingMinutes },
  {
    figure: 'lifespans in years',
    stated: { Combi: [10, 15], System: [12, 17], Regular: [15, 20], 'Back boiler': [8, 12] },
    held: Object.fromEntries(lifespans.map(({ type, years }) => [type, years])),
  },
  { figure: '50% rule', stated: 0.5, held: fiftyRule },
  {
    figure: 'decision by age',
    stated: { '0-5 years': 'Repair', '6-8 years': 'Usually repair', '9-12 years': 'Depends', '12+ years': 'Replace' },
    held: Object.fromEntries(ageBands.map(({ age, verdict }) => [age, verdict])),
  },
  {
    figure: 'repair prices',
    stated: { 'Expansion vessel': [150, 250], 'Circuit board': [200, 400], 'Plate heat exchanger': [300, 600] },
    held: Object.fromEntries(repairPrices.map(({ part, price }) => [part, price])),
  },
  { figure: 'new boiler', stated: [2000, 2500], held: newBoilerPrice },
  { figure: 'saving a year', stated: [300, 400], held: yearlySaving },
  { figure: 'range of the installation cost guide', stated: [1800, 4500], held: installationRange },
];

test.each(figures)('holds as specified: $figure', ({ stated, held }) => {
  expect(held).toEqual(stated);
});

describe('the replacement guide', () => {
  test('has the examples A to D', () => {
    expect(exampleScenarios.map(({ letter }) => letter).join('')).toBe('ABCD');
  });

  test.each(exampleScenarios)('judges example $letter by the 50% rule', ({ quote, verdict }) => {
    expect(quote > fiftyRule * exampleBoiler).toBe(verdict === 'Replace');
  });

  test('says in the matrix what the age band says', () => {
    for (const { verdict, below } of ageBands) expect(below.words).toBe(verdict);
  });
});

test('the cost guide ranges from the cheapest type to the dearest', () => {
  const ends = locationPrices.flatMap(({ range }) => range);
  expect(installationRange).toEqual([Math.min(...ends), Math.max(...ends)]);
});

test.each([pressureGuide, serviceGuide, replacementGuide, costGuide])(
  '$slug has a head that search results can show',
  ({ meta }) => {
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(110);
    expect(meta.description.length).toBeLessThanOrEqual(158);
  },
);
