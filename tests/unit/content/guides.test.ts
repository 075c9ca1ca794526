import { describe, expect, test } from 'vitest';
import { litresPerMinute, outputFor } from '../../../src/components/charts/heat-output.ts';
import { worcesterFaults } from '../../../src/content/fault-codes.ts';
import { repressuriseSteps } from '../../../src/content/guides/boiler-pressure-guide.ts';
import { fourToTen, guide as topCombiGuide, topThree } from '../../../src/content/guides/top-combi-boilers-london.ts';
import {
  ageBands,
  exampleBoiler,
  exampleScenarios,
  fiftyRule,
} from '../../../src/content/guides/when-to-replace-boiler.ts';
import { guide as worcesterCodesGuide } from '../../../src/content/guides/worcester-error-codes.ts';
import { slugify } from '../../../src/lib/slugify.ts';

// What holds within a guide. That the figures are the specification's, specification.test.ts sees.

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

test('the pressure guide repressurises in 7 steps', () => {
  expect(repressuriseSteps).toHaveLength(7);
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
