/** Review scores as the specification shows them (section 1). The sites' names are in the config. */
const stars = 4.9;
const search = `${stars}/5`;
const count = '500+';
const of = 'reviews of all our work in London';
export const reviews = {
  trades: '9.8/10',
  search,
  stars,
  count,
  /** What the count holds. */
  of,
  summary: `Excellent ${search} based on ${count} ${of}`,
} as const;

/**
 * Scores of the structured data (section 9, 'Structured-data figures'), with what each counts: the places that the node
 * it belongs to says it serves. Pages show them too.
 */
export const ratings = {
  home: { value: 4.9, count: 127, of: 'reviews of our work in central London' },
  location: { value: 4.8, count: 247, of: 'reviews of our work in homes across London' },
} as const;

/** Where home says it works (section 9, 'Structured-data figures'): WC2A, WC1, EC1-EC4. None has a page of its own. */
export const homeAreaServed = ['WC2A', 'WC1', 'EC1', 'EC2', 'EC3', 'EC4'] as const;

/** The public register of gas engineers. */
export const gasSafeRegister = 'https://www.gassaferegister.co.uk/';

/** What the firm has behind it. */
export const experience = { years: '10+', installations: '5,000+' } as const;

/** What stands behind every service and repair (section 9, 'All brands'). */
export const serviceGuarantee = '12-month guarantee on parts and labour';

/** What a buyer is promised, in the sidebars of home and the combi page. */
export const whyChooseUs = [
  'Gas Safe registered engineers',
  'Fixed prices, no hidden fees',
  '10-year warranties on installations',
  '12-month workmanship guarantee',
  'Parts on the van: most repairs on the same visit',
  'No extra work or part without your approval',
] as const;

/** Figures of the long-form brand pages (section 9, 'Stats-strip figures'). */
export const longPageStats = [
  { number: '2,000+', label: 'Services completed' },
  { number: '99%', label: 'Customer satisfaction' },
  { number: '5-star', label: 'Rated' },
] as const;

/** What a claim rests on. */
export interface Evidence {
  /** The figures that were checked: a claim that has changed since is asked after again. */
  says: string;
  /** Where they can be read, or whose word it is: a report, an agreement, the owner by name. */
  source: string;
  /** When that was looked at: `YYYY-MM-DD`. */
  date: string;
}

/**
 * The evidence of each claim, by the name that `npm run check:ready` gives it; that command also prints the line to
 * write here. Nothing of it reaches the pages.
 */
export const evidence: Readonly<Record<string, Evidence>> = {};
