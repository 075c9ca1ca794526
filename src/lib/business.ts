import * as v from 'valibot';
import { formatTime, weekdays } from './dates.ts';
import {
  britishPhone,
  distinct,
  domainName,
  emailAddress,
  emptyOr,
  fields,
  httpsOrigin,
  httpsUrl,
  incomplete,
  isoDate,
  list,
  type Mismatch,
  matching,
  numberFrom,
  oneOf,
  repeated,
  slug,
  textUpTo,
  textWhere,
  uuid,
  withCheck,
} from './rules.ts';

const day = 24 * 60;
const opens = timeOfDay(0, day - 1, 'whole minutes after midnight, 0 to 1439');
const closes = timeOfDay(1, day + 6 * 60, 'whole minutes after midnight, 1 to 1440, or up to 1800 (6 AM the next day)');

/** Opening hours in minutes after midnight in London. Times on the next day continue after 1440: 1560 is 2:00 AM. */
export type OpeningHours = v.InferOutput<typeof openingHours>;
const openingHours = withCheck(
  fields({
    label: textUpTo(20),
    days: list(oneOf(weekdays), 1),
    opens,
    closes,
  }),
  checkPeriod,
);

/** Opening hours of one date (`YYYY-MM-DD`), which override the week's. The office is closed if `opens` is missing. */
export type BankHoliday = v.InferOutput<typeof bankHoliday>;
const bankHoliday = withCheck(
  fields({ date: isoDate, opens: v.optional(opens), closes: v.optional(closes) }),
  (one) => [...incomplete(one, ['opens', 'closes']), ...checkPeriod(one)],
);

const review = fields({
  author: textUpTo(60),
  /** Name of the review site. */
  source: textUpTo(40),
  date: isoDate,
  rating: numberFrom(1, 5),
  /** Quoted word for word; line breaks and emoji are allowed. */
  text: textWhere('1 to 600 characters', (value) => value.trim() !== '' && value.length <= 600),
});

const address = withCheck(
  fields({
    street: emptyOr(textUpTo(80)),
    locality: textUpTo(40),
    postcode: emptyOr(matching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'a British postcode, e.g. SE1 9AB')),
    country: oneOf(['GB']),
    latitude: v.optional(numberFrom(49.8, 60.9)),
    longitude: v.optional(numberFrom(-8.7, 1.8)),
  }),
  (group) => [
    ...incomplete(group, ['street', 'postcode']),
    ...(group.latitude === undefined && group.longitude === undefined
      ? []
      : incomplete(group, ['latitude', 'longitude', 'street'])),
  ],
);

/** The fonts of headings and sharing images support only Latin letters. */
const name = v.pipe(
  textUpTo(60),
  v.check((value) => !/[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(value), 'a name in Latin letters'),
);

const price = v.pipe(
  numberFrom(1, 9999, 'a number of pounds from 1 to 9999'),
  v.check((amount) => amount === Number(amount.toFixed(2)), 'a number of pounds with at most two decimals'),
);

/** Prices of visits other than services, in pounds with VAT. Unset prices are not shown. */
export type Visits = v.InferOutput<typeof visits>;
const visits = fields({
  prices: fields({
    /** Call-out with the first half hour: Monday to Saturday by day, evenings and Sundays, nights. */
    day: v.optional(price),
    evening: v.optional(price),
    night: v.optional(price),
    /** Landlord gas safety record for one appliance, and the price of each other appliance. */
    landlordRecord: v.optional(price),
    otherAppliance: v.optional(price),
  }),
  parking: emptyOr(textUpTo(300)),
});

const engineer = fields({
  name: textUpTo(60),
  gasSafeId: matching(/^\d{7}$/, 'the seven digits of the ID card, e.g. 1234567'),
});

const registers = ['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'] as const;

const legal = withCheck(
  fields({
    companyName: emptyOr(textUpTo(160)),
    companyNumber: emptyOr(matching(/^(\d{8}|[A-Z]{2}\d{6}|R\d{7})$/, '8 characters, e.g. 01234567 or SC123456')),
    registeredIn: emptyOr(oneOf(registers)),
    registeredOffice: emptyOr(textUpTo(160)),
    vatNumber: emptyOr(matching(/^GB(\d{9}|\d{12})$/, 'GB and 9 or 12 digits, e.g. GB123456789')),
    gasSafeNumber: emptyOr(matching(/^\d{1,7}$/, 'the digits of the registration number, e.g. 123456')),
    complaints: emptyOr(textUpTo(160)),
    finance: emptyOr(textUpTo(600)),
  }),
  (group) => [
    ...incomplete(group, ['companyName', 'companyNumber', 'registeredIn', 'registeredOffice']),
    ...checkRegister(group),
  ],
);

/** Contact for reporting security vulnerabilities, and its expiry date. */
const security = withCheck(
  fields({
    contact: emptyOr(
      textWhere('an e-mail address or an https URL', (value) => v.is(emailAddress, value) || v.is(httpsUrl, value)),
    ),
    expires: emptyOr(isoDate),
  }),
  (group) => incomplete(group, ['contact', 'expires']),
);

const publicOrigin = v.pipe(
  httpsOrigin,
  v.regex(
    RegExp(`^https://${domainName}$`),
    'https:// and a domain name, without a port or slash at the end, e.g. https://example.com',
  ),
);

export type Business = v.InferOutput<typeof businessSchema>;
export const businessSchema = withCheck(
  fields({
    name,
    host: publicOrigin,
    phone: britishPhone,
    email: emailAddress,
    bookingUrl: httpsOrigin,
    bookingToken: uuid,
    legacyHosts: distinct(list(publicOrigin)),
    product: fields({ prose: textUpTo(40), slug }),
    hours: withCheck(list(openingHours), (rows) =>
      repeated(
        rows.flatMap((row) => row?.days),
        () => [],
      ),
    ),
    emergencyService: v.boolean('true or false'),
    bankHolidays: withCheck(list(bankHoliday), checkOrder),
    reviewSites: fields({ trades: textUpTo(40), search: textUpTo(40) }),
    reviews: distinct(list(review), 'text'),
    address,
    visits,
    engineers: distinct(list(engineer), 'gasSafeId'),
    social: distinct(distinct(list(fields({ name: textUpTo(30), url: httpsUrl })), 'name'), 'url'),
    legal,
    security,
  }),
  ({ legacyHosts, host }) => {
    const current = Array.isArray(legacyHosts) ? legacyHosts.indexOf(host) : -1;
    return current < 0
      ? []
      : [{ at: ['legacyHosts', current], found: host, expected: 'a former host, not the current one' }];
  },
);

function timeOfDay(first: number, last: number, expected: string) {
  return v.pipe(numberFrom(first, last, expected), v.integer(expected));
}

/** Shortest opening period, in minutes. Rejects hours written instead of minutes: `opens: 8, closes: 18`. */
const shortestPeriod = 60;

function checkPeriod({ opens, closes }: { opens?: number | undefined; closes?: number | undefined }): Mismatch[] {
  if (typeof opens !== 'number' || typeof closes !== 'number' || Number.isNaN(opens + closes)) return [];
  if (closes >= opens + shortestPeriod && closes <= opens + day) return [];
  const example = 'e.g. 18 * 60 for 6:00 PM; add 24 * 60 for the next day';
  const expected = `a time 1 to 24 hours after opens (${formatTime(opens)}) in minutes, ${example}`;
  return [{ at: ['closes'], found: closes, expected }];
}

function checkOrder(days: readonly { date: string }[]): Mismatch[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1]?.date;
    // An invalid date is already reported by `isoDate`.
    if (!v.is(isoDate, before) || !v.is(isoDate, day?.date) || day.date > before) return [];
    return [{ at: [index, 'date'], found: day?.date, expected: `a date after ${before}` }];
  });
}

/** The first letters of a company number identify its register. */
function checkRegister({ companyNumber, registeredIn }: { companyNumber: string; registeredIn: string }): Mismatch[] {
  if (!companyNumber || !registeredIn) return [];
  const register = /^S/.test(companyNumber)
    ? /^Scotland$/
    : /^N|^R/.test(companyNumber)
      ? /^Northern Ireland$/
      : /Wales$/;
  if (register.test(registeredIn)) return [];
  const names = registers.filter((name) => register.test(name)).join(' or ');
  return [{ at: ['registeredIn'], found: registeredIn, expected: `${names}, because of the number ${companyNumber}` }];
}
