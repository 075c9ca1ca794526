import type { Layout } from './brand.ts';

/** Minimum number of words in the main part of a page: guides, and brands by layout. */
export const minimumWords: Readonly<Record<Layout | 'guide', number>> = {
  guide: 1500,
  rich: 1100,
  long: 900,
  card: 700,
  short: 450,
};
