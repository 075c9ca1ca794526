/** Heights of the guides' charts in px, by their IDs in charts.svg. */
export const chartHeights = {
  'efficiency-of-five': 162,
  'sizing-of-five': 172,
  'sizing-of-ten': 172,
  'flow-of-ten': 508,
  'hot-water': 162,
  'ten-years': 116,
  lifespans: 220,
  repairs: 244,
  payback: 236,
  'service-tiers': 196,
} as const;

export type ChartName = keyof typeof chartHeights;
