import { is } from 'valibot';
import * as claims from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { measuredTimes } from '../../src/content/job-summaries.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { financeTerms, quoteTerms } from '../../src/content/quote.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { CountedRating } from '../../src/content/schemas/claims.ts';
import { extras, heatOnly, repairs } from '../../src/content/work-prices.ts';
import type { Business } from '../../src/lib/business.ts';
import { isoDate } from '../../src/lib/rules.ts';
import { guideSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import type { Point } from './points.ts';

/** A statement that only the business can prove. */
export interface Claim {
  /** The name of its evidence. */
  name: string;
  about: string;
  /** Its figures or words. */
  says: string;
  /** The file and field to empty if it is not true. */
  field: string;
}

const remedy = 'remove it, or quote real reviews in src/site.config.ts, reviews';
const inText = 'empty it once no text in src claims this; search for';

/** The subject of each claim, and the file and field in src/content to empty if it is not true. */
const subjects = {
  reviews: ['scores and number of reviews, on most pages', 'claims.ts, reviews'],
  'ratings.home': ['rating of the home page, for search engines too', 'claims.ts, ratings.home'],
  'ratings.location': ['rating of the district pages, for search engines too', 'claims.ts, ratings.location'],
  ranking: [
    'order and ratings of combi boilers, as your engineers’ own',
    'combi-ranking.ts, combiRanking (never empty)',
  ],
  longPages: ['figures of the long brand pages', 'claims.ts, longPageStats'],
  quotes: [
    'how long a quote takes and stays valid, and how many final prices match it',
    'quote.ts, quoteTerms (only matchPercent may be left out)',
  ],
  finance: ['finance on offer: its rates, by months', 'quote.ts, financeTerms'],
  promises: ['what you promise every customer', 'claims.ts, serviceGuarantee and whyChooseUs'],
  experience: ['years in business and installations', 'claims.ts, experience'],
  callOutTimes: ['how soon you come, by area', 'locations/areas.ts, averageCalloutTime (never empty)'],
  visits: ['visits outside your office hours', `claims.ts, textClaims.visits: ${inText} evening, early, weekend`],
  cover: ['emergency cover', `claims.ts, textClaims.cover: ${inText} 24/7, night, same day`],
  emails: ['how soon you answer e-mails, on every page', 'claims.ts, emailReplyTime'],
  authors: [`guides said to be written by ${claims.guideAuthors}`, 'claims.ts, guideAuthors'],
  'testimonials.callOut': [`example on location pages: ${remedy}`, 'claims.ts, testimonials.callOut'],
  'testimonials.installation': [`example in the contact section: ${remedy}`, 'claims.ts, testimonials.installation'],
  approved: ['pages that call you an approved service of the manufacturer', 'claims.ts, approvedBy'],
  accredited: ['brands that accredit your installers, as their warranties require', 'claims.ts, accreditedBy'],
  workPrices: ['your prices of repairs and extras', 'work-prices.ts, repairs, extras and heatOnly'],
  oftec: [
    'OFTEC-registered engineers for oil boilers',
    'brands, every brand with fuel "oil": npm run remove -- brand SLUG',
  ],
} as const;

/** Returns every claim of the site. Claims with empty fields are left out. */
export function siteClaims(
  brands: readonly Brand[],
  { hours, reviews: realReviews }: Pick<Business, 'hours' | 'reviews'> = site,
): Claim[] {
  const { reviews, ratings, longPageStats, experience, testimonials, textClaims } = claims;
  const { approvedBy, emailReplyTime, guideAuthors, serviceGuarantee, whyChooseUs } = claims;
  const { seconds, validDays, matchPercent } = quoteTerms;
  const openingHours = hours.map(({ label, opens, closes }) => `${label} ${opens / 60}-${closes / 60}`).join('; ');
  const approved = brands.filter(({ slug, layout }) => approvedBy.includes(slug) && ['card', 'long'].includes(layout));
  const promises = [serviceGuarantee, ...whyChooseUs].flatMap((text) => text.match(/\d+[\w,-]*/g) ?? []);
  const examples = realReviews.length > 0 ? {} : testimonials;
  const figures: Record<keyof typeof subjects, readonly (string | undefined)[]> = {
    reviews: [reviews.trades, reviews.search, reviews.search && reviews.count],
    'ratings.home': [shown(ratings.home)],
    'ratings.location': [shown(ratings.location)],
    ranking: combiRanking.map(({ name, rating }) => `${name} ${rating}`),
    longPages: longPageStats.map(({ number }) => number),
    quotes: [`${seconds} seconds`, `${validDays} days`, matchPercent ? `${matchPercent}%` : ''],
    finance: financeTerms.map(({ months, apr }) => `${apr}% for ${months}`),
    promises: [...new Set(promises)],
    experience: [experience.years, experience.installations],
    callOutTimes: areas
      .filter(({ code }) => !measuredTimes[code])
      .map((area) => `${area.code} ${area.averageCalloutTime}`),
    visits: [textClaims.visits && `${textClaims.visits}; office ${openingHours}`],
    cover: [textClaims.cover],
    emails: [emailReplyTime && `within ${emailReplyTime}`],
    authors: [guideAuthors && `${guideSlugs.length} guides`],
    'testimonials.callOut': [examples.callOut?.text],
    'testimonials.installation': [examples.installation?.text],
    approved: approved.map(({ name }) => name),
    accredited: brands.filter(({ slug }) => claims.accreditedBy.includes(slug)).map(({ name }) => name),
    workPrices: [...repairs, ...extras, ...(heatOnly ? [heatOnly] : [])].map(({ price }) => price.join('-')),
    oftec: brands.filter(({ fuel }) => fuel === 'oil').map(({ name }) => name),
  };
  const all = [
    ...Object.entries(subjects).map(
      ([name, subject]) => [name, ...subject, figures[name as keyof typeof figures]] as const,
    ),
    ...brands.map((brand) => {
      const about = `figures of the ${brand.name} page`;
      return [`brands.${brand.slug}`, about, `brands/${brand.slug}.ts, stats`, ownFigures(brand)] as const;
    }),
  ];
  return all.flatMap(([name, about, field, figures]) => {
    const says = figures.filter(Boolean).join(', ');
    return says === '' ? [] : [{ name, about, field: `src/content/${field}`, says }];
  });
}

const shown = (rating: CountedRating | undefined) => rating && `${rating.value} of ${rating.count}`;

/** Returns the figures of a brand page, except prices and claims of the whole business. */
function ownFigures(brand: Brand): string[] {
  if (brand.layout !== 'card' && brand.layout !== 'rich') return [];
  const elsewhere: readonly string[] = [claims.reviews.search, '24/7', ...Object.values(claims.experience)];
  return brand.stats.map(({ number }) => number).filter((one) => !one.includes('£') && !elsewhere.includes(one));
}

/** Returns a point for each claim, and for evidence that belongs to no claim. */
export function claimPoints(
  all: readonly Claim[],
  evidence: Readonly<Record<string, claims.Evidence>>,
  today: string,
): Point[] {
  const strays = Object.keys(evidence).filter((name) => !all.some((claim) => claim.name === name));
  const base = { group: 'claims', blocks: true } as const;
  return [
    ...all.map(({ name, about, says, field }): Point => {
      const missing = missingOf(says, evidence[name], today);
      // Keeps the source, but not the date on which it was last checked.
      const source = evidence[name]?.source.trim() ?? '';
      const entry = `${quoted(name)}: { says: ${quoted(says)}, source: ${quoted(source)}, date: '' },`;
      const point = { ...base, title: `${name}: ${about} (${says})`, where: placeOf(name) };
      return missing === undefined
        ? { ...point, state: 'done' }
        : { ...point, state: 'open', note: `${missing}: ${entry}\nIn ${field}` };
    }),
    ...strays.map((name): Point => {
      return { ...base, title: `No claim has the name ${name}`, where: placeOf(name), state: 'open' };
    }),
  ];
}

/** Returns why evidence is insufficient, or `undefined`. */
function missingOf(says: string, evidence: claims.Evidence | undefined, today: string): string | undefined {
  if (evidence === undefined) return 'Write';
  if (evidence.says !== says) return `The evidence is for ${evidence.says}. Check it again and write`;
  if (evidence.source.trim() === '') return 'Write where it can be read, or who confirms it';
  if (!is(isoDate, evidence.date)) return 'Write the date: YYYY-MM-DD';
  return evidence.date > today ? `${evidence.date} is in the future` : undefined;
}

export function placeOf(name: string): string {
  return `src/content/claims.ts, evidence['${name}']`;
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
