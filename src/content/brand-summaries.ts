import { loadBrands } from './brands/index.ts';
import { partOf } from './by-slug.ts';
import { faultSummaries } from './fault-summaries.ts';

// What other pages need to know of a brand. Builds put these values into the browser's code in place of this module
// (`bakeSummaries` in vite.config.ts), so that no page brings the texts of all brands along.

const brands = await loadBrands();

/** How each brand's name is written. */
export const brandNames = partOf(brands, ({ name }) => name);

/** The proportions of each brand's boiler, seen from the front; no two alike. */
export const boilerDrawings = partOf(brands, ({ drawing }) => drawing);

/** The lowest price of a service, in pounds. */
export const servicesFrom = Math.min(...Object.values(brands).map(({ servicePrice }) => servicePrice));

/** Whether there is a brand that burns oil. */
export const servesOil = Object.values(brands).some(({ fuel }) => fuel === 'oil');

/** Where each brand's page tells of its faults; one that is prose alone does so all over. */
export const faultPages = partOf(brands, ({ slug, layout }) =>
  layout === 'short' ? (`/services/${slug}` as const) : (`/services/${slug}#issues` as const),
);

/** What the codes guide has a card for: each code of a Worcester Bosch, and the id of its card. */
export const worcesterKeys: readonly (readonly [label: string, card: string])[] = faultSummaries[
  'worcester-bosch'
].rows.flatMap(([label, , , , , , card]) => (card ? [[label, card] as const] : []));
