import { expect, test } from 'vitest';
import { parts } from '../../../src/components/drawings/atlas/parts.ts';
import { boilerDrawings } from '../../../src/content/brand-summaries.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { unfinished } from '../unfinished.ts';

test.skipIf(unfinished)('no two brands have the same drawing of the boiler front', () => {
  const fronts = brandSlugs.map((slug) => {
    const { position, tone, dial, knobs, trim, floor } = boilerDrawings[slug];
    return { front: [position, tone, dial, knobs, trim, floor].join(), slug };
  });
  const alike = fronts.filter(({ front }) => fronts.filter((other) => other.front === front).length > 1);
  expect(alike, 'brands with the same `drawing` in src/content/brands').toEqual([]);
});

test('all oil boilers, and no others, are drawn on the floor', async () => {
  const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
  const onFloor = brands.filter(({ drawing }) => 'floor' in drawing && drawing.floor).map(({ slug }) => slug);
  expect(onFloor).toEqual(brands.filter(({ fuel }) => fuel === 'oil').map(({ slug }) => slug));
});

test.each([
  ['gas', 'Electrode and lead', ['Burner and electrodes']],
  ['gas', 'Plate heat exchanger', ['Plate heat exchanger']],
  ['gas', 'Heat exchanger, if descaling fails', ['Heat exchanger']],
  ['gas', 'Relief valve or expansion vessel', ['Safety valve', 'Expansion vessel']],
  ['gas', 'Sensor tubes; sometimes the fan', ['Fan']],
  ['gas', 'Usually nothing', []],
  ['oil', 'Oil pump', ['Oil pump']],
] as const)('with the fuel %s, the replaced part "%s" matches the drawn parts %j', (fuel, replaced, names) => {
  expect(parts[fuel].filter(({ pattern }) => pattern.test(replaced)).map(({ name }) => name)).toEqual(names);
});
