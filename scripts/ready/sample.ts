import { reviews } from '../../src/content/claims.ts';
import type { Business } from '../../src/lib/business.ts';
import { type Point, setting } from './point.ts';

/** What `src/site.config.ts` says before anybody has made it theirs. */
const sample = {
  name: 'Lamplight Heating',
  reviewSites: ['Trades review site', 'Search-engine reviews'],
} as const;

/** Names that lead nowhere, kept for examples and tests (RFC 2606, RFC 6761). */
const reservedName = /(^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$/i;

/** Numbers that Ofcom keeps for drama, in E.164 and without their last three digits. */
const dramaNumbers = [
  ...[113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161].map((area) => `+44${area}4960`),
  '+441914980',
  '+442079460',
  '+442896496',
  '+442920180',
  '+441632960',
  '+447700900',
  '+448081570',
  '+449098790',
  '+443069990',
];

/** The values that a business must have of its own: all of them keep a site from going out. */
export function samplePoints(site: Business): Point[] {
  const { name, host, phone, email, bookingUrl, bookingToken, legacyHosts, reviewSites } = site;
  const shownSites = [...(reviews.trades ? [reviewSites.trades] : []), ...(reviews.search ? [reviewSites.search] : [])];
  return [
    own('Name', name, name === sample.name || /^example\b/i.test(name), setting('name', 'SITE_NAME')),
    own('Host', host, isReserved(host), setting('host', 'SITE_HOST')),
    own('Phone number', phone, isDramaNumber(phone), setting('phone', 'SITE_PHONE')),
    own('E-mail address', email, reservedName.test(email.split('@').at(-1) ?? ''), setting('email', 'SITE_EMAIL')),
    own('Booking page', bookingUrl, isReserved(bookingUrl), setting('bookingUrl', 'BOOKING_URL')),
    own(
      'Account at the booking page',
      bookingToken,
      isEmptyToken(bookingToken),
      setting('bookingToken', 'BOOKING_TOKEN'),
    ),
    own('Older names of the site', legacyHosts.join(', '), legacyHosts.some(isReserved), setting('legacyHosts')),
    own(
      'Review sites by name',
      shownSites.join(', '),
      shownSites.some((one) => sample.reviewSites.some((name) => name === one)),
      setting('reviewSites'),
    ),
  ];
}

/** Whether a number is one that Ofcom keeps for drama. */
function isDramaNumber(phone: string): boolean {
  return dramaNumbers.includes(phone.slice(0, -3));
}

/** Whether an origin's name leads nowhere. */
export function isReserved(origin: string): boolean {
  return reservedName.test(new URL(origin).hostname);
}

/** Whether an identifier looks made up: but for its version, hardly more than one digit. */
function isEmptyToken(token: string): boolean {
  return new Set(token.replaceAll('-', '')).size <= 3;
}

function own(title: string, value: string, isSample: boolean, where: string): Point {
  return {
    group: 'sample',
    title: isSample ? `${title}, still the sample’s: ${value}` : title,
    where,
    state: isSample ? 'open' : 'done',
    blocks: true,
  };
}
