import { is } from 'valibot';
import * as claims from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { financeTerms, quoteTerms } from '../../src/content/quote.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { CountedRating } from '../../src/content/schemas/claims.ts';
import type { Business } from '../../src/lib/business.ts';
import { isoDate } from '../../src/lib/rules.ts';
import { guideSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import type { Point } from './points.ts';

/** A statement about the business that only the business can know to be true. */
export interface Claim {
  /** The name of its evidence. */
  name: string;
  about: string;
  /** Its figures or words. */
  says: string;
  /** The file and field to empty if it is not true. */
  stands: string;
}

/** Returns every claim of the site; a claim whose field is empty is not made. */
export function siteClaims(
  brands: readonly Brand[],
  { hours, reviews: realReviews }: Pick<Business, 'hours' | 'reviews'> = site,
): Claim[] {
  const { reviews, ratings, longPageStats, experience, testimonials, textClaims } = claims;
  const { answersWithin, guideAuthors, serviceGuarantee, whyChooseUs } = claims;
  const { seconds, validDays, matchPercent } = quoteTerms;
  const file = 'src/content/claims.ts';
  const openingHours = hours.map(({ label, opens, closes }) => `${label} ${opens / 60}-${closes / 60}`).join('; ');
  const approved = brands.filter(
    ({ slug, layout }) => claims.approvedBy.includes(slug) && ['card', 'long'].includes(layout),
  );
  const promises = [serviceGuarantee, ...whyChooseUs].flatMap((text) => text.match(/\d+[\w,-]*/g) ?? []);
  const composed = 'words that no customer has said: drop them, or quote real ones in src/site.config.ts, reviews;';
  const inText = 'empty it once no text in src says so; search for';
  const all: (readonly [name: string, about: string, stands: string, ...says: readonly (string | undefined)[]])[] = [
    [
      'reviews',
      'scores and number of reviews, on most pages',
      `${file}, reviews`,
      reviews.trades,
      reviews.search,
      reviews.search && reviews.count,
    ],
    ['ratings.home', 'rating of the home page, for search engines too', `${file}, ratings.home`, shown(ratings.home)],
    [
      'ratings.location',
      'rating of the district pages, for search engines too',
      `${file}, ratings.location`,
      shown(ratings.location),
    ],
    [
      'ranking',
      'order and ratings of combi boilers, as your engineers’ own',
      'src/content/combi-ranking.ts, combiRanking (never empty)',
      ...combiRanking.map(({ name, rating }) => `${name} ${rating}`),
    ],
    [
      'longPages',
      'figures of the long brand pages',
      `${file}, longPageStats`,
      ...longPageStats.map((one) => one.number),
    ],
    [
      'quotes',
      'how long a quote takes and holds, and how many final prices match it',
      'src/content/quote.ts, quoteTerms (only matchPercent may be left out)',
      `${seconds} seconds`,
      `${validDays} days`,
      matchPercent ? `${matchPercent}%` : '',
    ],
    [
      'finance',
      'finance on offer: its rates, by months',
      'src/content/quote.ts, financeTerms',
      ...financeTerms.map(({ months, apr }) => `${apr}% for ${months}`),
    ],
    ['promises', 'what you promise every customer', `${file}, serviceGuarantee and whyChooseUs`, ...new Set(promises)],
    [
      'experience',
      'years in business and installations',
      `${file}, experience`,
      experience.years,
      experience.installations,
    ],
    [
      'callOutTimes',
      'how soon you come, by area',
      'src/content/locations/areas.ts, averageCalloutTime (never empty)',
      ...areas.map(({ code, averageCalloutTime }) => `${code} ${averageCalloutTime}`),
    ],
    [
      'visits',
      'times at which you come, beside your office hours',
      `${file}, textClaims.visits: ${inText} evening, early, weekend`,
      textClaims.visits && `${textClaims.visits}; office ${openingHours}`,
    ],
    ['cover', 'emergency cover', `${file}, textClaims.cover: ${inText} 24/7, night, same day`, textClaims.cover],
    [
      'emails',
      'how soon you answer e-mails, on every page',
      `${file}, answersWithin`,
      answersWithin && `within ${answersWithin}`,
    ],
    [
      'authors',
      `guides said to be written by ${guideAuthors}`,
      `${file}, guideAuthors`,
      guideAuthors && `${guideSlugs.length} guides`,
    ],
    ...(['callOut', 'installation'] as const).map((name) => {
      const where = name === 'callOut' ? 'on every location page' : 'in the contact section';
      const text = realReviews.length > 0 ? '' : testimonials[name]?.text;
      return [`testimonials.${name}`, `${composed} ${where}`, `${file}, testimonials.${name}`, text] as const;
    }),
    ...brands.map((brand) => {
      const place = `src/content/brands/${brand.slug}.ts, stats`;
      return [`brands.${brand.slug}`, `figures of the ${brand.name} page`, place, ...ownFigures(brand)] as const;
    }),
    [
      'approved',
      'pages that call you an approved service of the manufacturer',
      `${file}, approvedBy`,
      ...approved.map(({ name }) => name),
    ],
    [
      'oftec',
      'OFTEC-registered engineers for oil boilers',
      'the brands that burn oil: npm run remove -- brand SLUG',
      ...brands.filter(({ fuel }) => fuel === 'oil').map(({ name }) => name),
    ],
  ];
  return all
    .map(([name, about, stands, ...says]) => ({ name, about, stands, says: says.filter(Boolean).join(', ') }))
    .filter(({ says }) => says !== '');
}

const shown = (rating: CountedRating | undefined) => rating && `${rating.value} of ${rating.count}`;

/** Returns the counts and shares of a brand's page that are neither prices nor claims of the whole firm. */
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
    ...all.map(({ name, about, says, stands }): Point => {
      const missing = missingOf(says, evidence[name], today);
      // A source that was written stays, but its date has to be that of another look.
      const source = evidence[name]?.source.trim() ?? '';
      const entry = `${quoted(name)}: { says: ${quoted(says)}, source: ${quoted(source)}, date: '' },`;
      const point = { ...base, title: `${name}: ${about} (${says})`, where: placeOf(name) };
      return missing === undefined
        ? { ...point, state: 'done' }
        : { ...point, state: 'open', note: `${missing}: ${entry}\nIn ${stands}` };
    }),
    ...strays.map((name): Point => {
      return { ...base, title: `There is no claim of the name ${name}`, where: placeOf(name), state: 'open' };
    }),
  ];
}

/** Returns why evidence is insufficient, or `undefined`. */
function missingOf(says: string, evidence: claims.Evidence | undefined, today: string): string | undefined {
  if (evidence === undefined) return 'Write';
  if (evidence.says !== says) return `The evidence is for ${evidence.says}. Check it again and write`;
  if (evidence.source.trim() === '') return 'Say where it can be read, or whose word it is';
  if (!is(isoDate, evidence.date)) return 'Say when: YYYY-MM-DD';
  return evidence.date > today ? `${evidence.date} is still to come` : undefined;
}

/** Names the place of a claim's evidence. */
export function placeOf(name: string): string {
  return `src/content/claims.ts, evidence['${name}']`;
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
