import type { BrandSlug } from '../../routes.ts';
import { bySlug } from '../by-slug.ts';
import type { Brand } from '../schemas/brand.ts';

const files = import.meta.glob<Brand>(['./*.ts', '!./index.ts'], { import: 'brand' });

/**
 * Loads what is said of a brand. One module a brand, so that a visitor downloads the brand they read about.
 *
 * @throws Error naming the file that a brand of the route table lacks
 */
export async function loadBrand(slug: BrandSlug): Promise<Brand> {
  const load = files[`./${slug}.ts`];
  if (load === undefined) throw new Error(`src/content/brands/${slug}.ts is missing`);
  return load();
}

/** Loads every brand that can be loaded, for the summaries of a build. */
export function loadBrands(): Promise<Record<BrandSlug, Brand>> {
  return bySlug<BrandSlug, Brand>(files);
}
