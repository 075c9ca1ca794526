import type { BrandSlug } from '../routes.ts';
import { packageWarrantyYears } from './packages.ts';
import type { CountedRating, Evidence, Quotation, Reviews } from './schemas/claims.ts';
import type { Stat } from './schemas/page-parts.ts';

// What the firm says of itself. A claim that is emptied, to '', [] or undefined, leaves no trace on the pages.

/** Review scores as the specification shows them (section 1). The sites' names are in the config. */
export const reviews: Reviews = {
  trades: '9.8/10',
  search: '4.9/5',
  count: '500+',
  of: 'reviews of all our work in London',
};

/** What the score of the search engine is an average of. */
export const countedReviews = [reviews.count, reviews.of].filter(Boolean).join(' ');

export const reviewSummary = reviews.search && `Excellent ${reviews.search} based on ${countedReviews}`;

/**
 * Scores of the structured data (section 9, 'Structured-data figures'), with what each counts: the places that the node
 * it belongs to says it serves. Pages show them too.
 */
export const ratings: { readonly home?: CountedRating | undefined; readonly location?: CountedRating | undefined } = {
  home: { value: 4.9, count: 127, of: 'reviews of our work in central London' },
  location: { value: 4.8, count: 247, of: 'reviews of our work in homes across London' },
};

/** Where home says it works (section 9, 'Structured-data figures'): WC2A, WC1, EC1-EC4. None has a page of its own. */
export const homeAreaServed = ['WC2A', 'WC1', 'EC1', 'EC2', 'EC3', 'EC4'] as const;

/** The public register of gas engineers. */
export const gasSafeRegister = 'https://www.gassaferegister.co.uk/';

/** What the firm has behind it. */
export const experience: { readonly years: string; readonly installations: string } = {
  years: '10+',
  installations: '5,000+',
};

/** Months of our own guarantees: on a service or repair, and on the work of an installation. Texts take them from here. */
export const guaranteeMonths = { service: 12, workmanship: 12 } as const;

/** What stands behind every service and repair (section 9, 'All brands'). */
export const serviceGuarantee: string = `${guaranteeMonths.service}-month guarantee on parts and labour`;

/** Who writes the guides. */
export const guideAuthors: string = 'our Gas Safe registered engineers';

/** Claims that only texts make: empty one once the texts no longer do. */
export const textClaims: { readonly visits: string; readonly cover: string } = {
  visits: 'early, evening and weekend visits',
  cover: 'emergencies 24/7, visits on the same or the next day',
};

/** How soon e-mails are answered. */
export const answersWithin: string = '2 hours';

/** What a buyer is promised, in the sidebars of home and the combi page. */
export const whyChooseUs: readonly string[] = [
  'Gas Safe registered engineers',
  'Fixed prices, no hidden fees',
  `${packageWarrantyYears}-year warranties on installations`,
  `${guaranteeMonths.workmanship}-month workmanship guarantee`,
  'Parts on the van: most repairs on the same visit',
  'No extra work or part without your approval',
];

/** Figures of the long-form brand pages (section 9, 'Stats-strip figures'). */
export const longPageStats: readonly Stat[] = [
  { number: '2,000+', label: 'Services completed' },
  { number: '99%', label: 'Customer satisfaction' },
  { number: '5-star', label: 'Rated' },
];

/** Brands whose approved service the firm is: their pages say so (specification, section 2, layouts C and D). */
export const approvedBy: readonly BrandSlug[] = [
  'baxi',
  'vaillant',
  'alpha',
  'glow-worm',
  'vokera',
  'potterton',
  'ferroli',
  'ariston',
  'main',
  'remeha',
  'intergas',
  'navien',
  'keston',
  'grant',
];

/**
 * What a customer might say (section 1, 'Location pages', and section 9). No customer did: they are composed, and reviews
 * of the config take their place. `{postcode}` and `{minutes}` are those of the page.
 */
export const testimonials: { readonly installation?: Quotation | undefined; readonly callOut?: Quotation | undefined } =
  {
    installation: {
      text: 'They came on the day they said, the price was the one on the quote, and they took the old boiler away. A week later the certificate came in the post.',
      by: 'Homeowner in London, after a combi replacement',
    },
    callOut: {
      text: 'The heating in our {postcode} home stopped with no warning. We called, and the engineer was at the door within {minutes} minutes, gave us a price and fixed it there and then.',
      by: 'Customer in {postcode}',
    },
  };

export type { Evidence };

/**
 * The evidence of each claim, by the name that `npm run check:ready` gives it; that command also prints the line to
 * write here. Nothing of it reaches the pages.
 */
export const evidence: Readonly<Record<string, Evidence>> = {};

/** The figures that are left to show: one whose claim is empty goes with it. */
export function shownFigures(figures: readonly Stat[]): readonly Stat[] {
  return figures.filter(({ number }) => number !== '');
}
