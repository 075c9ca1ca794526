import type { Layout } from './brand.ts';

/** The words that a page needs at least, the texts around its own among them: guides, and brands by their layout. */
export const fewestWords: Readonly<Record<Layout | 'guide', number>> = {
  guide: 1500,
  rich: 1100,
  long: 900,
  card: 700,
  short: 450,
};
