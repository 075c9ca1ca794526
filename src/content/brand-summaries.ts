import type { BrandSlug } from '../routes.ts';
import { bySlug, partOf } from './by-slug.ts';
import type { Brand } from './schemas/brand.ts';

// What other pages need to know of a brand. Builds put these values into the browser's code in place of this module
// (`bakeSummaries` in vite.config.ts), so that no page brings the texts of all brands along.

const brands = await bySlug<BrandSlug, Brand>(
  import.meta.glob<Brand>(['./brands/*.ts', '!./brands/index.ts'], { import: 'brand' }),
);

/** How each brand's name is written. */
export const brandNames = partOf(brands, ({ name }) => name);

/** The proportions of each brand's boiler, seen from the front; no two alike. */
export const boilerDrawings = partOf(brands, ({ drawing }) => drawing);

/** The lowest price of a service, in pounds. */
export const servicesFrom = Math.min(...Object.values(brands).map(({ servicePrice }) => servicePrice));
