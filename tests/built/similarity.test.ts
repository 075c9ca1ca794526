import { expect, test } from 'vitest';
import { page, pages, textOf } from './dist.ts';

/** Share of the 5-word shingles of two texts that stand in both (Jaccard), 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}£%']+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

test.each([
  {
    what: 'location',
    paths: pages.filter(({ page: kind }) => kind === 'location').map(({ path }) => path),
    limit: 0.6,
  },
  { what: 'brand', paths: pages.filter(({ page: kind }) => kind === 'brand').map(({ path }) => path), limit: 0.2 },
])('no two $what pages are alike by more than $limit', ({ what, paths, limit }) => {
  const sets = paths.map((path) => [path, shingles(textOf(page(path)))] as const);
  const pairs = sets.flatMap(([a, setA], index) =>
    sets.slice(index + 1).map(([b, setB]) => ({ a, b, value: similarity(setA, setB) })),
  );
  const [worst] = pairs.sort((p, q) => q.value - p.value);
  console.log(`Most alike ${what} pages: ${worst?.a} and ${worst?.b}, ${worst?.value.toFixed(3)}`);
  expect(worst?.value, `${worst?.a} and ${worst?.b}`).toBeLessThanOrEqual(limit);
});
