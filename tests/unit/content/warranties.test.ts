import { afterEach, expect, test, vi } from 'vitest';

/** The shortest and longest valid warranty, each for the boilers of one list. */
const lists = [
  ['combi-ranking', 'combiRanking', 2],
  ['combi-reviews', 'combiReviews', 25],
] as const;

afterEach(() => {
  for (const [file] of lists) vi.doUnmock(`../../../src/content/${file}.ts`);
  vi.resetModules();
});

test('the quote page and the cost guide have the range of warranties of our boilers', async () => {
  // Other tests of this worker have loaded them already.
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
