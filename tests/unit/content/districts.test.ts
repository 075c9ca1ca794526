import { expect, test } from 'vitest';
import { districts } from '../../../src/content/locations/districts.ts';
import { districtFacts } from '../../../src/content/locations/geography.ts';

test('neighbours name each other: the one page leads to the other and back', () => {
  const oneSided = districts.flatMap(({ slug, neighbours }) =>
    neighbours
      .filter((neighbour) => !districtFacts(neighbour).neighbours.includes(slug))
      .map((neighbour) => `districts.ts: ${slug} names ${neighbour}, ${neighbour} does not name ${slug}`),
  );
  expect(oneSided).toEqual([]);
});
