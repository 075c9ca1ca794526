import { combiReviews, minimumEfficiency, shortName } from '../combi-reviews.ts';

/** Sizing of this guide (section 9): output in kW. Other pages have separate tables. */
export const bestSizing = [
  { home: '1-2 bed flat', output: [24, 28], radiators: 'up to 10 radiators' },
  { home: '3 bed house', output: [30, 35], radiators: '10-15 radiators' },
  { home: '4+ bed house', output: [35], radiators: '15+ radiators' },
] as const;

/** Comparison of two efficiencies (section 9): saving in pounds per year, and years until it pays back. */
export const efficiencyPayback = { from: 92, to: 94, perYear: [100, 150], years: [7, 8] } as const;

/** The two compared efficiencies with the reviewed boilers that have them, for a chart and its table. */
export const labelledModels = ([efficiencyPayback.from, efficiencyPayback.to] as const).map((percent) => ({
  percent,
  label: combiReviews
    .filter(({ efficiency }) => efficiency === percent)
    .map(({ name }) => shortName(name).replaceAll(' ', '\u00a0'))
    .join(', '),
}));

/** Seasonal efficiencies in per cent: the minimum for a new boiler in England, and the limits of class A. */
export const label = { floor: minimumEfficiency, classA: [90, 97] } as const;

/** Temperature rise for hot water flows in this guide, in degrees. */
export const rise = 35;
