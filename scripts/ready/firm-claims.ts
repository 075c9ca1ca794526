import {
  answersWithin,
  experience,
  guideAuthors,
  longPageStats,
  ratings,
  reviews,
  serviceGuarantee,
  testimonials,
  whyChooseUs,
} from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { financeTerms, quoteTerms } from '../../src/content/quote.ts';
import type { CountedRating } from '../../src/content/schemas/claims.ts';
import type { Business } from '../../src/lib/business.ts';
import { joinWords } from '../../src/lib/join-words.ts';
import { guideSlugs } from '../../src/routes.ts';
import type { Claim } from './claims.ts';
import { claimsFile, linesSaying } from './said.ts';

/** The settings that bear on claims. */
export type FirmSettings = Pick<Business, 'hours' | 'reviews'>;

/** What the site says of the whole firm; a claim that says nothing is not made. */
export function firmClaims(business: FirmSettings): Claim[] {
  return [...scores(), ...terms(), ...service(business), ...quotations(business)];
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
    {
      ...claim(
        'quotes',
        'how long a quote takes and holds, and how many final prices match it',
        'src/content/quote.ts, quoteTerms (only matchPercent may be left out)',
        `${seconds} seconds`,
        `${validDays} days`,
        matchPercent ? `${matchPercent}%` : '',
      ),
      lines: linesSaying(/quoteTerms\.(?:seconds|validDays)/g),
    },
    claim(
      'finance',
      'finance on offer: its rates, by months',
      'src/content/quote.ts, financeTerms',
      ...financeTerms.map(({ months, apr }) => `${apr}% for ${months}`),
    ),
    {
      ...claim(
        'promises',
        'what you promise every customer',
        `${claimsFile}, serviceGuarantee and whyChooseUs`,
        ...new Set([serviceGuarantee, ...whyChooseUs].flatMap(figuresIn)),
      ),
      lines: linesSaying(
        /\b(?:12[- ]Months?\s+(?:workmanship\s+)?guarantee|10-year\s+(?:warrant|manuf)|guarantee[^.?!]{0,60}\s(?:for\s+)?12\s+months|labour\s+for\s+12\s+months)/gi,
      ),
    },
  ];
}

function service({ hours }: FirmSettings): Claim[] {
  // What a district says of its evenings is advice on its traffic.
  const visits = linesSaying(hoursOfVisits).filter((line) => !line.includes('/districts/'));
  const cover = linesSaying(aroundTheClock);
  return [
    {
      ...claim(
        'experience',
        'years in business and installations',
        `${claimsFile}, experience`,
        experience.years,
        experience.installations,
      ),
      lines: linesSaying(/\b(?:more\s+than|over)\s+(?:ten|\d+)\s+years\s+of\s/g),
    },
    {
      ...claim(
        'callOutTimes',
        'how soon you come, by area',
        'src/content/locations/areas.ts, averageCalloutTime (never empty)',
        ...areas.map(({ code, averageCalloutTime }) => `${code} ${averageCalloutTime}`),
      ),
      lines: linesSaying(/(?<=[.{$(])averageCall[oO]ut/g),
    },
    {
      ...claim(
        'visits',
        'times at which you come',
        undefined,
        visits.length > 0 ? `early, evening and weekend visits${againstHours(hours)}` : '',
      ),
      lines: visits,
    },
    {
      ...claim(
        'cover',
        'emergencies answered around the clock, visits on the same or the next day',
        undefined,
        cover.length > 0 ? '24/7' : '',
      ),
      lines: cover,
    },
    {
      ...claim(
        'emails',
        'how soon you answer e-mails, on every page',
        `${claimsFile}, answersWithin`,
        answersWithin && `within ${answersWithin}`,
      ),
      lines: linesSaying(/within \$\{answersWithin\}/g),
    },
    claim(
      'authors',
      `guides said to be written by ${guideAuthors}`,
      `${claimsFile}, guideAuthors`,
      guideAuthors && `${guideSlugs.length} guides`,
    ),
  ];
}

/** Words for the hours of visits, beside a word for a visit: parking zones and radiators have evenings too. */
const hoursOfVisits = RegExp(
  [
    String.raw`\b(?:appointments?|book|choose|come|pick|slots?|times?|visits?)\b[^.?!'’]{0,60}\b(?:early(?! autumn)|evenings?|Saturdays?|weekends?)\b`,
    String.raw`\b(?:evenings?|Saturdays?|weekends?)\b[^.?!'’]{0,20}\b(?:fine|included|slots?|times?|too)\b`,
  ].join('|'),
  'gi',
);

const aroundTheClock =
  /24\/7|\bday\s+or\s+night|every\s+night|same[- ]day(?:\s+and|\s+or|\s+service|['’])|the\s+same\s+(?:day\s+)?or\s+(?:the\s+)?next|today\s+or\s+tomorrow/gi;

/** What office hours say against visits early, late and at weekends, as the end of a sentence. */
function againstHours(hours: Business['hours']): string {
  const closed = (['Saturday', 'Sunday'] as const).filter((day) => !hours.some(({ days }) => days.includes(day)));
  const against = [
    ...(closed.length > 0 ? [`closed on ${joinWords(closed)}`] : []),
    ...(hours.every(({ opens }) => opens >= 9 * 60) ? ['never open before 9 AM'] : []),
    ...(hours.every(({ closes }) => closes <= 18 * 60) ? ['never open after 6 PM'] : []),
  ];
  return against.length === 0 ? '' : `, by an office that is ${joinWords(against)} (src/site.config.ts, hours)`;
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

function claim(name: string, about: string, stands: string | undefined, ...says: readonly string[]): Claim {
  return { name, about, stands, says: says.filter(Boolean).join(', ') };
}

function figuresIn(text: string): string[] {
  return text.match(/\d+[\w,-]*/g) ?? [];
}
