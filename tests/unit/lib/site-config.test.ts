import { load } from 'cheerio';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { financeTerms } from '../../../src/content/quote.ts';
import { type Business, businessSchema } from '../../../src/lib/business.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { site } from '../../../src/site.config.ts';
import { plainBusiness as plain, secondBusiness, unusualHours } from '../../second-business/business.ts';
import { renderPages } from '../render-pages.ts';
import { unfinished } from '../unfinished.ts';

const full: Business = { ...secondBusiness, hours: unusualHours };

describe('the details of a business', () => {
  test('are valid with required settings only, with all settings, and as configured in this project', () => {
    expect([plain, full, site].flatMap((business) => faultsOf(businessSchema, business))).toEqual([]);
  });

  const legal = (changed: Partial<Business['legal']>) => ({ legal: { ...full.legal, ...changed } });
  const address = (changed: Partial<Business['address']>) => ({ address: { ...full.address, ...changed } });
  const hours = (changed: object) => ({ hours: [{ ...full.hours[0], ...changed }] as Business['hours'] });
  const review = (changed: object) => ({ reviews: [{ ...full.reviews[0], ...changed }] });

  test.each([
    ['host', { host: 'https://a.example:8443' }],
    ['legacyHosts[1]', { legacyHosts: ['https://o.example', full.host] }],
    ['hours[0].days[0]', hours({ days: ['Mon'] })],
    ['hours', { hours: [...full.hours, ...full.hours] }],
    ['hours[0].closes', hours({ opens: 720, closes: 1801 })],
    ['hours[0].opens', hours({ opens: 1440, closes: 1500 })],
    ['hours[0].closes', hours({ opens: 600, closes: 600 })],
    ['bankHolidays[0].date', { bankHolidays: [{ date: '3/12/2026' }, { date: '2026-12-25' }] }],
    ['bankHolidays[1].date', { bankHolidays: [{ date: '2026-12-28' }, { date: '2026-12-25' }] }],
    ['bankHolidays[0].closes', { bankHolidays: [{ date: '2026-12-25', opens: 600 }] }],
    ['name', { name: 'Тёплый дом' }],
    ['visits.prices.day', { visits: { prices: { day: 95.005 }, parking: '' } }],
    ['reviews[0].rating', review({ rating: 6 })],
    ['address.postcode', address({ postcode: '' })],
    ['address.postcode', address({ postcode: '75001' })],
    ['address.longitude', address({ longitude: undefined as never })],
    ['address.latitude', address({ latitude: 40.71 })],
    ['address.street', address({ street: '', postcode: '' })],
    ['legal.companyName', legal({ companyName: '' })],
    ['legal.companyNumber', legal({ companyNumber: 'SC12345' })],
    ['legal.registeredIn', legal({ companyNumber: '01234567' })],
    ['legal.vatNumber', legal({ vatNumber: '123456789' })],
  ])('have one fault at %s if they contain %j', (place, changed) => {
    const faults = faultsOf(businessSchema, { ...full, ...changed });
    expect(faults.map(({ setting }) => setting)).toEqual([place]);
  });

  test.each([undefined, null, 0, 'x\n', [null]])('are invalid if any field is %j', (value) => {
    const accepted = Object.keys(full).filter(
      (field) => faultsOf(businessSchema, { ...full, [field]: value }).length === 0,
    );
    expect(accepted).toEqual([]);
  });
});

describe('the pages', () => {
  afterEach(() => {
    vi.doUnmock('../../../src/site.config.ts');
    vi.resetModules();
  });

  /** Renders pages for a business. Returns their markup, and the business in their structured data. */
  async function render(details: Business, paths: readonly string[]) {
    vi.doMock('../../../src/site.config.ts', () => ({ site: { ...details, host: site.host } }));
    return Array.from((await renderPages(paths)).values(), ($) => {
      const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
      const business = graph.find((node: { '@id'?: string }) => node['@id']?.endsWith('#business'));
      return { body: $('body').html() ?? '', business };
    });
  }

  test('without emergency service, do not mention 24/7 in header, hours and structured data', async () => {
    const [place] = await render(plain, ['/locations/e3']);
    const $ = load(place?.body ?? '');
    expect($('.emergency-strip, .hours').text()).not.toMatch(/24\/7|EMERGENCY/i);
    expect(place?.business.openingHours).toBeUndefined();
  });

  test('show every setting', async () => {
    const [home, quote] = await render(full, ['/', '/boiler-quotes']);
    const $ = load(home?.body ?? '');
    const shown = `${$('body').text()} ${load(quote?.body ?? '')('body').text()}`.replaceAll('\u2060', '');
    const { legal, address } = full;
    const missing = [
      `${legal.companyName}, registered in Scotland, no. SC123456. Registered office: ${legal.registeredOffice}`,
      'VAT no. GB123456789012',
      'Gas Safe Register no. 654321',
      `Complaints: ${legal.complaints}`,
      `${address.street}, London SE11 6QX`,
      ...full.reviews
        .slice(0, 1)
        .flatMap(({ text, author, source }) => [text, `${author} on ${source}, 3 February 2026`]),
      '4.5 out of 5',
      ...['Nights 10pm-6am£1,140', 'Landlord gas safety record on its own, one appliance£72.50', full.visits.parking],
      ...full.engineers.map(({ name, gasSafeId }) => `${name}, Gas Safe ID ${gasSafeId}`),
      ...['MonOffice closed', 'Tuesday to Thursday9:30 AM-5:45 PM', 'Fri6:00 PM-2:00 AM', 'SunOpen 24 hours'],
      ...['Bank holidaysOffice closed', '26 December 20268:30 PM-1:00 AM'],
      ...(financeTerms.length > 0 ? [legal.finance] : []),
    ].filter((text) => !shown.includes(text));
    expect(missing).toEqual([]);
    const links = ['https://www.gassaferegister.co.uk/', ...full.social.map(({ url }) => url)];
    expect(links.filter((url) => $(`a[href="${url}"]`).length === 0)).toEqual([]);
    expect(home?.business).toMatchObject({
      legalName: legal.companyName,
      vatID: 'GB123456789012',
      sameAs: full.social.map(({ url }) => url),
      geo: { latitude: 51.49512, longitude: -0.12034 },
      address: { streetAddress: address.street, postalCode: 'SE11 6QX' },
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '09:30', closes: '17:45' },
        { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
        { dayOfWeek: ['Saturday'], opens: '10:30', closes: '06:00' },
        { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
        { dayOfWeek: ['Monday'], opens: '00:00', closes: '00:00' },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-08-31', opens: '12:00', closes: '23:59' },
        { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-26', opens: '20:30', closes: '01:00' },
        { validFrom: '2027-01-01', opens: '00:00', closes: '00:00' },
      ],
    });
  });

  test.skipIf(unfinished)('do not mention empty settings, and have no empty elements', async () => {
    const paths = ['/', '/boiler-quotes', '/services/baxi', '/services/ideal', '/locations/e3', '/404'];
    for (const { body, business = {} } of await render(plain, paths)) {
      expect(body).not.toMatch(
        /VAT no|Registered office|registered in|Complaints|gassaferegister|Register no|Bank holidays|credit broker|customers wrote|a visit costs|first half hour|10pm-6am|Gas Safe ID/i,
      );
      expect(body).not.toMatch(/<(p|dd|dt|ul|li|a|section|blockquote)( [^>]*)?> *<\/\1>/);
      expect(body).not.toMatch(/undefined|null|NaN/);
      const optional = ['legalName', 'vatID', 'sameAs', 'geo', 'openingHoursSpecification'];
      expect([...optional, 'specialOpeningHoursSpecification'].filter((name) => name in business)).toEqual([]);
    }
  });

  test('show only the configured visit prices', async () => {
    const visits = { prices: { day: 95 }, parking: '' };
    const [home] = await render({ ...plain, visits }, ['/']);
    expect(home?.body).toContain('Call-out and first half hour');
    expect(home?.body).not.toContain('10pm-6am');
  });
});
