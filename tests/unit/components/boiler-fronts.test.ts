import { expect, test } from 'vitest';
import { parts } from '../../../src/components/drawings/atlas/parts.ts';
import { boilerDrawings } from '../../../src/content/brand-summaries.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { unfinished } from '../unfinished.ts';

test.skipIf(unfinished)('no two brands have the same front, whatever the sizes of their cases', () => {
  const fronts = new Map<string, string>();
  const alike = brandSlugs.flatMap((slug) => {
    const { position, tone, dial, knobs, trim, floor } = boilerDrawings[slug];
    const front = [position, tone, dial, knobs, trim, floor].join();
    const other = fronts.get(front);
    fronts.set(front, slug);
    return other ? [`src/content/brands/${slug}.ts  drawing: drawn as that of ${other}`] : [];
  });
  expect(alike).toEqual([]);
});

test('the boilers that burn oil, and no others, stand on the floor', async () => {
  const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
  const onFloor = brands.filter(({ drawing }) => 'floor' in drawing && drawing.floor).map(({ slug }) => slug);
  expect(onFloor).toEqual(brands.filter(({ fuel }) => fuel === 'oil').map(({ slug }) => slug));
  expect(onFloor).toContain('grant');
});

test.each([
  ['gas', 'Electrode and lead', ['Burner and electrodes']],
  ['gas', 'Plate heat exchanger', ['Plate heat exchanger']],
  ['gas', 'Heat exchanger, if descaling fails', ['Heat exchanger']],
  ['gas', 'Relief valve or expansion vessel', ['Expansion vessel', 'Safety valve']],
  ['gas', 'Sensor tubes; sometimes the fan', ['Fan']],
  ['gas', 'Usually nothing', []],
  ['oil', 'Nozzle, photocell or electrodes', ['Nozzle, photocell and electrodes']],
  ['oil', 'Oil pump', ['Oil pump']],
] as const)('on a %s boiler, "%s" names %j', (fuel, replaced, names) => {
  expect(parts[fuel].filter(({ pattern }) => pattern.test(replaced)).map(({ name }) => name)).toEqual(names);
});
