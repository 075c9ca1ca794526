import { describe, expect, test } from 'vitest';
import { litresPerMinute, outputFor } from '../../../src/components/charts/heat-output.ts';
import { combiReviews } from '../../../src/content/combi-reviews.ts';
import { worcesterFaults } from '../../../src/content/fault-codes.ts';
import {
  bestCombiGuide,
  bestSizing,
  efficiencyPayback,
  installationRange,
} from '../../../src/content/guides/best-combi-boilers-london.ts';
import {
  flowGuide,
  fourToTen,
  tenYearCost,
  topCombiGuide,
  topSizing,
  topThree,
} from '../../../src/content/guides/top-combi-boilers-london.ts';
import { mostResets, worcesterCodesGuide } from '../../../src/content/guides/worcester-error-codes.ts';
import { slugify } from '../../../src/lib/slugify.ts';

describe('the specified figures', () => {
  test.each([
    {
      what: 'reviews: rank, name, price, output, warranty, efficiency (section 3)',
      typed: combiReviews.map((review) => [
        review.rank,
        review.name,
        review.price,
        review.output,
        review.warranty,
        review.efficiency,
      ]),
      specified: [
        [1, 'Viessmann Vitodens 050-W', 2395, 32, 10, 92],
        [2, 'Worcester Bosch Greenstar 4000', 2590, 30, 10, 94],
        [3, 'Viessmann Vitodens 100-W', 2790, 30, 12, 94],
        [4, 'Alpha E-Tec NX', 1950, 28, 10, 92],
        [5, 'Worcester Bosch Greenstar 2000', 2385, 30, 7, 92],
      ],
    },
    {
      what: 'sizing of the best-combi guide (section 9)',
      typed: bestSizing.map(({ home, output, radiators }) => [home, ...output, radiators]),
      specified: [
        ['1-2 bed flat', 24, 28, 'up to 10 radiators'],
        ['3 bed house', 30, 35, '10-15 radiators'],
        ['4+ bed house', 35, '15+ radiators'],
      ],
    },
    {
      what: 'efficiency and installation range of the best-combi guide (section 9)',
      typed: [efficiencyPayback, installationRange],
      specified: [{ from: 92, to: 94, perYear: [100, 150], years: [7, 8] }, [1800, 4500]],
    },
    {
      what: 'typical prices of the top three (section 9)',
      typed: topThree.map(({ rank, typicalPrice }) => [rank, ...typicalPrice]),
      specified: [
        [1, 2400, 2800],
        [2, 2600, 3000],
        [3, 1900, 2300],
      ],
    },
    {
      what: 'sizing of the top-combi guide (section 9)',
      typed: topSizing.map(({ home, output }) => [home, ...output]),
      specified: [
        ['1-2 bed', 24, 28],
        ['3 bed', 30, 32],
        ['4+ bed', 35, 38],
      ],
    },
    {
      what: 'hot water flow by use (section 9)',
      typed: flowGuide.map(({ use, litres }) => [use, ...litres]),
      specified: [
        ['Light use', 10, 12],
        ['Medium use', 12, 14],
        ['Heavy use', 14, 16],
      ],
    },
    {
      what: 'ten-year cost (section 9)',
      typed: tenYearCost,
      specified: { years: 10, lower: 13_250, higher: 14_400 },
    },
    {
      what: 'fault codes: code, name, severity (section 8)',
      typed: worcesterFaults.map(({ code, name, severity }) => [code, name, severity]),
      specified: [
        ['EA', 'Flame Loss', 'high'],
        ['E9/229', 'No Ignition', 'high'],
        ['D5/224', 'Fan Fault', 'high'],
        ['C6/227', 'Fan Speed Out of Range', 'medium'],
        ['A1/EA', 'NTC Thermistor Fault', 'medium'],
        ['E3/EA', 'Overheat Thermistor', 'high'],
        ['D4', 'Low System Pressure', 'low'],
        ['C1/C2', 'Circulating Pump Fault', 'medium'],
        ['E5', 'Flue Temperature Overheat', 'high'],
        ['E8', 'Supply/Return Temperature Sensor Short Circuit', 'medium'],
      ],
    },
    { what: 'resets (section 9)', typed: mostResets, specified: 2 },
  ])('stand for $what', ({ typed, specified }) => {
    expect(typed).toEqual(specified);
  });
});

test('ranks 4 to 10 follow the first three without a gap or a repetition', () => {
  const ranked = [...topThree, ...fourToTen];
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(ranked.map(({ name }) => name)).size).toBe(10);
});

test('the top-combi guide answers six questions', () => {
  expect(topCombiGuide.faqs).toHaveLength(6);
});

test('every fault code has an anchor of its own, apart from the parts of the guide', () => {
  const anchors = [
    ...worcesterFaults.map(({ code }) => slugify(code)),
    ...worcesterCodesGuide.parts.map(({ id }) => id),
  ];
  expect(new Set(anchors).size).toBe(anchors.length);
});

test.each([
  { output: 24, rise: 35, litres: 9.8 },
  { output: 30, rise: 30, litres: 14.3 },
  { output: 38, rise: 40, litres: 13.6 },
])('$output kW warms $litres L/min by $rise °C', ({ output, rise, litres }) => {
  expect(litresPerMinute(output, rise)).toBe(litres);
});

test('16 L/min at a rise of 35 °C takes 39 kW', () => {
  expect(outputFor(16, 35)).toBe(39);
});

test.each([bestCombiGuide, topCombiGuide, worcesterCodesGuide])('$slug was changed after it was published', (guide) => {
  expect(guide.modified > guide.published).toBe(true);
});
