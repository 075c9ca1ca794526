import { afterEach, expect, test, vi } from 'vitest';

/** Two lists of boilers, one with the shortest valid warranty and one with the longest (years). */
const lists = [
  ['combi-ranking', 'combiRanking', 2],
  ['combi-reviews', 'combiReviews', 25],
] as const;

afterEach(() => {
  for (const [file] of lists) vi.doUnmock(`../../../src/content/${file}.ts`);
  vi.resetModules();
});

test('the quote page and the cost guide show the range of warranties of all boilers', async () => {
  // Other test files in this worker may have loaded these modules already.
  vi.resetModules();
  for (const [file, name, warranty] of lists) {
    vi.doMock(`../../../src/content/${file}.ts`, async (load) => {
      const module = await load<Record<string, readonly object[]>>();
      return { ...module, [name]: (module[name] ?? []).map((row) => ({ ...row, warranty })) };
    });
  }
  const { quoteFaqs } = await import('../../../src/content/quote.ts');
  const { guide } = await import('../../../src/content/guides/boiler-installation-cost.mdx');
  const texts = [...quoteFaqs, ...guide.faqs].map(({ answer }) => answer);
  expect(texts.filter((text) => text.includes('2-25 years'))).toHaveLength(2);
});
