import { expect, test } from 'vitest';
import { planRemoval } from '../../../scripts/scaffold/removal.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { type Brand, brandSchema, fewestRelated } from '../../../src/content/schemas/brand.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { type BrandSlug, brandSlugs } from '../../../src/routes.ts';

const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));

test.each(brands.map((brand) => [brand.slug, brand] as const))(
  '%s with two related pages is refused by its schema',
  (_, brand) => {
    const related = brand.related.slice(0, 2);
    expect(faultsOf(brandSchema, { ...brand, related })).toEqual([
      { setting: 'related', found: 'a list of 2', expected: 'a list of 3 or more' },
    ]);
  },
);

test('before a brand is removed, every brand is named that would be left with too few links', () => {
  const links = (brand: Brand, slug: BrandSlug) => brand.related.some(({ to }) => to === `/services/${slug}`);
  const short = (slug: BrandSlug) =>
    brands.filter((brand) => brand.slug !== slug && brand.related.length === fewestRelated && links(brand, slug));
  const removed = brandSlugs.find((slug) => short(slug).length > 0) ?? brandSlugs[0];
  const found = planRemoval({ kind: 'brand', slug: removed }).short;
  expect(found.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual(
    short(removed).map(({ slug }) => `src/content/brands/${slug}.ts`),
  );
  for (const { words } of found) expect(words).toBe('related: 2 of 3 or more');
});
