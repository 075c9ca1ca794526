import { describe, expect, test } from 'vitest';
import { litresPerMinute, outputFor } from '../../../src/components/charts/heat-output.ts';
import { fourToTen, topThree } from '../../../src/content/figures/top-combi-boilers-london.ts';
import {
  ageBands,
  exampleBoiler,
  exampleScenarios,
  fiftyRule,
} from '../../../src/content/figures/when-to-replace-boiler.ts';

describe('the replacement guide', () => {
  test('has the examples A to D', () => {
    expect(exampleScenarios.map(({ letter }) => letter).join('')).toBe('ABCD');
  });

  test.each(exampleScenarios)('judges example $letter by the 50% rule', ({ quote, verdict }) => {
    expect(quote > fiftyRule * exampleBoiler).toBe(verdict === 'Replace');
  });

  test('has the same verdicts in the matrix and the age bands', () => {
    for (const { verdict, below } of ageBands) expect(below.words).toBe(verdict);
  });
});

test('the top-combi guide ranks ten different boilers from 1 to 10', () => {
  const ranked = [...topThree, ...fourToTen];
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(ranked.map(({ name }) => name)).size).toBe(10);
});

test('computes the flow rate for an output and temperature rise, and the output for a flow rate', () => {
  expect([litresPerMinute(24, 35), litresPerMinute(30, 30), litresPerMinute(38, 40)]).toEqual([9.8, 14.3, 13.6]);
  expect(outputFor(16, 35)).toBe(39);
});
