import {
  longPageStats,
  ratings,
  reviews,
  serviceGuarantee,
  testimonials,
  whyChooseUs,
} from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { financeTerms, quoteTerms } from '../../src/content/quote.ts';
import type { CountedRating } from '../../src/content/schemas/claims.ts';
import type { Business } from '../../src/lib/business.ts';
import type { Claim } from './claims.ts';
import { claim, claimsFile, linesSaying, saidIn } from './said.ts';
import { serviceClaims } from './service-claims.ts';

/** The settings that bear on claims. */
export type FirmSettings = Pick<Business, 'hours' | 'reviews'>;

/** What the site says of the whole firm; a claim that says nothing is not made. */
export function firmClaims(business: FirmSettings): Claim[] {
  return [...scores(), ...terms(), ...serviceClaims(business), ...quotations(business)];
}

function scores(): Claim[] {
  const { trades, search, count } = reviews;
  return [
    claim(
      'reviews',
      'scores and number of reviews, on most pages',
      `${claimsFile}, reviews`,
      trades,
      search,
      search && count,
    ),
    claim(
      'ratings.home',
      'rating of the home page, for search engines too',
      `${claimsFile}, ratings.home`,
      inWords(ratings.home),
    ),
    claim(
      'ratings.location',
      'rating of the district pages, for search engines too',
      `${claimsFile}, ratings.location`,
      inWords(ratings.location),
    ),
    claim(
      'ranking',
      'order and ratings of combi boilers, as your engineers’ own',
      'src/content/combi-ranking.ts, combiRanking (never empty)',
      ...combiRanking.map(({ name, rating }) => `${name} ${rating}`),
    ),
    claim(
      'longPages',
      'figures of the long brand pages',
      `${claimsFile}, longPageStats`,
      ...longPageStats.map(({ number }) => number),
    ),
  ];
}

function inWords(rating: CountedRating | undefined): string {
  return rating ? `${rating.value} of ${rating.count}` : '';
}

function terms(): Claim[] {
  const { seconds, validDays, matchPercent } = quoteTerms;
  return [
    saidIn(
      claim(
        'quotes',
        'how long a quote takes and holds, and how many final prices match it',
        'src/content/quote.ts, quoteTerms (only matchPercent may be left out)',
        `${seconds} seconds`,
        `${validDays} days`,
        matchPercent ? `${matchPercent}%` : '',
      ),
      linesSaying(/quoteTerms\.(?:seconds|validDays)/g),
    ),
    claim(
      'finance',
      'finance on offer: its rates, by months',
      'src/content/quote.ts, financeTerms',
      ...financeTerms.map(({ months, apr }) => `${apr}% for ${months}`),
    ),
    saidIn(
      claim(
        'promises',
        'what you promise every customer',
        `${claimsFile}, serviceGuarantee and whyChooseUs`,
        ...new Set([serviceGuarantee, ...whyChooseUs].flatMap(figuresIn)),
      ),
      linesSaying(/\{(?:guaranteeMonths\.\w+|guaranteeTime|packageWarrantyYears)\}/g),
      'guarantees in the texts',
    ),
  ];
}

/** Composed words of customers: with reviews in the settings, pages show those instead. */
function quotations({ reviews: real }: FirmSettings): Claim[] {
  if (real.length > 0) return [];
  const instead = 'words that no customer has said: drop them, or quote real ones in src/site.config.ts, reviews;';
  return [
    claim(
      'testimonials.callOut',
      `${instead} on every location page`,
      `${claimsFile}, testimonials.callOut`,
      testimonials.callOut?.text ?? '',
    ),
    claim(
      'testimonials.installation',
      `${instead} in the contact section`,
      `${claimsFile}, testimonials.installation`,
      testimonials.installation?.text ?? '',
    ),
  ];
}

function figuresIn(text: string): string[] {
  return text.match(/\d+[\w,-]*/g) ?? [];
}
