import { slugify } from '../lib/slugify.ts';
import type { Brand, Issue } from './schemas/brand.ts';

/** A fault in the code finder. */
export interface Fault extends Pick<Issue, 'who' | 'urgency'> {
  /** Code, or symptom if the brand has no codes. */
  label: string;
  /** Meaning in one sentence. */
  sentence: string;
  /** ID of the entry on the brand page, also used in URLs. */
  id: string;
  /** Whether the brand page has an entry. Additional codes are only in its table. */
  hasEntry: boolean;
}

/** Returns the codes of a brand, or its symptoms if it has no codes. Returns an empty list for the short layout. */
export function listFaults(brand: Brand): Fault[] {
  if (brand.layout === 'short') return [];

  const { issues, moreCodes = [] } = brand;
  const entries = issues.map(({ code, issue, ...fault }) =>
    faultOf({ ...fault, label: code ?? issue, hasEntry: true }),
  );
  const codes = issues.flatMap(({ code }, index) => (code ? (entries[index] ?? []) : []));
  if (codes.length === 0) return entries;
  const further = moreCodes.map(({ code, ...fault }) => faultOf({ ...fault, label: code, hasEntry: false }));
  return [...codes, ...further].sort((one, other) => compareCodes(one.label, other.label));
}

/** Sorts faults by code, `E20` before `E110`. Faults without a code are last. */
export function sortByCode<T extends { code?: string | undefined }>(faults: readonly T[]): T[] {
  return [...faults].sort((one, other) => {
    if (one.code && other.code) return compareCodes(one.code, other.code);
    return Number(!one.code) - Number(!other.code);
  });
}

function compareCodes(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
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

/** Returns the first sentence; adds a missing full stop. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.?!])\s/);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
