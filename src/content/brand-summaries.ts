import { loadBrands } from './brands/index.ts';
import { partOf } from './by-slug.ts';
import { faultSummaries } from './fault-summaries.ts';

// Facts about brands that other pages need. `bakeSummaries` in vite.config.ts inlines these values, so that no page
// loads the texts of all brands.

const brands = await loadBrands();

export const brandNames = partOf(brands, ({ name }) => name);

/** Drawing parameters, different for each brand. */
export const boilerDrawings = partOf(brands, ({ drawing }) => drawing);

/** Lowest price of a service, in pounds. */
export const servicesFrom = Math.min(...Object.values(brands).map(({ servicePrice }) => servicePrice));

export const servesOil = Object.values(brands).some(({ fuel }) => fuel === 'oil');

/** Paths of the faults of each brand. Pages with the short layout mention them throughout. */
export const faultPages = partOf(brands, ({ slug, layout }) =>
  layout === 'short' ? (`/services/${slug}` as const) : (`/services/${slug}#issues` as const),
);

/** Worcester Bosch codes with the IDs of their cards in the Worcester guide. */
export const worcesterKeys: readonly (readonly [label: string, card: string])[] = faultSummaries[
  'worcester-bosch'
].rows.flatMap(([label, , , , , , card]) => (card ? [[label, card] as const] : []));
