import { slugify } from '../lib/slugify.ts';
import type { BrandSlug } from '../routes.ts';
import { loadBrands } from './brands/index.ts';
import { worcesterFaults } from './fault-codes.ts';
import { type Fault, listFaults } from './faults.ts';
import { numbers } from './figures/worcester-error-codes.ts';
import { mapValues } from './load-by-slug.ts';
import { lastRepairs } from './repair-summaries.ts';

// Faults of all brands for the code finder, which loads them on first use. `bakeSummaries` in vite.config.ts inlines
// these values.

/**
 * A fault as a compact tuple. `hasEntry` is 1 if the brand page has an entry; `card` is an ID in the Worcester guide, or
 * empty; `lastPrice` is the price of the latest repair in pounds.
 */
export type FaultRow = readonly [
  label: string,
  sentence: string,
  who: Fault['who'],
  urgency: Fault['urgency'],
  id: string,
  hasEntry: 0 | 1,
  card?: string,
  lastPrice?: number,
];

export interface FaultSummary {
  name: string;
  rows: readonly FaultRow[];
}

const brands = await loadBrands();

export const faultSummaries: Readonly<Record<BrandSlug, FaultSummary>> = mapValues(brands, (brand) => ({
  name: brand.name,
  rows: listFaults(brand).map(({ label, sentence, who, urgency, id, hasEntry }): FaultRow => {
    const card = brand.slug === 'worcester-bosch' ? (worcesterCard(label) ?? '') : '';
    const row = [label, sentence, who, urgency, id, hasEntry ? 1 : 0] as const;
    const price = lastRepairs[`${brand.slug} ${label}`];
    if (price !== undefined) return [...row, card, price];
    return card ? [...row, card] : row;
  }),
}));

/** Returns the ID of the card for a code: by the full code, otherwise by its number, otherwise by its letters. */
function worcesterCard(label: string): string | undefined {
  const [letters = '', number = letters] = label.split(' ');
  const row = numbers.find((one) => one.number === label || one.number.split(', ').includes(number));
  const byLetters = numbers.find((one) => 'letters' in one && one.letters === letters);
  const card =
    worcesterFaults.find(({ code }) => code.split('/')[0] === label)?.code ??
    [row, byLetters].flatMap((one) => (one && 'card' in one ? [one.card] : []))[0];
  return card && slugify(card);
}
