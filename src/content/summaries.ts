import type { BrandSlug, GuideSlug } from '../routes.ts';
import type { Brand } from './schemas/brand.ts';
import type { Guide } from './schemas/guide.ts';

// What other pages need to know of a brand or a guide. Builds put these values into the browser's code in place of this
// module (`bakeSummaries` in vite.config.ts), so that no page brings the texts of all others along.

const brands = await valuesOf<BrandSlug, Brand>(
  import.meta.glob<Brand>(['./brands/*.ts', '!./brands/index.ts'], { import: 'brand' }),
);
const guides = await valuesOf<GuideSlug, Guide>(import.meta.glob<Guide>('./guides/*.ts', { import: 'guide' }));

/** How each brand's name is written. */
export const brandNames = summary(brands, ({ name }) => name);

/** The proportions of each brand's boiler, seen from the front; no two alike. */
export const boilerDrawings = summary(brands, ({ drawing }) => drawing);

/** What each brand's boilers burn. */
export const brandFuels = summary(brands, ({ fuel }) => fuel);

/** Short names of the guides, for lists of links. */
export const guideNames = summary(guides, ({ name }) => name);

/** What stands for each guide on its sharing image. */
export const guideScenes = summary(guides, ({ scene }) => scene);

/** The values of files by their slugs. A file that cannot be loaded is left to the check of the content to report. */
async function valuesOf<Slug extends string, Value>(files: Record<string, () => Promise<Value>>) {
  const entries = Object.entries(files).map(async ([path, load]) => {
    const value = await load().catch(() => undefined);
    return value === undefined ? [] : [[path.replace(/^.*\/(.*)\.ts$/, '$1'), value] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat()) as Record<Slug, Value>;
}

function summary<Slug extends string, Value, Part>(values: Record<Slug, Value>, part: (value: Value) => Part) {
  const entries = Object.entries<Value>(values).map(([slug, value]) => [slug, part(value)]);
  return Object.fromEntries(entries) as Record<Slug, Part>;
}
