import { is } from 'valibot';
import type { Evidence } from '../../src/content/claims.ts';
import { bankHolidaysIn } from '../../src/lib/bank-holidays.ts';
import type { Business } from '../../src/lib/business.ts';
import { formatDate } from '../../src/lib/dates.ts';
import { bankHolidayRows } from '../../src/lib/opening-state.ts';
import { isoDate } from '../../src/lib/rules.ts';
import { londonDay } from '../content/coming-dates.ts';
import { type Claim, claimPoints, placeOf } from './claims.ts';
import { lawPoints } from './law.ts';
import { type Point, setting } from './point.ts';
import { samplePoints } from './sample.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Says what is left to do before a site goes out.
 *
 * @param site the business
 * @param claims what its pages claim
 * @param evidence what the claims rest on, by their names
 * @param today the day on which that is asked
 */
export function readiness(
  site: Business,
  claims: readonly Claim[],
  evidence: Readonly<Record<string, Evidence>>,
  today: Date,
): Point[] {
  return [
    ...samplePoints(site),
    ...claimPoints(claims, evidence, londonDay(today)),
    ...lawPoints(site),
    ...worthDoing(site, evidence, londonDay(today)),
  ];
}

function worthDoing(site: Business, evidence: Readonly<Record<string, Evidence>>, today: string): Point[] {
  const { bankHolidays, reviews, engineers, visits, security } = site;
  const unsettled = unsettledHolidays(bankHolidays, today);
  return [
    worth('Your opening hours', setting('hours'), 'yours'),
    worth(
      unsettled.length === 0
        ? 'Bank holidays of the year ahead'
        : `Bank holidays on which you say that you’re open as usual: ${unsettled.join(', ')}`,
      setting('bankHolidays'),
      unsettled.length === 0,
    ),
    ...pastDays(bankHolidays, today),
    worth('Reviews by your customers, word for word', setting('reviews'), reviews.length > 0),
    worth('Your engineers, each with the number of their Gas Safe ID card', setting('engineers'), engineers.length > 0),
    worth('What a visit costs beside a service', setting('visits.prices'), Object.keys(visits.prices).length > 0),
    worth(
      security.contact === ''
        ? 'Whom to tell of a security fault'
        : `Security contact, which holds until ${security.expires}`,
      setting('security'),
      security.expires > daysAfter(today, 30),
    ),
    ...oldEvidence(evidence, daysAfter(today, -365)),
  ];
}

/** One point for all the evidence that was looked at before a day. What has no date yet is asked for by its claim. */
function oldEvidence(evidence: Readonly<Record<string, Evidence>>, before: string): Point[] {
  const old = Object.entries(evidence).filter(([, { date }]) => is(isoDate, date) && date < before);
  const dates = old.map(([, { date }]) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined) return [];
  const when = first === last ? first : `${first} to ${last}`;
  return [worth(`Evidence of ${when}: look at it again`, old.map(([name]) => placeOf(name)).join('; '), false)];
}

/** The bank holidays of the year ahead that the settings say nothing of: the hours of their weekday hold then. */
function unsettledHolidays(settled: Business['bankHolidays'], today: string): string[] {
  const year = Number(today.slice(0, 4));
  const to = daysAfter(today, 365);
  return [year, year + 1]
    .flatMap(bankHolidaysIn)
    .filter((date) => date >= today && date <= to && !settled.some((one) => one.date === date));
}

/** The days before today that the table of hours has rows for: it names what is not as on most bank holidays. */
function pastDays(bankHolidays: Business['bankHolidays'], today: string): Point[] {
  const shown = new Set(bankHolidayRows(bankHolidays).map(({ label }) => label));
  const past = bankHolidays.map(({ date }) => date).filter((date) => date < today && shown.has(formatDate(date)));
  if (past.length === 0) return [];
  return [
    worth(
      `Days that are past, to be taken out of the table of hours: ${past.join(', ')}`,
      setting('bankHolidays'),
      false,
    ),
  ];
}

function worth(title: string, where: string, state: boolean | 'yours'): Point {
  return { group: 'worth', title, where, state: state === 'yours' ? state : state ? 'done' : 'open' };
}

/** A day so many days after another, both `YYYY-MM-DD`. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}
