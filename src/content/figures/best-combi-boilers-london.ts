import { combiReviews, leastEfficiency, shortName } from '../combi-reviews.ts';

/** Sizing of this guide (section 9): output in kW. The other pages keep their own. */
export const bestSizing = [
  { home: '1-2 bed flat', output: [24, 28], radiators: 'up to 10 radiators' },
  { home: '3 bed house', output: [30, 35], radiators: '10-15 radiators' },
  { home: '4+ bed house', output: [35], radiators: '15+ radiators' },
] as const;

/** The two efficiencies of the reviews against each other (section 9): per cent, pounds a year, years. */
export const efficiencyPayback = { from: 92, to: 94, perYear: [100, 150], years: [7, 8] } as const;

/** The names of reviews with an efficiency, for the chart and its table. */
export const labelledModels = ([efficiencyPayback.from, efficiencyPayback.to] as const).map((percent) => ({
  percent,
  label: combiReviews
    .filter(({ efficiency }) => efficiency === percent)
    .map(({ name }) => shortName(name))
    .join(', '),
}));

/** Limits of the label: least seasonal efficiency of a new boiler in England, and class A, in per cent. */
export const label = { floor: leastEfficiency, classA: [90, 97] } as const;

/** Degrees between the cold main and the tap, for the hot water of this guide. */
export const rise = 35;
