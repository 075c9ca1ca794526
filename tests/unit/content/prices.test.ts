import { expect, test } from 'vitest';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { type BrandSlug, brandSlugs } from '../../../src/routes.ts';
import { site } from '../../../src/site.config.ts';

/** What a service costs, in pounds, VAT included (specification, section 9); of rich pages also their packages. */
const specifiedPrices: Partial<Record<BrandSlug, { service: number; packages?: readonly number[] }>> = {
  'worcester-bosch': { service: 89, packages: [89, 129, 18] },
  viessmann: { service: 95, packages: [95, 145, 22] },
  ideal: { service: 85 },
  baxi: { service: 85 },
  vaillant: { service: 85 },
  alpha: { service: 85 },
  'glow-worm': { service: 85 },
  vokera: { service: 85 },
  potterton: { service: 85 },
  ferroli: { service: 85 },
  ariston: { service: 85 },
  main: { service: 85 },
  remeha: { service: 85 },
  intergas: { service: 85 },
  navien: { service: 85 },
  keston: { service: 85 },
  grant: { service: 95 },
};

/** A business with a host of its own sets its own prices. */
const isSample = /\.example$/.test(new URL(site.host).hostname);

test.each(brandSlugs)('the sample asks for %s what the specification says', async (slug) => {
  const specified = specifiedPrices[slug];
  if (!isSample || specified === undefined) return;
  const brand = await loadBrand(slug);
  const said = `src/content/brands/${slug}.ts: a price of your own goes into tests/unit/content/prices.test.ts too`;
  expect(brand.servicePrice, said).toBe(specified.service);
  if (brand.layout === 'rich')
    expect(
      brand.packages.map(({ price }) => price),
      said,
    ).toEqual(specified.packages);
});
