import type { Business } from '../../src/lib/business.ts';

const in300Days = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

/** The sample business with only the required settings. */
export const plainBusiness: Business = {
  name: 'Lamplight Heating',
  host: 'https://lamplight-heating.example',
  phone: '+442079460187',
  email: 'office@lamplight-heating.example',
  bookingUrl: 'https://bookings.example',
  bookingToken: '00000000-0000-4000-8000-000000000000',
  legacyHosts: ['https://old-name.example'],
  product: { prose: 'boiler installation', slug: 'boiler-installation' },
  hours: [],
  emergencyService: false,
  bankHolidays: [],
  reviewSites: { trades: 'Trades review site', search: 'Search-engine reviews' },
  reviews: [],
  address: { street: '', locality: 'London', postcode: '', country: 'GB' },
  visits: { prices: {}, parking: '' },
  engineers: [],
  social: [],
  legal: {
    companyName: '',
    companyNumber: '',
    registeredIn: '',
    registeredOffice: '',
    vatNumber: '',
    gasSafeNumber: '',
    complaints: '',
    finance: '',
  },
  security: { contact: '', expires: '' },
};

/** Closed on Mondays, open past midnight on Fridays and Saturdays, and all day on Sundays. */
export const unusualHours: Business['hours'] = [
  {
    label: 'Tuesday to Thursday',
    days: ['Tuesday', 'Wednesday', 'Thursday'],
    opens: 9 * 60 + 30,
    closes: 17 * 60 + 45,
  },
  { label: 'Fri', days: ['Friday'], opens: 18 * 60, closes: 26 * 60 },
  { label: 'Sat', days: ['Saturday'], opens: 10 * 60 + 30, closes: 30 * 60 },
  { label: 'Sun', days: ['Sunday'], opens: 0, closes: 24 * 60 },
];

/** A business with every optional setting, as different from the sample as possible except in its weekly hours. */
export const secondBusiness: Business = {
  // 60 characters, with an umlaut, an ampersand and both apostrophes.
  name: "Müller & O'Brien’s Heating, Plumbing and Gas Safety Services",
  // Like a real host, not in a reserved domain such as `.example`.
  host: 'https://www.muller-obrien.co.uk',
  // Nine digits after the country code, as in some areas.
  phone: '+44120462345',
  email: 'enquiries-and-emergencies@heating.plumbing.and.gas-safety.muller-obrien.example',
  bookingUrl: 'https://diary.example:8443',
  bookingToken: 'f81d4fae-7dec-4d0e-a765-00a0c91e6bf6',
  legacyHosts: [],
  product: { prose: 'boiler installation', slug: 'boiler-installation' },

  hours: [
    {
      label: 'Monday to Friday',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: 8 * 60,
      closes: 18 * 60,
    },
    { label: 'Sat', days: ['Saturday'], opens: 9 * 60, closes: 13 * 60 },
  ],
  emergencyService: true,
  bankHolidays: [
    { date: '2026-08-31', opens: 12 * 60, closes: 24 * 60 },
    { date: '2026-12-25' },
    { date: '2026-12-26', opens: 20 * 60 + 30, closes: 25 * 60 },
    { date: '2027-01-01' },
  ],
  reviewSites: { trades: 'Which trader? & Sons', search: 'Search “reviews”' },
  reviews: [
    {
      author: "P. O'Hara",
      source: 'Which trader? & Sons',
      date: '2026-02-03',
      rating: 4.5,
      text: 'Came at 1 AM, wrote “90 < 100” on the card, & charged “$&” less.',
    },
  ],
  address: {
    street: 'Unit 7b, O’Grady’s Yard, 112-114 Saint-Mary-at-Lambeth Street',
    locality: 'London',
    postcode: 'SE11 6QX',
    country: 'GB',
    latitude: 51.49512,
    longitude: -0.12034,
  },
  visits: {
    prices: { day: 60, evening: 110, night: 1140, landlordRecord: 72.5, otherAppliance: 9 },
    parking: 'You pay for parking & the Congestion Charge. We tell you before we come.',
  },
  engineers: [
    { name: 'Jürgen Müller', gasSafeId: '1234567' },
    { name: "Siobhán O'Brien", gasSafeId: '7654321' },
  ],
  social: [
    { name: 'Facebook', url: 'https://social.example/muller?page=1&lang=en' },
    { name: 'YouTube', url: 'https://video.example/@muller-obrien' },
  ],
  legal: {
    companyName: "Müller & O'Brien Heating (London) Limited",
    companyNumber: 'SC123456',
    registeredIn: 'Scotland',
    registeredOffice: '1 High Street, Peebles EH45 8XX',
    vatNumber: 'GB123456789012',
    gasSafeNumber: '654321',
    complaints: 'The Manager, complaints@muller-obrien.example',
    finance: 'Müller & O’Brien Heating (London) Limited is a credit broker, not a lender.',
  },
  security: { contact: 'https://www.muller-obrien.example/security?to=us', expires: in300Days },
};
