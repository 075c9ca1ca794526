import { expect, test } from 'vitest';
import { page, pages, textOf } from './dist.ts';

/** Returns the share of 5-word shingles that two texts have in common (Jaccard), 0 to 1. */
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
  ['location', 0.6],
  ['brand', 0.2],
])('no two %s pages are more similar than %f', (kind, limit) => {
  const paths = pages.filter((one) => one.kind === kind).map(({ path }) => path);
  const sets = paths.map((path) => ({ path, set: shingles(textOf(page(path))) }));
  const pairs = sets.flatMap((a, index) =>
    sets.slice(index + 1).map((b) => ({ pair: `${a.path} and ${b.path}`, value: similarity(a.set, b.set) })),
  );
  expect(pairs.length).toBeGreaterThan(100);
  expect(pairs.filter(({ value }) => value > limit)).toEqual([]);
});
