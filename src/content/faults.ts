import { slugify } from '../lib/slugify.ts';
import type { Brand, Issue } from './schemas/brand.ts';

/** A fault as a key of the code finder: what the boiler shows, and what a caller wants to know of it. */
export interface Fault extends Pick<Issue, 'who' | 'urgency'> {
  /** The code, or the sign where the brand has no codes. */
  label: string;
  /** What it means, in one sentence. */
  sentence: string;
  /** Its id in addresses, and that of its entry on the brand's page. */
  id: string;
  /** Whether it has an entry there; further codes stand in the table alone. */
  hasEntry: boolean;
}

/**
 * What a brand's boilers say, in order: its codes, or the signs of a brand without any. None for a page that is prose
 * alone.
 */
export function faultsOf(brand: Brand): Fault[] {
  if (brand.layout === 'short') return [];

  const { issues, moreCodes = [] } = brand;
  const entries = issues.map(({ code, issue, ...fault }) =>
    faultOf({ ...fault, label: code ?? issue, hasEntry: true }),
  );
  const codes = issues.flatMap(({ code }, index) => (code ? (entries[index] ?? []) : []));
  if (codes.length === 0) return entries;
  const further = moreCodes.map(({ code, ...fault }) => faultOf({ ...fault, label: code, hasEntry: false }));
  return [...codes, ...further].sort((one, other) => one.label.localeCompare(other.label, 'en', { numeric: true }));
}

function faultOf({
  label,
  meaning,
  who,
  urgency,
  hasEntry,
}: Pick<Fault, 'label' | 'who' | 'urgency' | 'hasEntry'> & { meaning: string }): Fault {
  return { label, sentence: firstSentence(meaning), who, urgency, id: slugify(label), hasEntry };
}

/** A table's meaning is no sentence yet. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.?!])\s/);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
