import type { BrandSlug } from '../../routes.ts';
import { loadBySlug } from '../load-by-slug.ts';
import type { Brand } from '../schemas/brand.ts';

const files = import.meta.glob<Brand>(['./*.ts', '!./index.ts', '!./*.draft.ts'], { import: 'brand' });

/** Loads the content of a brand. Each brand has its own chunk. Throws if the file is missing. */
export async function loadBrand(slug: BrandSlug): Promise<Brand> {
  const load = files[`./${slug}.ts`];
  if (load === undefined) throw new Error(`src/content/brands/${slug}.ts is missing`);
  return load();
}

/** Loads the content of all valid brands, for the summaries of a build. */
export function loadBrands(): Promise<Record<BrandSlug, Brand>> {
  return loadBySlug<BrandSlug, Brand>(files);
}
