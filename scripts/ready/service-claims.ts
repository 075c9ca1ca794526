import { answersWithin, experience, guideAuthors } from '../../src/content/claims.ts';
import { areas } from '../../src/content/locations/areas.ts';
import type { Business } from '../../src/lib/business.ts';
import { joinWords } from '../../src/lib/join-words.ts';
import { guideSlugs } from '../../src/routes.ts';
import type { Claim } from './claims.ts';
import { claim, claimsFile, linesSaying, saidIn } from './said.ts';

/**
 * What the site says of the firm's experience and of how soon and when it comes and answers.
 *
 * @param hours of the office, which may speak against visits early, late and at weekends
 */
export function serviceClaims({ hours }: Pick<Business, 'hours'>): Claim[] {
  // What a district says of its evenings is advice on its traffic.
  const visits = linesSaying(hoursOfVisits).filter((line) => !line.includes('/districts/'));
  return [
    saidIn(
      claim(
        'experience',
        'years in business and installations',
        `${claimsFile}, experience`,
        experience.years,
        experience.installations,
      ),
      linesSaying(/\b(?:more\s+than|over)\s+(?:ten|\d+)\s+years\s+of\s/g),
      'years in the texts',
    ),
    saidIn(
      claim(
        'callOutTimes',
        'how soon you come, by area',
        'src/content/locations/areas.ts, averageCalloutTime (never empty)',
        ...areas.map(({ code, averageCalloutTime }) => `${code} ${averageCalloutTime}`),
      ),
      linesSaying(/(?<=[.{$(])averageCall[oO]ut/g),
    ),
    saidIn(
      claim('visits', 'times at which you come', undefined),
      visits,
      `early, evening and weekend visits${againstHours(hours)}`,
    ),
    saidIn(
      claim('cover', 'emergencies answered around the clock, visits on the same or the next day', undefined),
      linesSaying(aroundTheClock),
      '24/7',
    ),
    saidIn(
      claim(
        'emails',
        'how soon you answer e-mails, on every page',
        `${claimsFile}, answersWithin`,
        answersWithin && `within ${answersWithin}`,
      ),
      linesSaying(/within \$\{answersWithin\}/g),
    ),
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
