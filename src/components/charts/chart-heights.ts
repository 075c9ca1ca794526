/** Heights of the guides' charts in px, by their IDs in charts.svg. */
export const chartHeights = {
  payback: 236,
} as const;

export type ChartName = keyof typeof chartHeights;
