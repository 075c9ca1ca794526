import { is } from 'valibot';
import { type Evidence, reviews as scores } from '../../src/content/claims.ts';
import { financeTerms } from '../../src/content/quote.ts';
import { bankHolidaysIn } from '../../src/lib/bank-holidays.ts';
import type { Business } from '../../src/lib/business.ts';
import { formatDate } from '../../src/lib/dates.ts';
import { bankHolidayRows } from '../../src/lib/opening-state.ts';
import { isoDate } from '../../src/lib/rules.ts';
import { placeOf } from './claims.ts';
import { type Point, setting } from './points.ts';

/** Names reserved for examples and tests (RFC 2606, RFC 6761). */
const reservedName = /(^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$/i;

/** Numbers that Ofcom reserves for drama, in E.164 and without their last three digits. */
const dramaNumber =
  /^\+44(?:1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)/;

/** Returns whether the host of an origin is reserved for examples. */
export function isReserved(origin: string): boolean {
  return reservedName.test(new URL(origin).hostname);
}

/** Prices of visits in src/site.config.ts, in pounds. */
const samplePrices = '95,125,165,75,15';
const visitPrices = setting('visits.prices');

/** Returns a checklist item for each setting of the sample that must be replaced. Open items block publishing. */
export function samplePoints(site: Business): Point[] {
  const { name, host, phone, email, bookingUrl, bookingToken, legacyHosts, reviewSites } = site;
  const { prices } = site.visits;
  const shown = [scores.trades && reviewSites.trades, scores.search && reviewSites.search].filter(Boolean);
  const isSampleSite = shown.some((one) => ['Trades review site', 'Search-engine reviews'].includes(one));
  const isSampleName = name === 'Lamplight Heating' || /^example\b/i.test(name);
  // The token of the sample is all zeros, except for its version.
  const isSampleToken = new Set(bookingToken.replaceAll('-', '')).size <= 3;
  const rows: readonly (readonly [title: string, value: string, isSample: boolean, where: string])[] = [
    ['Name', name, isSampleName, setting('name', 'SITE_NAME')],
    ['Host', host, isReserved(host), setting('host', 'SITE_HOST')],
    ['Phone number', phone, dramaNumber.test(phone), setting('phone', 'SITE_PHONE')],
    ['E-mail address', email, reservedName.test(email.split('@').at(-1) ?? ''), setting('email', 'SITE_EMAIL')],
    ['Booking page', bookingUrl, isReserved(bookingUrl), setting('bookingUrl', 'BOOKING_URL')],
    ['Account at the booking page', bookingToken, isSampleToken, setting('bookingToken', 'BOOKING_TOKEN')],
    ['Older names of the site', legacyHosts.join(', '), legacyHosts.some(isReserved), setting('legacyHosts')],
    ['Prices of a visit', Object.values(prices).join(', '), Object.values(prices).join() === samplePrices, visitPrices],
    ['Names of review sites', shown.join(', '), isSampleSite, setting('reviewSites')],
  ];
  return rows.map(([title, value, isSample, where]) => ({
    ...pointOf('sample', isSample ? `${title}, still the sample’s: ${value}` : title, where, !isSample),
    blocks: true,
  }));
}

const commerce = 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6';
const services = 'Provision of Services Regulations 2009, regs 7 and 8';
const reviewLaw = 'Digital Markets, Competition and Consumers Act 2024';

/** Returns a point for each law that may apply. Only the Gas Safe number blocks publishing: every page claims it. */
export function lawPoints({ legal, address }: Business): Point[] {
  const rows: readonly (readonly [title: string, where: string, state: boolean | 'yours', note: string])[] = [
    [
      'An address where you can be found (a registered office will do)',
      `${setting('address')}, or legal.registeredOffice`,
      address.street !== '' || legal.registeredOffice !== '',
      `${commerce}; ${services}`,
    ],
    [
      'If you trade as a company: its name, number, part of the UK and registered office',
      setting('legal.companyName and the three below it'),
      legal.companyName !== '',
      'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, regs 24 and 25',
    ],
    ['If you’re registered for VAT: the number', setting('legal.vatNumber'), legal.vatNumber !== '', commerce],
    [
      'Your number on the Gas Safe Register: every page says that you’re on it',
      setting('legal.gasSafeNumber'),
      legal.gasSafeNumber !== '',
      `Gas Safety (Installation and Use) Regulations 1998, reg. 3; ${commerce}`,
    ],
    ['Who takes complaints', setting('legal.complaints'), legal.complaints !== '', services],
    [
      'What you must say next to a finance offer: your legal name, your status, and that you’re a broker, not a lender',
      setting('legal.finance'),
      legal.finance !== '' || financeTerms.length === 0,
      'You need permission, or to act for a firm that has it, before you introduce anybody to a lender. Financial Services and Markets Act 2000, ss. 19 and 21; FCA Handbook, CONC 3.5 and 3.7',
    ],
    [
      'Every price on the site is yours, and is all that a customer has to pay',
      'src/content: brands, packages.ts, quote.ts, work-prices.ts; src/site.config.ts, visits',
      'yours',
      `${reviewLaw}, s. 230`,
    ],
    [
      'Reviews and scores are real, and none was bought or picked so as to mislead',
      `${setting('reviews')}; src/content/claims.ts`,
      'yours',
      `${reviewLaw}, sch. 20, para. 13`,
    ],
    [
      'Orders by phone, e-mail or online: what customers must be told first, and 14 days to cancel',
      'your booking page and your confirmations',
      'yours',
      'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
    ],
    [
      'Personal data: tell people what you do with it when they call, write or book, and pay the data protection fee unless exempt',
      'your booking page, your e-mails; the site itself asks for none and keeps only the visitor’s theme, in their browser',
      'yours',
      'UK GDPR, art. 13; Data Protection (Charges and Information) Regulations 2018',
    ],
  ];
  return rows.map(([title, where, state, note]) => ({
    ...pointOf('law', title, where, state),
    note,
    blocks: where === setting('legal.gasSafeNumber'),
  }));
}

/** Returns recommendations and expiring items, which do not block publishing. */
export function recommendations(site: Business, evidence: Readonly<Record<string, Evidence>>, today: string): Point[] {
  const { bankHolidays, reviews, engineers, visits, security } = site;
  const year = Number(today.slice(0, 4));
  const unsettled = [year, year + 1]
    .flatMap(bankHolidaysIn)
    .filter((date) => date >= today && date <= daysAfter(today, 365) && !bankHolidays.some((one) => one.date === date));
  const shown = new Set(bankHolidayRows(bankHolidays).map(({ label }) => label));
  const past = bankHolidays.map(({ date }) => date).filter((date) => date < today && shown.has(formatDate(date)));
  const old = Object.entries(evidence).filter(([, { date }]) => is(isoDate, date) && date < daysAfter(today, -365));
  const dates = old.map(([, { date }]) => date).sort();
  const when = [...new Set([dates[0], dates.at(-1)])].join(' to ');
  const contact = security.contact
    ? `Security contact, valid until ${security.expires}`
    : 'A contact for security reports';
  const holidays = unsettled.length
    ? `Bank holidays on which you say that you’re open as usual: ${unsettled.join(', ')}`
    : 'Bank holidays of the year ahead';
  const rows: readonly (readonly [title: string, where: string, state: boolean | 'yours'])[] = [
    ['Your opening hours', setting('hours'), 'yours'],
    [holidays, setting('bankHolidays'), unsettled.length === 0],
    ...past.map(
      (date) => [`Remove a past day from the table of hours: ${date}`, setting('bankHolidays'), false] as const,
    ),
    ['Reviews by your customers, word for word', setting('reviews'), reviews.length > 0],
    ['Your engineers, each with the number of their Gas Safe ID card', setting('engineers'), engineers.length > 0],
    ['Prices of visits other than services', visitPrices, Object.keys(visits.prices).length > 0],
    [contact, setting('security'), security.expires > daysAfter(today, 30)],
    ...(old.length > 0
      ? [[`Evidence of ${when}: check it again`, old.map(([name]) => placeOf(name)).join('; '), false] as const]
      : []),
  ];
  return rows.map(([title, where, state]) => pointOf('recommended', title, where, state));
}

function pointOf(group: Point['group'], title: string, where: string, state: boolean | 'yours'): Point {
  return { group, title, where, state: state === 'yours' ? state : state ? 'done' : 'open' };
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
