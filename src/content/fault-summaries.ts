import { slugify } from '../lib/slugify.ts';
import type { BrandSlug } from '../routes.ts';
import { loadBrands } from './brands/index.ts';
import { partOf } from './by-slug.ts';
import { worcesterFaults } from './fault-codes.ts';
import { type Fault, faultsOf } from './faults.ts';
import { numbers } from './figures/worcester-error-codes.ts';

// What the boilers of all brands say, for the code finder, which loads it at its first use. Builds put the values in place
// of this module (`bakeSummaries` in vite.config.ts).

/** A fault in few bytes; last whether it has an entry on its page (1), and the id of its card in the Worcester guide. */
export type FaultRow = readonly [
  label: string,
  sentence: string,
  who: Fault['who'],
  urgency: Fault['urgency'],
  id: string,
  hasEntry: 0 | 1,
  card?: string,
];

/** What the boilers of one brand say. */
export interface FaultSummary {
  name: string;
  rows: readonly FaultRow[];
}

const brands = await loadBrands();

/** The faults of each brand, in order. */
export const faultSummaries: Readonly<Record<BrandSlug, FaultSummary>> = partOf(brands, (brand) => ({
  name: brand.name,
  rows: faultsOf(brand).map(({ label, sentence, who, urgency, id, hasEntry }): FaultRow => {
    const card = brand.slug === 'worcester-bosch' && worcesterCard(label);
    const row = [label, sentence, who, urgency, id, hasEntry ? 1 : 0] as const;
    return card ? [...row, card] : row;
  }),
}));

/** The card that has most of a code: the one named for its letters, else the one its number leads to. */
function worcesterCard(label: string): string | undefined {
  const [letters = '', number = letters] = label.split(' ');
  const row = numbers.find((one) => one.number === label || one.number.split(', ').includes(number));
  const byLetters = numbers.find((one) => 'letters' in one && one.letters === letters);
  const card =
    worcesterFaults.find(({ code }) => code.split('/')[0] === label)?.code ??
    [row, byLetters].flatMap((one) => (one && 'card' in one ? [one.card] : []))[0];
  return card && slugify(card);
}
