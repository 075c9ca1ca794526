import { expect, test } from 'vitest';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { brandSchema } from '../../../src/content/schemas/brand.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { brandSlugs } from '../../../src/routes.ts';

test('a brand with two related pages is refused by its schema', async () => {
  const brand = await loadBrand(brandSlugs[0]);
  expect(faultsOf(brandSchema, { ...brand, related: brand.related.slice(0, 2) })).toEqual([
    { setting: 'related', found: 'a list of 2', expected: 'a list of 3 or more' },
  ]);
});
