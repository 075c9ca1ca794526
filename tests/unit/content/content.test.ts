import { expect, test } from 'vitest';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { districts } from '../../../src/content/locations/districts.ts';
import { districtFacts } from '../../../src/content/locations/geography.ts';
import { partsOf } from '../../../src/content/locations/tips.ts';
import { formatFaults } from '../../../src/lib/settings.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { contentProblems } from '../unfinished.ts';

test('the content is complete and valid', () => {
  expect(
    contentProblems.length,
    ['These values are missing or invalid.', ...formatFaults(contentProblems)].join('\n'),
  ).toBe(0);
});

test('neighbouring districts list each other', () => {
  const oneSided = districts.flatMap(({ slug, neighbours }) =>
    neighbours
      .filter((neighbour) => !districtFacts(neighbour).neighbours.includes(slug))
      .map((neighbour) => `districts.ts: ${slug} lists ${neighbour}, ${neighbour} does not list ${slug}`),
  );
  expect(oneSided).toEqual([]);
});

test('advice to add water also covers a gauge at zero', async () => {
  const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
  const checks = brands.flatMap((brand) => (brand.issues ?? []).map(({ check }) => check.join(' ')));
  const adds = checks.filter((check) => /\b(top (it )?up|fill) .*\b(1\.\d|loop\b)/i.test(check));
  expect(adds.length).toBeGreaterThan(0);
  expect(adds.filter((check) => !/\bzero\b|\b0\.0\b/i.test(check))).toEqual([]);
});

test('a phone number in a tip keeps its full stop', () => {
  expect(partsOf('Call 0800 111 999. Stay outside.')).toEqual(['Call ', '0800 111 999.', ' Stay outside.']);
});
