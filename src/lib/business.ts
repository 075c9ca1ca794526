import { weekdays } from './opening-state.ts';
import {
  agreeing,
  emailAddress,
  fieldsOf,
  httpsOrigin,
  httpsUrl,
  incomplete,
  isoDate,
  isUnset,
  listOf,
  matching,
  numberFrom,
  oneOf,
  optional,
  repeated,
  required,
  type SettingFault,
  slug,
  textUpTo,
} from './settings.ts';

/** A stretch of the week with one opening time. Times are minutes after midnight, London time. */
export interface OpeningHours {
  label: string;
  /** As in schema.org: `Monday` to `Sunday`. */
  days: readonly string[];
  opens: number;
  closes: number;
}

/** A day (`YYYY-MM-DD`) that does not follow the week: with hours of its own, or closed when it has none. */
export interface BankHoliday {
  date: string;
  opens?: number;
  closes?: number;
}

/** What a customer wrote on a review site. */
export interface Review {
  author: string;
  /** The site where it can be read. */
  source: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

/** What `site.config.ts` says of the business besides its six main settings. Optional texts may stay empty. */
export interface BusinessDetails {
  legacyHosts: readonly string[];
  product: { prose: string; title: string; slug: string };
  hours: readonly OpeningHours[];
  bankHolidays: readonly BankHoliday[];
  reviewSites: { trades: string; search: string };
  reviews: readonly Review[];
  address: Address;
  social: readonly { name: string; url: string }[];
  legal: LegalDetails;
  security: SecurityContact;
}

interface Address {
  street: string;
  locality: string;
  postcode: string;
  country: string;
  latitude?: number;
  longitude?: number;
}

interface LegalDetails {
  companyName: string;
  companyNumber: string;
  registeredIn: string;
  registeredOffice: string;
  vatNumber: string;
  gasSafeNumber: string;
  complaints: string;
  finance: string;
}

/** Whom a finder of a security fault writes to, and until when that is true (`YYYY-MM-DD`). Both, or neither. */
interface SecurityContact {
  contact: string;
  expires: string;
}

const minute = {
  expected: 'whole minutes after midnight, 0 to 1440',
  test: (value: unknown) => Number.isInteger(value) && numberFrom(0, 1440).test(value),
};

const openingRow = agreeing(
  fieldsOf({
    label: required(textUpTo(20)),
    days: listOf(required(oneOf(weekdays))),
    opens: required(minute),
    closes: required(minute),
  }),
  opensFirst,
);

const bankHoliday = agreeing<BankHoliday>(
  fieldsOf({ date: required(isoDate), opens: optional(minute), closes: optional(minute) }),
  (day, setting) => [...incomplete(day, ['opens', 'closes'], setting), ...opensFirst(day, setting)],
);

const review = fieldsOf({
  author: required(textUpTo(60)),
  source: required(textUpTo(40)),
  date: required(isoDate),
  rating: required(numberFrom(1, 5)),
  text: required(textUpTo(600)),
});

const address = agreeing<Address>(
  fieldsOf({
    street: optional(textUpTo(80)),
    locality: required(textUpTo(40)),
    postcode: optional(matching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'a British postcode, e.g. SE1 9AB')),
    country: required(oneOf(['GB'])),
    latitude: optional(numberFrom(49.8, 60.9)),
    longitude: optional(numberFrom(-8.7, 1.8)),
  }),
  (group, setting) => [
    ...incomplete(group, ['street', 'postcode'], setting),
    ...(isUnset(group.latitude) && isUnset(group.longitude)
      ? []
      : incomplete(group, ['latitude', 'longitude', 'street'], setting)),
  ],
);

const legal = agreeing<LegalDetails>(
  fieldsOf({
    companyName: optional(textUpTo(160)),
    companyNumber: optional(matching(/^(\d{8}|[A-Z]{2}\d{6}|R\d{7})$/, '8 characters, e.g. 01234567 or SC123456')),
    registeredIn: optional(oneOf(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'])),
    registeredOffice: optional(textUpTo(160)),
    vatNumber: optional(matching(/^GB(\d{9}|\d{12})$/, 'GB and 9 or 12 digits, e.g. GB123456789')),
    gasSafeNumber: optional(matching(/^\d{1,7}$/, 'the digits of the registration, e.g. 123456')),
    complaints: optional(textUpTo(160)),
    finance: optional(textUpTo(600)),
  }),
  (group, setting) => [
    ...incomplete(group, ['companyName', 'companyNumber', 'registeredIn', 'registeredOffice'], setting),
    ...otherRegister(group, setting),
  ],
);

const security = agreeing<SecurityContact>(
  fieldsOf({
    contact: optional({
      expected: 'an e-mail address or an https URL',
      test: (value) => emailAddress.test(value) || httpsUrl.test(value),
    }),
    expires: optional(isoDate),
  }),
  (group, setting) => incomplete(group, ['contact', 'expires'], setting),
);

const checkDetails = fieldsOf({
  legacyHosts: agreeing<readonly string[]>(listOf(required(httpsOrigin)), (hosts, setting) =>
    repeated(hosts, (index) => `${setting}[${index}]`),
  ),
  product: fieldsOf({ prose: required(textUpTo(40)), title: required(textUpTo(40)), slug: required(slug) }),
  hours: agreeing<readonly OpeningHours[]>(listOf(openingRow), (rows, setting) =>
    repeated(
      rows.flatMap((row) => row?.days),
      () => setting,
    ),
  ),
  bankHolidays: agreeing<readonly BankHoliday[]>(listOf(bankHoliday), inOrder),
  reviewSites: fieldsOf({ trades: required(textUpTo(40)), search: required(textUpTo(40)) }),
  reviews: listOf(review),
  address,
  social: agreeing<BusinessDetails['social']>(
    listOf(fieldsOf({ name: required(textUpTo(30)), url: required(httpsUrl) })),
    (links, setting) => [
      ...repeated(
        links.map((link) => link?.name),
        (index) => `${setting}[${index}].name`,
      ),
      ...repeated(
        links.map((link) => link?.url),
        (index) => `${setting}[${index}].url`,
      ),
    ],
  ),
  legal,
  security,
});

/**
 * Finds all that is wrong with the details of a business: single fields, and what does not go together.
 *
 * @param host the site's own origin, which is none of its older names
 */
export function checkBusiness(details: BusinessDetails, host: string): SettingFault[] {
  const current = Array.isArray(details.legacyHosts) ? details.legacyHosts.indexOf(host) : -1;
  return [
    ...checkDetails(details, ''),
    ...(current < 0
      ? []
      : [{ setting: `legacyHosts[${current}]`, found: host, expected: 'an older host, not the present one' }]),
  ];
}

function opensFirst({ opens, closes }: { opens?: number; closes?: number }, setting: string): SettingFault[] {
  if (opens === undefined || closes === undefined || !(opens >= closes)) return [];
  return [{ setting: `${setting}.closes`, found: closes, expected: `a time after ${setting}.opens, ${opens}` }];
}

function inOrder(days: readonly BankHoliday[], setting: string): SettingFault[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1]?.date;
    if (before === undefined || day?.date > before) return [];
    return [{ setting: `${setting}[${index}].date`, found: day?.date, expected: `a date after ${before}` }];
  });
}

/** The first letters of a company's number say where it is registered. */
function otherRegister({ companyNumber, registeredIn }: LegalDetails, setting: string): SettingFault[] {
  if (isUnset(companyNumber) || isUnset(registeredIn)) return [];
  const register = /^S/.test(companyNumber)
    ? /^Scotland$/
    : /^N|^R/.test(companyNumber)
      ? /^Northern Ireland$/
      : /Wales$/;
  if (register.test(registeredIn)) return [];
  return [{ setting: `${setting}.registeredIn`, found: registeredIn, expected: `the register of ${companyNumber}` }];
}
