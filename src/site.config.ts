import { type Business, businessSchema } from './lib/business.ts';
import { readSettings } from './lib/settings.ts';

/**
 * Settings of the business. Edit the values below. The first six can also be set with the environment variables in
 * their comments. An empty text is allowed where noted, and is not shown. Write apostrophes as ’. Times are minutes
 * after midnight in London: `17 * 60 + 30` is 5:30 PM.
 */
const business: Business = {
  /** Trading name. `SITE_NAME` */
  name: 'Lamplight Heating',
  /** Canonical origin. `SITE_HOST` */
  host: 'https://lamplight-heating.example',
  /** In E.164 form; pages show the British format. `SITE_PHONE` */
  phone: '+442079460187',
  /** `SITE_EMAIL` */
  email: 'office@lamplight-heating.example',
  /** Origin of the booking provider. `BOOKING_URL` */
  bookingUrl: 'https://bookings.example',
  /** Account ID at the booking provider. `BOOKING_TOKEN` */
  bookingToken: '00000000-0000-4000-8000-000000000000',

  /** Former origins of the site, which redirect to it. May be empty. */
  legacyHosts: ['https://old-name.example'],

  /** The specification's {product}: in prose, and in the file name of the default sharing image. */
  product: { prose: 'boiler installation', slug: 'boiler-installation' },

  /**
   * Weekly office hours (specification, section 9, 'Contact and hours'). Days without a row are closed. Hours after
   * midnight, up to 6 AM, belong to the previous day: `opens: 18 * 60, closes: 26 * 60` is 6 PM to 2 AM. The whole day
   * is `opens: 0, closes: 24 * 60`.
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
   * Whether emergency calls are answered 24/7. `false` removes 24/7 from the header, the hours, the figures and the
   * structured data; `npm run check:ready` lists the texts that still mention it.
   */
  emergencyService: true,

  /**
   * Exceptions to the weekly hours, by date: the bank holidays of England and Wales (gov.uk/bank-holidays), and
   * Christmas Day, Boxing Day and New Year's Day on weekends. The office is closed unless hours are set: `{ date:
   * '2026-12-28', opens: 10 * 60, closes: 16 * 60 }`. May be empty.
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

  /** Review sites whose scores are shown. */
  reviewSites: { trades: 'Trades review site', search: 'Search-engine reviews' },

  /**
   * Real reviews, quoted word for word: all on the home page, the first on other pages. May be empty. Example: `{
   * author: 'A. Name', source: 'Name of the site', date: '2026-10-14', rating: 5, text: 'What they wrote.' }`
   */
  reviews: [],

  /**
   * `street` and `postcode` may be empty for a business that works from vans. Optional coordinates with five decimals:
   * `latitude: 51.50735, longitude: -0.12776`.
   */
  address: { street: '', locality: 'London', postcode: '', country: 'GB' },

  /** Prices of visits in pounds, VAT included. All may be missing or empty, and are then not shown. */
  visits: {
    /** Call-out and first half hour: day, evening, night. Landlord gas safety record: first and each further one. */
    prices: { day: 95, evening: 125, night: 165, landlordRecord: 75, otherAppliance: 15 },
    /** Who pays for parking and the Congestion Charge, in full sentences. */
    parking: '',
  },

  /** Engineers with their Gas Safe ID card numbers: `{ name: 'A. Name', gasSafeId: '1234567' }`. May be empty. */
  engineers: [],

  /** Social profiles: `{ name: 'Facebook', url: 'https://…' }`. May be empty. */
  social: [],

  /** All may be empty. */
  legal: {
    /** Companies must set these four. `registeredIn`: England and Wales, Wales, Scotland or Northern Ireland. */
    companyName: '',
    companyNumber: '',
    registeredIn: '',
    registeredOffice: '',
    /** GB and 9 or 12 digits. */
    vatNumber: '',
    /** Digits only. Shown with a link to the public register. */
    gasSafeNumber: '',
    /** Contact for complaints: a person, a postal address or an e-mail address. */
    complaints: '',
    /** The regulator's required text about finance, in full sentences. */
    finance: '',
  },

  /**
   * Contact for security reports, published in /.well-known/security.txt: an e-mail address or https URL, and an expiry
   * date less than a year ahead: `expires: '2027-06-30'`. Both may be empty.
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

/** The validated settings; builds inline them with `bakeSiteConfig`. Throws SettingsError. */
export const site = readSettings(business, businessSchema, variables, process.env, 'src/site.config.ts');

export type Site = typeof site;
