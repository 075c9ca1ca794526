import { loadBrands } from './brands/index.ts';
import { faultSummaries } from './fault-summaries.ts';
import { mapValues } from './load-by-slug.ts';

// Facts about brands that other pages need. `bakeSummaries` in vite.config.ts inlines these values, so that no page
// loads the texts of all brands.

const brands = await loadBrands();

export const brandNames = mapValues(brands, ({ name }) => name);

/** Drawing parameters, different for each brand. */
export const boilerDrawings = mapValues(brands, ({ drawing }) => drawing);

/** Lowest price of a service, in pounds. */
export const servicesFrom = Math.min(...Object.values(brands).map(({ servicePrice }) => servicePrice));

export const servesOil = Object.values(brands).some(({ fuel }) => fuel === 'oil');

/** Path to the faults of each brand. The short layout has no `#issues` section. */
export const faultPages = mapValues(brands, ({ slug, layout }) =>
  layout === 'short' ? (`/services/${slug}` as const) : (`/services/${slug}#issues` as const),
);

/** Worcester Bosch codes with the IDs of their cards in the Worcester guide. */
export const worcesterCodes: readonly (readonly [label: string, card: string])[] = faultSummaries[
  'worcester-bosch'
].rows.flatMap(([label, , , , , , card]) => (card ? [[label, card] as const] : []));
