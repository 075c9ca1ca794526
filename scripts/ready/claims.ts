import {
  type Evidence,
  experience,
  longPageStats,
  ratings,
  reviews,
  serviceGuarantee,
  whyChooseUs,
} from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { financeTerms, quoteTerms } from '../../src/content/quote.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { guideSlugs } from '../../src/routes.ts';
import type { Point } from './point.ts';

/** Something that pages say of the business, and that only the business can know to be true. */
export interface Claim {
  /** Under which its evidence stands. */
  name: string;
  /** What it says, and on which pages. */
  about: string;
  /** Its figures or, where it has none, its words. */
  says: string;
}

/** Every claim of the site: what it says of the whole firm, and what the pages of its brands say. */
export function siteClaims(brands: readonly Brand[]): Claim[] {
  return [...claimsOfFirm(), ...brands.flatMap(figuresOfBrand), ...claimsOnBrands(brands)].filter(
    ({ says }) => says !== '',
  );
}

function claimsOfFirm(): Claim[] {
  const { home, location } = ratings;
  return [
    claim('reviews', 'scores and number of reviews, on most pages', reviews.trades, reviews.search, reviews.count),
    claim('ratings.home', 'rating of the home page, for search engines too', `${home.value} of ${home.count}`),
    claim(
      'ratings.location',
      'rating of the district pages, for search engines too',
      `${location.value} of ${location.count}`,
    ),
    claim('experience', 'years in business and installations', experience.years, experience.installations),
    claim(
      'quotes',
      'how long a quote takes and holds, and how many final prices match it',
      `${quoteTerms.seconds} seconds`,
      `${quoteTerms.validDays} days`,
      `${quoteTerms.matchPercent}%`,
    ),
    claim(
      'finance',
      'finance on offer: its rates, by months',
      ...financeTerms.map(({ months, apr }) => `${apr}% for ${months}`),
    ),
    claim(
      'callOutTimes',
      'how soon you come, by area',
      ...areas.map(({ code, averageCalloutTime }) => `${code} ${averageCalloutTime}`),
    ),
    claim(
      'promises',
      'what you promise every customer',
      ...new Set([serviceGuarantee, ...whyChooseUs].flatMap(figuresIn)),
    ),
    claim('cover', 'emergencies answered around the clock, visits on the same or the next day', '24/7'),
    claim(
      'ranking',
      'order and ratings of combi boilers, as your engineers’ own',
      ...combiRanking.map(({ name, rating }) => `${name} ${rating}`),
    ),
    claim('authors', 'guides said to be written by your Gas Safe registered engineers', `${guideSlugs.length} guides`),
    claim('longPages', 'figures of the long brand pages', ...longPageStats.map(({ number }) => number)),
  ];
}

/** Claims that several brands' pages make in the same words. */
function claimsOnBrands(brands: readonly Brand[]): Claim[] {
  const approved = brands.filter(({ layout }) => layout === 'long' || layout === 'card');
  return [
    claim(
      'approved',
      'pages that call you an approved service of the manufacturer',
      ...approved.map(({ name }) => name),
    ),
    claim(
      'oftec',
      'OFTEC-registered engineers for oil boilers',
      ...brands.flatMap(({ fuel, name }) => (fuel === 'oil' ? [name] : [])),
    ),
  ];
}

/** What is there and what is missing for each claim, and evidence that belongs to none. */
export function claimPoints(
  claims: readonly Claim[],
  evidence: Readonly<Record<string, Evidence>>,
  today: string,
): Point[] {
  const strays = Object.keys(evidence).filter((name) => !claims.some((claim) => claim.name === name));
  return [
    ...claims.map((claim) => claimPoint(claim, evidence[claim.name], today)),
    ...strays.map(
      (name): Point => ({
        group: 'claims',
        title: `There is no claim of the name ${name}`,
        where: placeOf(name),
        state: 'open',
        blocks: true,
      }),
    ),
  ];
}

function claimPoint({ name, about, says }: Claim, evidence: Evidence | undefined, today: string): Point {
  const missing = missingOf(says, evidence, today);
  const entry = `${/^\w+$/.test(name) ? name : quoted(name)}: { says: ${quoted(says)}, source: '', date: '' },`;
  return {
    group: 'claims',
    title: `${name}: ${about} (${says})`,
    where: placeOf(name),
    state: missing === undefined ? 'done' : 'open',
    blocks: true,
    ...(missing !== undefined && { note: `${missing}: ${entry}` }),
  };
}

/** Why evidence will not do, or `undefined` where it does. */
function missingOf(says: string, evidence: Evidence | undefined, today: string): string | undefined {
  if (evidence === undefined) return 'Write';
  if (evidence.says !== says) return `The evidence is for ${evidence.says}. Check it again and write`;
  if (evidence.source.trim() === '') return 'Say where it can be read, or whose word it is';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(evidence.date) || Number.isNaN(Date.parse(evidence.date)))
    return 'Say when: YYYY-MM-DD';
  return evidence.date > today ? `${evidence.date} is still to come` : undefined;
}

/** Where the evidence of a claim stands. */
export function placeOf(name: string): string {
  return `src/content/claims.ts, evidence${/^\w+$/.test(name) ? `.${name}` : `[${quoted(name)}]`}`;
}

/** A text as the code of this project writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** What a brand's page counts of its own: not what it takes from elsewhere, nor prices and hours. */
function figuresOfBrand(brand: Brand): Claim[] {
  if (brand.layout !== 'card' && brand.layout !== 'rich') return [];
  const elsewhere: readonly string[] = [reviews.search, '24/7', ...Object.values(experience)];
  const own = brand.stats
    .map(({ number }) => number)
    .filter((number) => !number.includes('£') && !elsewhere.includes(number));
  return [claim(`brands.${brand.slug}`, `figures of the ${brand.name} page`, ...own)];
}

function claim(name: string, about: string, ...says: readonly string[]): Claim {
  return { name, about, says: says.join(', ') };
}

function figuresIn(text: string): string[] {
  return text.match(/\d+[\w,-]*/g) ?? [];
}
