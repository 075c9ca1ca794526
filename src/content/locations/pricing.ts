/** Local pricing guide (specification, section 9): pounds, installed, VAT included. */
export const locationPrices = [
  { type: 'Combi', range: [1800, 3500] },
  { type: 'System', range: [2200, 4000] },
  { type: 'Regular', range: [2500, 4500] },
] as const;

const ends = locationPrices.flatMap(({ range }) => range);

/** What an installation of any type of boiler costs in London, in pounds (section 9, 'Installation cost guide range'). */
export const installationRange = [Math.min(...ends), Math.max(...ends)] as const;

/** A scale for all of them in round pounds, that goes on a little beyond either end. */
export const priceScale = [
  Math.max(0, Math.ceil(installationRange[0] / 500 - 1) * 500),
  Math.floor(installationRange[1] / 500 + 1) * 500,
] as const;

/** The year the prices were last gone over: it stands in the file until the visitor's own year takes its place. */
export const pricesReviewedIn = 2026;
