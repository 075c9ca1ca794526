import { afterEach, describe, expect, test, vi } from 'vitest';
import type { createRenderer } from '../../../scripts/build/render.ts';
import { financeTerms } from '../../../src/content/quote.ts';
import { type Business, businessSchema } from '../../../src/lib/business.ts';
import { listPages } from '../../../src/lib/route-table.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { routes } from '../../../src/routes.ts';
import { site } from '../../../src/site.config.ts';
import { unfinished } from '../unfinished.ts';

const host = 'https://a.example';

const plain: Business = {
  name: 'Lamp Heating',
  host,
  phone: '+442079460100',
  email: 'office@a.example',
  bookingUrl: 'https://book.example',
  bookingToken: '00000000-0000-4000-8000-000000000001',
  legacyHosts: [],
  product: { prose: 'boiler installation', slug: 'boiler-installation' },
  hours: [],
  bankHolidays: [],
  reviewSites: { trades: 'Trades', search: 'Search' },
  reviews: [],
  address: { street: '', locality: 'London', postcode: '', country: 'GB' },
  social: [],
  visits: { prices: {}, parking: '' },
  installationExtras: [],
  engineers: [],
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

const full: Business = {
  ...plain,
  legacyHosts: ['https://old.example'],
  hours: [
    { label: 'Mon', days: ['Monday'], opens: 0, closes: 1440 },
    { label: 'Fri', days: ['Friday'], opens: 1080, closes: 1560 },
  ],
  bankHolidays: [{ date: '2026-12-25' }, { date: '2026-12-28', opens: 600, closes: 960 }],
  reviews: [
    { author: 'R. Customer', source: 'Trades Guide', date: '2026-03-09', rating: 4, text: 'Came, fixed it, swept up.' },
  ],
  address: {
    street: '1 Lamp Street',
    locality: 'London',
    postcode: 'SE1 9AB',
    country: 'GB',
    latitude: 51.50735,
    longitude: -0.12776,
  },
  visits: { prices: { findingTheFault: 75 }, parking: 'We pay for parking.' },
  installationExtras: [{ name: 'Flue through the roof', price: 320 }],
  engineers: [{ name: 'Zoë O’Neill', gasSafeId: '1234567' }],
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/lamp' },
    { name: 'YouTube', url: 'https://www.youtube.com/@lamp' },
  ],
  legal: {
    companyName: 'Lamp Heating Limited',
    companyNumber: '01234567',
    registeredIn: 'England and Wales',
    registeredOffice: '2 Wick Lane, London E3 2AA',
    vatNumber: 'GB123456789',
    gasSafeNumber: '654321',
    complaints: 'The Manager, complaints@lamp.example',
    finance: 'Lamp Heating Limited is a credit broker, not a lender.',
  },
  security: { contact: 'security@lamp.example', expires: '2027-06-30' },
};

describe('the details of a business', () => {
  test.each([
    ['with nothing optional', plain],
    ['with everything', full],
    ['of the site itself', site],
  ])('pass %s', (_, business) => {
    expect(faultsOf(businessSchema, business)).toEqual([]);
  });

  const legal = (changed: Partial<Business['legal']>) => ({ legal: { ...full.legal, ...changed } });
  const address = (changed: Partial<Business['address']>) => ({ address: { ...full.address, ...changed } });
  const hours = (changed: object) => ({ hours: [{ ...full.hours[0], ...changed }] as Business['hours'] });
  const review = (changed: object) => ({ reviews: [{ ...full.reviews[0], ...changed }] });

  test.each([
    { fault: 'an older host with a path', changed: { legacyHosts: ['https://old.example/'] }, at: 'legacyHosts[0]' },
    { fault: 'a host with a port', changed: { host: 'https://a.example:8443' }, at: 'host' },
    {
      fault: 'an older host twice',
      changed: { legacyHosts: ['https://o.example', 'https://o.example'] },
      at: 'legacyHosts[1]',
    },
    {
      fault: 'the present host among the older',
      changed: { legacyHosts: ['https://o.example', host] },
      at: 'legacyHosts[1]',
    },
    { fault: 'a product in capitals', changed: { product: { ...full.product, slug: 'Boiler' } }, at: 'product.slug' },
    { fault: 'an unknown day', changed: hours({ days: ['Mon'] }), at: 'hours[0].days[0]' },
    { fault: 'a day in two rows', changed: { hours: [...full.hours, ...full.hours] }, at: 'hours' },
    { fault: 'hours longer than a day', changed: hours({ closes: 1441 }), at: 'hours[0].closes' },
    { fault: 'hours that end after 6 AM', changed: hours({ opens: 720, closes: 1801 }), at: 'hours[0].closes' },
    { fault: 'an opening on the next day', changed: hours({ opens: 1440, closes: 1500 }), at: 'hours[0].opens' },
    { fault: 'half a minute', changed: hours({ opens: 0.5 }), at: 'hours[0].opens' },
    { fault: 'closing before opening', changed: hours({ opens: 600, closes: 600 }), at: 'hours[0].closes' },
    {
      fault: 'a bank holiday that does not exist',
      changed: { bankHolidays: [{ date: '2026-02-30' }] },
      at: 'bankHolidays[0].date',
    },
    {
      fault: 'a day written the British way, before one that is right',
      changed: { bankHolidays: [{ date: '3/12/2026' }, { date: '2026-12-25' }] },
      at: 'bankHolidays[0].date',
    },
    {
      fault: 'bank holidays out of order',
      changed: { bankHolidays: [{ date: '2026-12-28' }, { date: '2026-12-25' }] },
      at: 'bankHolidays[1].date',
    },
    {
      fault: 'a bank holiday twice',
      changed: { bankHolidays: [{ date: '2026-12-25' }, { date: '2026-12-25' }] },
      at: 'bankHolidays[1].date',
    },
    {
      fault: 'hours that are typed as hours',
      changed: { bankHolidays: [{ date: '2026-12-25', opens: 10, closes: 16 }] },
      at: 'bankHolidays[0].closes',
    },
    {
      fault: 'a bank holiday that opens only',
      changed: { bankHolidays: [{ date: '2026-12-25', opens: 600 }] },
      at: 'bankHolidays[0].closes',
    },
    {
      fault: 'a bank holiday that closes first',
      changed: { bankHolidays: [{ date: '2026-12-25', opens: 600, closes: 60 }] },
      at: 'bankHolidays[0].closes',
    },
    { fault: 'a name with a tab in it', changed: { name: 'Lamp\tHeating' }, at: 'name' },
    { fault: 'a name that the typeface cannot draw', changed: { name: 'Тёплый дом' }, at: 'name' },
    {
      fault: 'a price of half a penny',
      changed: { visits: { prices: { firstHour: 95.005 }, parking: '' } },
      at: 'visits.prices.firstHour',
    },
    {
      fault: 'an extra for nothing',
      changed: { installationExtras: [{ name: 'Flue', price: 0 }] },
      at: 'installationExtras[0].price',
    },
    { fault: 'a review of six stars', changed: review({ rating: 6 }), at: 'reviews[0].rating' },
    { fault: 'a review by nobody', changed: review({ author: '' }), at: 'reviews[0].author' },
    { fault: 'a review without a source', changed: review({ source: undefined }), at: 'reviews[0].source' },
    { fault: 'a review of no day', changed: review({ date: 'March 2026' }), at: 'reviews[0].date' },
    { fault: 'a review without words', changed: review({ text: ' ' }), at: 'reviews[0].text' },
    { fault: 'a misspelt field', changed: review({ stars: 5 }), at: 'reviews[0].stars' },
    { fault: 'a street without a postcode', changed: address({ postcode: '' }), at: 'address.postcode' },
    { fault: 'a foreign postcode', changed: address({ postcode: '75001' }), at: 'address.postcode' },
    { fault: 'half a place', changed: address({ longitude: undefined as never }), at: 'address.longitude' },
    { fault: 'a place abroad', changed: address({ latitude: 40.71 }), at: 'address.latitude' },
    { fault: 'a place of no street', changed: address({ street: '', postcode: '' }), at: 'address.street' },
    {
      fault: 'a profile without encryption',
      changed: { social: [{ name: 'A', url: 'http://a.example' }] },
      at: 'social[0].url',
    },
    {
      fault: 'a profile twice',
      changed: { social: [full.social[0], { ...full.social[0], name: 'B' }] as Business['social'] },
      at: 'social[1].url',
    },
    { fault: 'a company number without a name', changed: legal({ companyName: '' }), at: 'legal.companyName' },
    { fault: 'a company name without a number', changed: legal({ companyNumber: '' }), at: 'legal.companyNumber' },
    { fault: 'a company without its office', changed: legal({ registeredOffice: '' }), at: 'legal.registeredOffice' },
    {
      fault: 'a company number of 7 characters',
      changed: legal({ companyNumber: '1234567' }),
      at: 'legal.companyNumber',
    },
    {
      fault: 'a part of the kingdom there is not',
      changed: legal({ registeredIn: 'London' }),
      at: 'legal.registeredIn',
    },
    { fault: 'a Scottish number in England', changed: legal({ companyNumber: 'SC123456' }), at: 'legal.registeredIn' },
    { fault: 'a VAT number without its country', changed: legal({ vatNumber: '123456789' }), at: 'legal.vatNumber' },
    {
      fault: 'a Gas Safe number with letters',
      changed: legal({ gasSafeNumber: 'GS 1234' }),
      at: 'legal.gasSafeNumber',
    },
    { fault: 'a complaints contact of two lines', changed: legal({ complaints: 'A\nB' }), at: 'legal.complaints' },
  ])('do not pass with $fault', ({ changed, at }) => {
    const faults = faultsOf(businessSchema, { ...full, ...changed });
    expect(faults.map(({ setting }) => setting)).toEqual([at]);
  });

  test('are named one and all: what is wrong by itself and what does not agree', () => {
    const faults = faultsOf(businessSchema, {
      ...full,
      ...hours({ days: ['Someday'], closes: -1 }),
      ...legal({ companyName: '', companyNumber: '12', vatNumber: 'GB1' }),
      ...({ reviews: undefined } as Partial<Business> as { reviews: [] }),
    });
    expect(faults.map(({ setting }) => setting)).toEqual([
      'hours[0].days[0]',
      'hours[0].closes',
      'reviews',
      'legal.companyNumber',
      'legal.vatNumber',
      'legal.companyName',
    ]);
  });

  test.each([undefined, null, 0, 'x\n', [null]])('are found wrong, not fallen over, where a field is %j', (value) => {
    for (const field of Object.keys(full)) {
      const faults = faultsOf(businessSchema, { ...full, [field]: value });
      expect(faults.length, field).toBeGreaterThan(0);
    }
  });
});

describe('what the pages show', { timeout: 120_000 }, () => {
  afterEach(() => {
    vi.doUnmock('../../../src/site.config.ts');
    vi.resetModules();
  });

  async function render(details: Business, path: string) {
    vi.resetModules();
    vi.doMock('../../../src/site.config.ts', () => ({ site: { ...details, host: site.host } }));
    const prerender = await import('../../../scripts/build/render.ts');
    const { clientRoutes } = await import('../../../src/router.tsx');
    const page = listPages(routes).find((one) => one.path === path);
    if (!page) throw new Error(`${path} is not routed`);
    const renderPage: ReturnType<typeof createRenderer> = prerender.createRenderer(clientRoutes());
    const { head, body } = await renderPage(page);
    const graph = JSON.parse(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(head)?.[1] ?? '')['@graph'];
    const business = graph.find((node: { '@id'?: string }) => node['@id']?.endsWith('#business'));
    return { body, business };
  }

  test('is every detail that is set', async () => {
    const { body, business } = await render(full, '/');
    for (const text of [
      'Lamp Heating Limited, registered in England and Wales, no. 01234567. Registered office: 2 Wick Lane, London E3 2AA',
      'VAT no. GB123456789',
      '<a href="https://www.gassaferegister.co.uk/">Gas Safe Register no. 654321</a>',
      'Complaints: The Manager, complaints@lamp.example',
      '1 Lamp Street, London SE1 9AB',
      '<a href="https://www.facebook.com/lamp">Facebook</a>',
      '<a href="https://www.youtube.com/@lamp">YouTube</a>',
      'Came, fixed it, swept up.',
      'Call-out and finding the fault',
      '£75',
      'We pay for parking.',
      'Zoë O’Neill, Gas Safe ID 1234567',
      'R. Customer on Trades Guide, <time dateTime="2026-03-09">9 March 2026</time>',
      '4 out of 5',
      '<dt>Mon</dt><dd>Open 24 hours</dd>',
      '<dt>Tue, Wed, Thu, Sat and Sun</dt><dd>Office closed</dd>',
      '<dt>Fri</dt><dd>6:00 PM-2:00 AM</dd>',
      '<dt>25 December 2026</dt><dd>Office closed</dd>',
      '<dt>28 December 2026</dt><dd>10:00 AM-4:00 PM</dd>',
    ]) {
      expect(body).toContain(text);
    }
    expect(business).toMatchObject({
      legalName: 'Lamp Heating Limited',
      vatID: 'GB123456789',
      sameAs: ['https://www.facebook.com/lamp', 'https://www.youtube.com/@lamp'],
      geo: { latitude: 51.50735, longitude: -0.12776 },
      address: { streetAddress: '1 Lamp Street', postalCode: 'SE1 9AB' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' },
        { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
        {
          dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '00:00',
        },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-28', validThrough: '2026-12-28', opens: '10:00', closes: '16:00' },
      ],
    });
  });

  test('is the regulatory line beside the finance terms', async () => {
    const { body } = await render(full, '/boiler-quotes');
    expect(body.includes(full.legal.finance)).toBe(financeTerms.length > 0);
  });

  test('is the price of each extra on the quote page', async () => {
    expect((await render(full, '/boiler-quotes')).body).toContain('Flue through the roof');
  });

  test.skipIf(unfinished)('is nothing, and no trace of it, of a detail that is not set', async () => {
    const [home, quote] = [await render(plain, '/'), await render(plain, '/boiler-quotes')];
    for (const { body, business } of [home, quote]) {
      expect(body).not.toMatch(
        /VAT no|Registered office|registered in|Complaints|gassaferegister|Register no|Bank holidays|credit broker|customers wrote|a visit costs|Gas Safe ID|Extras/i,
      );
      expect(body).not.toMatch(/<(p|dd|dt|ul|li|a|section|blockquote)( [^>]*)?><\/\1>/);
      expect(body).not.toMatch(/undefined|null|NaN/);
      const optional = [
        'legalName',
        'vatID',
        'sameAs',
        'geo',
        'openingHoursSpecification',
        'specialOpeningHoursSpecification',
      ];
      expect(optional.filter((name) => name in business)).toEqual([]);
    }
  });
});
