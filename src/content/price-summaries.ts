import { type BrandSlug, brandSlugs } from '../routes.ts';
import { loadBrands } from './brands/index.ts';
import type { Brand } from './schemas/brand.ts';

// Service prices of all brands, inlined like the values of brand-summaries.ts.

const brands: Readonly<Partial<Record<BrandSlug, Brand>>> = await loadBrands();

export interface ServiceRow {
  name: string;
  /** Slug of the brand page, if any. */
  slug?: BrandSlug;
  /** Package name or kind of price (`from`, `fixed`), with the price in pounds. */
  prices: readonly (readonly [string, number])[];
  /** Shortest and longest visit. Missing if the brand page shows none. */
  minutes?: readonly [number, number] | undefined;
}

/** In pounds and minutes (specification, section 9, 'Service prices and terms'). */
export const ourPrices: readonly ServiceRow[] = [
  rowOf('worcester-bosch'),
  rowOf('viessmann'),
  rowOf('ideal', 'from'),
  rowOf('baxi', 'fixed'),
  { name: 'Other gas boilers', ...combinedRow(['worcester-bosch', 'viessmann', 'ideal', 'baxi']) },
  { ...rowOf('grant', 'fixed'), name: 'Oil boilers' },
];

/** In pounds per month. */
export const ourPlans = brandSlugs.flatMap((slug) =>
  packagesOf(brands[slug])
    .filter(({ per }) => per === 'month')
    .map(({ price }) => ({ brand: brands[slug]?.name ?? slug, price })),
);

/** Returns a row with the service packages of a brand, or with its only price. */
function rowOf(slug: BrandSlug, kind = 'from'): ServiceRow {
  const brand = brands[slug];
  const services = packagesOf(brand).filter(({ per }) => per === 'service');
  return {
    name: brand?.name ?? slug,
    slug,
    prices:
      services.length > 0
        ? services.map(({ name, price }) => [name, price] as const)
        : [[kind, brand?.servicePrice ?? Number.NaN]],
    minutes: brand?.serviceMinutes,
  };
}

/** Combines all other gas boilers: lowest price, shortest and longest visit. */
function combinedRow(excluded: readonly BrandSlug[]): Pick<ServiceRow, 'prices' | 'minutes'> {
  const others = Object.values(brands).filter(({ slug, fuel }) => fuel === 'gas' && !excluded.includes(slug));
  const minutes = others.flatMap(({ serviceMinutes = [] }) => serviceMinutes);
  return {
    prices: [['from', Math.min(...others.map(({ servicePrice }) => servicePrice))]],
    minutes: [Math.min(...minutes), Math.max(...minutes)],
  };
}

/** Returns the packages of a brand with the rich layout. Invalid brands have none; the content check reports them. */
function packagesOf(brand: Brand | undefined) {
  return brand?.layout === 'rich' && Array.isArray(brand.packages) ? brand.packages : [];
}
