import { expect, test } from 'vitest';
import { parts } from '../../../src/components/drawings/atlas/parts.ts';
import { boilerDrawings } from '../../../src/content/brand-summaries.ts';
import { brandSlugs } from '../../../src/routes.ts';

test('no two brands have the same front, whatever the sizes of their cases', () => {
  const fronts = brandSlugs.map((slug) => {
    const { position, tone, dial, knobs, trim, floor } = boilerDrawings[slug];
    return [position, tone, dial, knobs, trim, floor].join();
  });
  expect(fronts.length - new Set(fronts).size).toBe(0);
});

test('the boiler that burns oil, and no other, stands on the floor', () => {
  expect(brandSlugs.filter((slug) => boilerDrawings[slug].floor)).toEqual(['grant']);
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
