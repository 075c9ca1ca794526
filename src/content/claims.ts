import type { BrandSlug } from '../routes.ts';
import { packageWarrantyYears } from './packages.ts';
import type { CountedRating, Evidence, Quotation, Reviews } from './schemas/claims.ts';
import type { Stat } from './schemas/page-parts.ts';

// Claims about the business. Empty claims ('', [] or undefined) are not shown.

/** Review scores (specification, section 1). `reviewSites` in src/site.config.ts has the names of the sites. */
export const reviews: Reviews = {
  trades: '9.8/10',
  search: '4.9/5',
  count: '500+',
  of: 'reviews of all our work in London',
};

export const countedReviews = [reviews.count, reviews.of].filter(Boolean).join(' ');

export const reviewSummary = reviews.search && `Excellent ${reviews.search} based on ${countedReviews}`;

/**
 * Ratings in structured data and on pages (section 9, 'Structured-data figures'). `of` describes the counted reviews,
 * which must match the area served by the rated business.
 */
export const ratings: { readonly home?: CountedRating | undefined; readonly location?: CountedRating | undefined } = {
  home: { value: 4.9, count: 127, of: 'reviews of our work in central London' },
  location: { value: 4.8, count: 247, of: 'reviews of our work in homes across London' },
};

/** Returns a sentence with our registration and, if claimed, a rating: `4.9/5 from 500+ reviews`. */
export function registration(rating: string | undefined): string {
  return rating ? `Gas Safe registered, and rated ${rating}.` : 'Our engineers are Gas Safe registered.';
}

/** Districts without pages that we also serve: in texts and structured data (section 9, 'Structured-data figures'). */
export const homeAreaServed = ['WC2A', 'WC1', 'EC1', 'EC2', 'EC3', 'EC4'] as const;

export const gasSafeRegister = 'https://www.gassaferegister.co.uk/';

export const experience: { readonly years: string; readonly installations: string } = {
  years: '10+',
  installations: '5,000+',
};

/** Guarantees in months: `service` for services and repairs, `workmanship` for installations. */
export const guaranteeMonths = { service: 12, workmanship: 12 } as const;

/** Guarantee of every service and repair (section 9, 'All brands'). */
export const serviceGuarantee: string = `${guaranteeMonths.service}-month guarantee on parts and labour`;

export const guideAuthors: string = 'our Gas Safe registered engineers';

/** Claims that only appear in texts. Empty them once the texts no longer contain them. */
export const textClaims: { readonly visits: string; readonly cover: string } = {
  visits: 'early, evening and weekend visits',
  cover: 'emergencies 24/7, visits on the same or the next day',
};

export const emailReplyTime: string = '2 hours';

/** Promises in the sidebars of the home page and /combi-boilers. */
export const whyChooseUs: readonly string[] = [
  'Gas Safe registered engineers',
  'Fixed prices, no hidden fees',
  `${packageWarrantyYears}-year warranties on installations`,
  `${guaranteeMonths.workmanship}-month workmanship guarantee`,
  'Parts on the van: most repairs on the same visit',
  'No extra work or part without your approval',
];

/** Figures on brand pages with the long layout (section 9, 'Stats-strip figures'). */
export const longPageStats: readonly Stat[] = [
  { number: '2,000+', label: 'Services completed' },
  { number: '99%', label: 'Customer satisfaction' },
  { number: '5-star', label: 'Rated' },
];

/** Brands that approved us for servicing. Their pages show a badge (specification, section 2, layouts C and D). */
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

/** Brands that accredit our installers, which their longest warranties require. */
export const accreditedBy: readonly BrandSlug[] = [];

/**
 * Example quotations (section 1, 'Location pages', and section 9). Real reviews in src/site.config.ts replace them.
 * `{postcode}` and `{minutes}` are placeholders.
 */
export const testimonials: { readonly installation?: Quotation | undefined; readonly callOut?: Quotation | undefined } =
  {
    installation: {
      text: 'We come on the day we said, the price is the one on the quote, and we take the old boiler away. The Building Regulations certificate then comes in the post.',
      by: 'We wrote this example of a combi replacement',
    },
    callOut: {
      text: 'For example, you call about a heating emergency in\u00a0{postcode}, and we leave at once. The engineer can be with you in {minutes}\u00a0minutes and will give you a price. Once you agree, they fix it there and then.',
    },
  };

export type { Evidence };

/** Evidence for claims, by claim name. `npm run check:ready` prints the lines to add. Pages do not show it. */
export const evidence: Readonly<Record<string, Evidence>> = {};

/** Returns the figures whose claim is not empty. */
export function shownFigures(figures: readonly Stat[]): readonly Stat[] {
  return figures.filter(({ number }) => number !== '');
}
