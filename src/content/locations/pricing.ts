/** Local price guide (specification, section 9): pounds, installed, VAT included. */
export const locationPrices = [
  { type: 'Combi', range: [1800, 3500] },
  { type: 'System', range: [2200, 4000] },
  { type: 'Regular', range: [2500, 4500] },
] as const;

const ends = locationPrices.flatMap(({ range }) => range);

/** Price range of all boiler types in London, in pounds (section 9, 'Installation cost guide range'). */
export const installationRange = [Math.min(...ends), Math.max(...ends)] as const;

/** Ends of a scale that fits all ranges: multiples of £1,000, with some space at both ends. */
export const priceScale = [
  Math.max(0, Math.ceil(installationRange[0] / 1000 - 1) * 1000),
  Math.floor(installationRange[1] / 1000 + 1) * 1000,
] as const;

/** Year of the last price review. A script replaces it with the current year. */
export const pricesReviewedIn = 2026;
