/** Local pricing guide (specification, section 9): pounds, installed, VAT included. */
export const locationPrices = [
  { type: 'Combi', range: [1800, 3500] },
  { type: 'System', range: [2200, 4000] },
  { type: 'Regular', range: [2500, 4500] },
] as const;

/** The year the prices were last gone over: it stands in the file until the visitor's own year takes its place. */
export const pricesReviewedIn = 2026;
