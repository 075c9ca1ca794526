import { type Business, businessSchema } from './lib/business.ts';
import { readSettings } from './lib/settings.ts';

/**
 * What is the business's own: edit the values below, or set the environment variables named beside the first six. Texts
 * between quotes may stay empty where that is said: the pages then show nothing in their place. An apostrophe in a text is ’.
 * Times are minutes after midnight in London: `7 * 60` is 7:00 AM, `17 * 60 + 30` is 5:30 PM.
 */
const business: Business = {
  /** Trading name. `SITE_NAME` */
  name: 'Lamplight Heating',
  /** The one canonical origin. `SITE_HOST` */
  host: 'https://lamplight-heating.example',
  /** E.164; pages show the British form of it. `SITE_PHONE` */
  phone: '+442079460187',
  /** `SITE_EMAIL` */
  email: 'office@lamplight-heating.example',
  /** Origin of the booking provider. `BOOKING_URL` */
  bookingUrl: 'https://bookings.example',
  /** The account identifier at the booking provider. `BOOKING_TOKEN` */
  bookingToken: '00000000-0000-4000-8000-000000000000',

  /** Older names of the site. They only produce redirects. The list may be empty. */
  legacyHosts: ['https://old-name.example'],

  /** What the specification calls {product}: in prose, and in the name of the default sharing image. */
  product: { prose: 'boiler installation', slug: 'boiler-installation' },

  /**
   * The week (specification, section 9, 'Contact and hours'); emergencies are answered around the clock. A day in no row is
   * closed. Hours that run past midnight count on: `opens: 18 * 60, closes: 26 * 60` is 6 PM to 2 AM of the next day, which
   * may go on until 6 AM. `opens: 0, closes: 24 * 60` is the whole day.
   */
  hours: [
    {
      label: 'Mon-Fri',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: 7 * 60,
      closes: 20 * 60,
    },
    { label: 'Sat', days: ['Saturday'], opens: 8 * 60, closes: 18 * 60 },
    { label: 'Sun', days: ['Sunday'], opens: 9 * 60, closes: 17 * 60 },
  ],

  /**
   * Days that do not follow the week, in order: the bank holidays of England and Wales (gov.uk/bank-holidays), and
   * Christmas, Boxing and New Year's Day where they fall on a weekend. A day is closed unless it has hours of its own:
   * `{ date: '2026-12-28', opens: 10 * 60, closes: 16 * 60 }`. The list may be empty.
   */
  bankHolidays: [
    { date: '2026-01-01' },
    { date: '2026-04-03' },
    { date: '2026-04-06' },
    { date: '2026-05-04' },
    { date: '2026-05-25' },
    { date: '2026-08-31' },
    { date: '2026-12-25' },
    { date: '2026-12-26' },
    { date: '2026-12-28' },
    { date: '2027-01-01' },
    { date: '2027-03-26' },
    { date: '2027-03-29' },
    { date: '2027-05-03' },
    { date: '2027-05-31' },
    { date: '2027-08-30' },
    { date: '2027-12-25' },
    { date: '2027-12-26' },
    { date: '2027-12-27' },
    { date: '2027-12-28' },
    { date: '2028-01-01' },
    { date: '2028-01-03' },
    { date: '2028-04-14' },
    { date: '2028-04-17' },
    { date: '2028-05-01' },
    { date: '2028-05-29' },
    { date: '2028-08-28' },
    { date: '2028-12-25' },
    { date: '2028-12-26' },
  ],

  /** Names of the review sites whose scores are shown. */
  reviewSites: { trades: 'Trades review site', search: 'Search-engine reviews' },

  /**
   * Real reviews only, word for word: all on the home page, the first wherever a customer is quoted. The list may be
   * empty. One of them:
   * `{ author: 'A. Name', source: 'Name of the site', date: '2026-10-14', rating: 5, text: 'What they wrote.' }`
   */
  reviews: [],

  /**
   * `street` and `postcode` may stay empty for a business that works from vans. With them may stand its place on the
   * map, with five decimals: `latitude: 51.50735, longitude: -0.12776`.
   */
  address: { street: '', locality: 'London', postcode: '', country: 'GB' },

  /** What a visit costs. Each price (pounds, VAT included) and the text may stay away, and then leaves no trace. */
  visits: {
    /** `{ findingTheFault: 75, firstHour: 95, firstHourAtNight: 140, landlordRecord: 79 }` */
    prices: {},
    /** Who pays for parking and the Congestion Charge, in full sentences. */
    parking: '',
  },

  /** Work beyond the installed price, VAT included: `{ name: 'Flue through the roof', price: 320 }`. May be empty. */
  installationExtras: [],

  /** The engineers, with the number on their Gas Safe ID card: `{ name: 'A. Name', gasSafeId: '1234567' }`. May be empty. */
  engineers: [],

  /** Profiles elsewhere, one of them `{ name: 'Facebook', url: 'https://…' }`. The list may be empty. */
  social: [],

  /** Each of these may stay empty. */
  legal: {
    /** A company shows these four, all together. `registeredIn`: England and Wales, Wales, Scotland or Northern Ireland. */
    companyName: '',
    companyNumber: '',
    registeredIn: '',
    registeredOffice: '',
    /** GB and 9 or 12 digits. */
    vatNumber: '',
    /** Digits. It is shown with a link to the public register. */
    gasSafeNumber: '',
    /** Whom a complaint goes to: a person, an address, an e-mail address. */
    complaints: '',
    /** What the regulator wants said beside the finance terms, in full sentences. */
    finance: '',
  },

  /**
   * Whom to tell of a security fault in the site, an e-mail address or an https URL, and the day until which that holds,
   * less than a year ahead: `expires: '2027-06-30'`. Published in /.well-known/security.txt. Both may stay empty.
   */
  security: { contact: '', expires: '' },
};

const variables = {
  name: 'SITE_NAME',
  host: 'SITE_HOST',
  phone: 'SITE_PHONE',
  email: 'SITE_EMAIL',
  bookingUrl: 'BOOKING_URL',
  bookingToken: 'BOOKING_TOKEN',
} as const;

/** The business, as every page shows it. `bakeSiteConfig` puts the evaluated object into the bundles. Throws SettingsError. */
export const site = readSettings(business, businessSchema, variables, process.env, 'src/site.config.ts');

export type Site = typeof site;
