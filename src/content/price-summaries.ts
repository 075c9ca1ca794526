import { type BrandSlug, brandSlugs } from '../routes.ts';
import { loadBrands } from './brands/index.ts';
import type { Brand } from './schemas/brand.ts';

// The service prices of the brands as a table; see brand-summaries.ts.

const brands: Readonly<Partial<Record<BrandSlug, Brand>>> = await loadBrands();

/** What a service costs, as a row of a table. */
export interface ServiceRow {
  name: string;
  /** The brand's page, where there is one. */
  slug?: BrandSlug;
  /** Package or kind of price, and pounds. */
  prices: readonly (readonly [string, number])[];
  /** Shortest and longest visit; absent where the brand's page shows none. */
  minutes?: readonly [number, number] | undefined;
}

/** Our own prices in pounds and times in minutes (specification, section 9, 'Service prices and terms'). */
export const ourPrices: readonly ServiceRow[] = [
  rowOf('worcester-bosch'),
  rowOf('viessmann'),
  rowOf('ideal', 'from'),
  rowOf('baxi', 'fixed'),
  { name: 'Other gas boilers', ...together(['worcester-bosch', 'viessmann', 'ideal', 'baxi']) },
  { ...rowOf('grant', 'fixed'), name: 'Oil boilers' },
];

/** Our care plans, in pounds a month. */
export const ourPlans = brandSlugs.flatMap((slug) =>
  packagesOf(brands[slug])
    .filter(({ per }) => per === 'month')
    .map(({ price }) => ({ brand: brands[slug]?.name ?? slug, price })),
);

/** A brand's services by their names; its one price where it has no packages. */
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

/** All gas boilers but those of some brands: the lowest price, the shortest and the longest visit. */
function together(apart: readonly BrandSlug[]): Pick<ServiceRow, 'prices' | 'minutes'> {
  const others = Object.values(brands).filter(({ slug, fuel }) => fuel === 'gas' && !apart.includes(slug));
  const minutes = others.flatMap(({ serviceMinutes = [] }) => serviceMinutes);
  return {
    prices: [['from', Math.min(...others.map(({ servicePrice }) => servicePrice))]],
    minutes: [Math.min(...minutes), Math.max(...minutes)],
  };
}

/** None where the file of the brand could not be read: the check of the content says so. */
function packagesOf(brand: Brand | undefined) {
  return brand?.layout === 'rich' && Array.isArray(brand.packages) ? brand.packages : [];
}
