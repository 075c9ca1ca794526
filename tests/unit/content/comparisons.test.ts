import { afterEach, expect, test, vi } from 'vitest';
import { cheapestOf, isLow, priceAgainst, rankOf } from '../../../src/lib/comparison.ts';

const file = '../../../src/content/packages.ts';

afterEach(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

test.each([
  [1, 'lowest'],
  [2, 'second-lowest'],
  [3, 'third-lowest'],
  [4, 'second-highest'],
  [5, 'highest'],
])('ranks %i among five figures as the %s', (figure, rank) => {
  expect(rankOf(figure, [3, 1, 5, 2, 4])).toBe(rank);
});

test('ranks ties as joint, finds the cheapest and the lower half, and compares two prices', () => {
  expect(rankOf(28, [28, 30, 32], ['least', 'most'])).toBe('least');
  expect(rankOf(7, [7, 10, 7])).toBe('joint lowest');
  expect([1, 2, 3].map((figure) => isLow(figure, [1, 2, 3, 4, 5]))).toEqual([true, true, true]);
  expect([4, 5].map((figure) => isLow(figure, [1, 2, 3, 4, 5]))).toEqual([false, false]);
  expect(cheapestOf([{ price: 3 }, { price: 2, first: true }, { price: 2 }])).toHaveProperty('first');
  expect([priceAgainst(2150, 2590), priceAgainst(2590, 2385)]).toEqual(['£440 less', '£205 more']);
});

test('a changed price changes or removes the sentences that compare it', async () => {
  vi.resetModules();
  vi.doMock(file, async (load) => {
    const module = await load<typeof import('../../../src/content/packages.ts')>();
    const raised = module.packages.map((one) => (one.brand === 'viessmann' ? { ...one, price: 9000 } : one));
    const priceOf = (brand: string) => raised.find((one) => one.brand === brand)?.price;
    return { ...module, packages: raised, packagePrice: priceOf };
  });
  const { combiRanking, cheapest } = await import('../../../src/content/combi-ranking.ts');
  const { combiReviews } = await import('../../../src/content/combi-reviews.ts');
  const [vitodens050, , vitodens100] = combiReviews;
  expect(vitodens050.pros.filter((text) => text.includes('price'))).toEqual([]);
  expect(vitodens100.cons).toContain('Second-highest price of the five');
  expect(combiRanking[2].cons).toContain('Second-highest price of the five');
  expect(combiRanking[0].cons).not.toContain('Second-highest price of the five');
  expect(combiRanking[4].pros).toContain('Lowest installed price of the five');
  expect(cheapest.name).toBe('Baxi 600');
});
