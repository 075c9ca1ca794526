import { describe, expect, test } from 'vitest';
import { instalments } from '../../../src/lib/instalments.ts';

describe('instalments', () => {
  test('without interest come to what was borrowed', () => {
    expect(instalments(2500, 12, 0)).toEqual({ perMonth: 208.33, total: 2500 });
  });

  test.each([
    { months: 12, apr: 9.9 },
    { months: 24, apr: 3.9 },
    { months: 60, apr: 5.9 },
  ])('over $months months at $apr% APR are worth the loan today', ({ months, apr }) => {
    const { perMonth, total } = instalments(2500, months, apr);
    const worths = Array.from({ length: months }, (_, index) => perMonth / (1 + apr / 100) ** ((index + 1) / 12));
    expect(Math.abs(worths.reduce((sum, worth) => sum + worth) - 2500)).toBeLessThan(months * 0.005);
    expect(Math.abs(total - perMonth * months)).toBeLessThanOrEqual(months * 0.005);
    expect(total).toBeGreaterThan(2500);
  });
});
