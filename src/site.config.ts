import { britishPhone, emailAddress, httpsOrigin, readSettings, textUpTo, uuid } from './lib/settings.ts';

/** A stretch of the week with one opening time. Times are minutes after midnight, London time. */
export interface OpeningHours {
  label: string;
  /** As in schema.org: `Monday` to `Sunday`. */
  days: readonly string[];
  opens: number;
  closes: number;
}

/** What is the business's own: edit the values below, or set the environment variables named beside them. */
const business = {
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
};

const rules = {
  name: { rule: textUpTo(60), variable: 'SITE_NAME' },
  host: { rule: httpsOrigin, variable: 'SITE_HOST' },
  phone: { rule: britishPhone, variable: 'SITE_PHONE' },
  email: { rule: emailAddress, variable: 'SITE_EMAIL' },
  bookingUrl: { rule: httpsOrigin, variable: 'BOOKING_URL' },
  bookingToken: { rule: uuid, variable: 'BOOKING_TOKEN' },
};

/**
 * The business, as every page shows it. The bundles hold this object as it was evaluated at build time, so that no
 * default is left in them once it is overridden (see `bakeSiteConfig` in vite.config.ts).
 *
 * @throws SettingsError on import, naming every value that will not do
 */
export const site = {
  ...readSettings(business, rules, process.env),

  /** Older names of the site. They only produce redirects. */
  legacyHosts: ['https://old-name.example'] as readonly string[],

  /** What the specification calls {product}: in prose, in titles, in URLs. */
  product: { prose: 'boiler installation', title: 'Boiler Installation', slug: 'boiler-installation' },

  /** Specification, section 9, 'Contact and hours'. Emergencies are answered around the clock. */
  hours: [
    {
      label: 'Mon-Fri',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: 7 * 60,
      closes: 20 * 60,
    },
    { label: 'Sat', days: ['Saturday'], opens: 8 * 60, closes: 18 * 60 },
    { label: 'Sun', days: ['Sunday'], opens: 9 * 60, closes: 17 * 60 },
  ] as readonly OpeningHours[],

  /** Names of the review sites whose scores are shown. */
  reviewSites: { trades: 'Trades review site', search: 'Search-engine reviews' },

  /** Postal address; `street` and `postcode` may stay empty for a business that works from vans. */
  address: { street: '', locality: 'London', postcode: '', country: 'GB' },

  /** Left out of the pages while empty. */
  legal: { companyName: '', companyNumber: '', registeredOffice: '', vatNumber: '', gasSafeNumber: '' },
};

export type Site = typeof site;
