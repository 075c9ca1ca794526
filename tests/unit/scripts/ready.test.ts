import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/content.ts';
import { type Claim, siteClaims } from '../../../scripts/ready/claims.ts';
import { ownPoints, readiness } from '../../../scripts/ready/own-site.ts';
import { blocking, claimsLine, toText } from '../../../scripts/ready/points.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import type { Evidence } from '../../../src/content/claims.ts';
import { financeTerms } from '../../../src/content/quote.ts';
import type { Brand } from '../../../src/content/schemas/brand.ts';
import { bankHolidaysIn } from '../../../src/lib/bank-holidays.ts';
import { type Business, businessSchema } from '../../../src/lib/business.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { edit } from '../../built/project.ts';
import { copyWithSettings } from '../../second-business/project.ts';
import { dropped } from '../dropped.ts';
import { unfinished } from '../unfinished.ts';

/** What the project comes with. */
const sample: Business = {
  name: 'Lamplight Heating',
  host: 'https://lamplight-heating.example',
  phone: '+442079460187',
  email: 'office@lamplight-heating.example',
  bookingUrl: 'https://bookings.example',
  bookingToken: '00000000-0000-4000-8000-000000000000',
  legacyHosts: ['https://old-name.example'],
  product: { prose: 'boiler installation', slug: 'boiler-installation' },
  hours: [{ label: 'Mon', days: ['Monday'], opens: 540, closes: 1020 }],
  bankHolidays: [],
  reviewSites: { trades: 'Trades review site', search: 'Search-engine reviews' },
  reviews: [],
  address: { street: '', locality: 'London', postcode: '', country: 'GB' },
  visits: { prices: {}, parking: '' },
  installationExtras: [],
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

const own: Business = {
  ...sample,
  name: 'Müller & O’Brien',
  host: 'https://mueller-obrien.co.uk',
  phone: '+442083001234',
  email: 'office@mueller-obrien.co.uk',
  bookingUrl: 'https://bookings.mueller-obrien.co.uk',
  bookingToken: '3f1c2b8e-6a94-4d07-9be5-1f20c7a4d863',
  legacyHosts: [],
  reviewSites: { trades: 'Checkatrade', search: 'Google' },
  legal: { ...sample.legal, gasSafeNumber: '123456' },
};

const complete: Business = {
  ...own,
  bankHolidays: [2026, 2027].flatMap(bankHolidaysIn).map((date) => ({ date })),
  reviews: [{ author: 'A. Name', source: 'Google', date: '2026-10-14', rating: 5, text: 'Here in an hour.' }],
  address: { street: '1 High Street', locality: 'London', postcode: 'SE9 1AB', country: 'GB' },
  visits: { prices: { firstHour: 95 }, parking: '' },
  engineers: [{ name: 'A. Name', gasSafeId: '1234567' }],
  legal: {
    companyName: 'Müller & O’Brien Ltd',
    companyNumber: '01234567',
    registeredIn: 'England and Wales',
    registeredOffice: '1 High Street, London SE9 1AB',
    vatNumber: 'GB123456789',
    gasSafeNumber: '123456',
    complaints: 'A. Name, office@mueller-obrien.co.uk',
    finance: 'Müller & O’Brien Ltd is a credit broker, not a lender.',
  },
  security: { contact: 'office@mueller-obrien.co.uk', expires: '2027-06-30' },
};

const claims: readonly Claim[] = [
  { name: 'reviews', about: 'scores', says: '4.9/5, 500+', stands: 'a file' },
  { name: 'brands.baxi', about: 'figures of the Baxi page', says: '2,500+, 98%', stands: 'a file' },
];
const evidence: Readonly<Record<string, Evidence>> = {
  reviews: { says: '4.9/5, 500+', source: 'Google', date: '2026-11-01' },
  'brands.baxi': { says: '2,500+, 98%', source: 'A. Name, owner', date: '2026-11-20' },
};
const today = new Date('2026-11-22T12:00:00Z');
const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title);

test('the businesses of this test are ones that a build takes', () => {
  expect([sample, own, complete].flatMap((business) => faultsOf(businessSchema, business))).toEqual([]);
});

describe('a site may not go out', () => {
  test('while anything of the sample is left: each value, each claim and the Gas Safe number is named', () => {
    const named = titles(blocking(readiness(sample, claims, {}, today)));
    // Sites whose scores are dropped are not named on the pages either.
    expect(named.filter((title) => !(dropped && title.startsWith('Review sites')))).toEqual([
      'Name, still the sample’s: Lamplight Heating',
      'Host, still the sample’s: https://lamplight-heating.example',
      'Phone number, still the sample’s: +442079460187',
      'E-mail address, still the sample’s: office@lamplight-heating.example',
      'Booking page, still the sample’s: https://bookings.example',
      'Account at the booking page, still the sample’s: 00000000-0000-4000-8000-000000000000',
      'Older names of the site, still the sample’s: https://old-name.example',
      ...(dropped ? [] : ['Review sites by name, still the sample’s: Trades review site, Search-engine reviews']),
      'reviews: scores (4.9/5, 500+)',
      'brands.baxi: figures of the Baxi page (2,500+, 98%)',
      expect.stringContaining('Gas Safe Register'),
    ]);
  });

  test.each([
    ['a name for examples', { name: 'Example Heating' }],
    ['a number of London', { phone: '+442079460999' }],
    ['a mobile number', { phone: '+447700900123' }],
    ['a number of no area', { phone: '+441632960500' }],
    ['a host for examples', { host: 'https://www.example.com' }],
    ['a host for tests', { bookingUrl: 'https://booking.test' }],
    ['an address at one', { email: 'me@boilers.invalid' }],
    ['an older host', { legacyHosts: ['https://boilers.co.uk', 'https://a.example'] }],
    ['a token of ones', { bookingToken: '11111111-1111-4111-8111-111111111111' }],
  ])('with %s that nobody has', (_, changes) => {
    expect(blocking(readiness({ ...complete, ...changes }, claims, evidence, today))).toHaveLength(1);
  });

  test.skipIf(dropped)('with one name of a review site that nobody has', () => {
    const reviewSites = { trades: 'Checkatrade', search: 'Search-engine reviews' };
    expect(blocking(readiness({ ...complete, reviewSites }, claims, evidence, today))).toHaveLength(1);
  });

  test.each([
    ['has changed since', { says: '4.9/5, 400+', source: 'Google', date: '2026-11-01' }],
    ['names no source', { says: '4.9/5, 500+', source: ' ', date: '2026-11-01' }],
    ['has no date', { says: '4.9/5, 500+', source: 'Google', date: '' }],
    ['is of no day', { says: '4.9/5, 500+', source: 'Google', date: '2026-13-01' }],
    ['is of tomorrow', { says: '4.9/5, 500+', source: 'Google', date: '2026-11-23' }],
  ])('with evidence that %s, and the line to write is shown', (_, reviews) => {
    const [point, ...others] = blocking(readiness(complete, claims, { ...evidence, reviews }, today));
    expect(others).toEqual([]);
    expect(point?.where).toBe("src/content/claims.ts, evidence['reviews']");
    const source = reviews.source.trim();
    expect(point?.note).toContain(`'reviews': { says: '4.9/5, 500+', source: '${source}', date: '' },`);
  });

  test('with evidence of a claim that nobody makes', () => {
    const stray = { ...evidence, 'brand.baxi': { says: '1', source: 'Google', date: '2026-11-01' } };
    expect(titles(blocking(readiness(complete, claims, stray, today)))).toEqual([
      'There is no claim of the name brand.baxi',
    ]);
  });
});

describe('a site may go out', () => {
  test('with nothing of the sample left; what else the law may ask, and where it goes, is listed', () => {
    const points = readiness(own, claims, evidence, today);
    expect(blocking(points)).toEqual([]);
    const law = points.filter(({ group, state }) => group === 'law' && state === 'open');
    expect(law.map(({ where }) => where.replace(/^src\/site\.config\.ts, /, ''))).toEqual([
      'address, or legal.registeredOffice',
      'legal.companyName and the three below it',
      'legal.vatNumber',
      'legal.complaints',
      ...(financeTerms.length > 0 ? ['legal.finance'] : []),
    ]);
    expect(law.filter(({ note }) => !/\b(19|20)\d\d\b/.test(note ?? ''))).toEqual([]);
  });

  test('and is told of what it says nothing on: each bank holiday from today to this day in a year', () => {
    const points = readiness({ ...complete, bankHolidays: [] }, claims, evidence, new Date('2026-12-26T12:00:00Z'));
    const [title = ''] = titles(points).filter((one) => one.startsWith('Bank holidays'));
    const days = title.match(/\d{4}-\d\d-\d\d/g) ?? [];
    expect([days.length, days[0], days.at(-1)]).toEqual([10, '2026-12-26', '2027-12-26']);
  });

  test('and is told of days that are past, where the table of hours has a row for them still', () => {
    const hours = { opens: 600, closes: 840 };
    const days = ['2026-10-31', '2026-11-21', '2026-11-22', '2026-12-24'].map((date, index) => ({
      date,
      ...(index > 0 && hours),
    }));
    const told = (bankHolidays: Business['bankHolidays']) =>
      titles(readiness({ ...complete, bankHolidays }, claims, evidence, today)).filter((one) => /past/.test(one));
    expect(told([...complete.bankHolidays, ...days])).toEqual([
      'A day that is past, to be removed from the table of hours: 2026-11-21',
    ]);
    expect(told(days)).toEqual(['A day that is past, to be removed from the table of hours: 2026-10-31']);
    expect(told(complete.bankHolidays)).toEqual([]);
  });

  test('complete: only what its owner alone can know is left', () => {
    const left = readiness(complete, claims, evidence, today).filter(({ state }) => state !== 'done');
    expect(left.map(({ state }) => state)).toEqual(Array(5).fill('yours'));
  });

  test('and is told of what runs out: bank holidays, the security contact, evidence of a year ago', () => {
    const late = new Date('2027-06-15T12:00:00Z');
    const old = { ...evidence, reviews: { says: '4.9/5, 500+', source: 'Google', date: '2026-06-14' } };
    const points = readiness(complete, claims, old, late);
    expect(blocking(points)).toEqual([]);
    expect(titles(points.filter(({ state }) => state === 'open'))).toEqual([
      expect.stringMatching(/^Bank holidays on which you say that you’re open as usual: 2028-01-01, 2028-01-03, /),
      'Security contact, valid until 2027-06-30',
      'Evidence of 2026-06-14: look at it again',
    ]);
  });
});

test('the list says what stops a site, where each thing goes, and how many are left', () => {
  const text = toText(readiness({ ...complete, phone: '+442079460187' }, claims, evidence, today));
  expect(text).toContain(
    '  [!] Phone number, still the sample’s: +442079460187\n      src/site.config.ts, phone, or the variable SITE_PHONE\n',
  );
  expect(text).toContain('  [x] Name\n');
  expect(text.split('legal advice')).toHaveLength(2);
  expect(text).toMatch(/\[!\] 1 that must be done first\.\nNot ready to publish\.$/);
  expect(toText(readiness(complete, claims, evidence, today))).toMatch(
    /\nReady to publish, as far as this list can tell\.$/,
  );
});

test('a build says in a line how many claims are samples, until none is', () => {
  const line = (given: typeof evidence) => claimsLine(readiness(sample, claims, given, today));
  expect(line({})).toBe('2 claims on these pages are samples, without a source: npm run check:ready');
  expect(line({ reviews: evidence.reviews as Evidence })).toMatch(/^1 claim on these pages is a sample, /);
  expect(line(evidence)).toBeUndefined();
});

test('every count and share in a stats strip is of a claim', async () => {
  const { content } = await readContent();
  const brands = brandSlugs.map((slug) => content.get(`brands/${slug}.ts`)?.brand as Brand);
  const said = siteClaims(brands).map(({ says }) => says);
  const figures = brands.flatMap((brand) => ('stats' in brand ? brand.stats : [])).map(({ number }) => number);
  const counted = figures.filter((figure) => /[%+]|\/\d/.test(figure) && figure !== '24/7');
  expect(counted.length).toBeGreaterThan(5);
  expect(counted.filter((figure) => !said.some((says) => says.includes(figure)))).toEqual([]);
});

test.skipIf(dropped)('every claim on the firm is asked after, and those on its brands', () => {
  const brands = [
    {
      slug: 'baxi',
      name: 'Baxi',
      layout: 'card',
      fuel: 'gas',
      stats: ['2,500+', '£85', '24/7'].map((number) => ({ number })),
    },
    { slug: 'two', name: 'Two', layout: 'short', fuel: 'oil' },
  ] as unknown as Brand[];
  const said = siteClaims(brands, sample);
  expect(said.map(({ name }) => name)).toEqual([
    'reviews',
    'ratings.home',
    'ratings.location',
    'ranking',
    'longPages',
    'quotes',
    'finance',
    'promises',
    'experience',
    'callOutTimes',
    'visits',
    'cover',
    'emails',
    'authors',
    'testimonials.callOut',
    'testimonials.installation',
    'brands.baxi',
    'approved',
    'oftec',
  ]);
  expect(said.slice(-3).map(({ says }) => says)).toEqual(['2,500+', 'Baxi', 'Two']);
});

test('nothing is said of content that a build would refuse, but what is wrong with it', async () => {
  const [slug] = brandSlugs;
  const { content } = await readContent();
  const brand = content.get(`brands/${slug}.ts`)?.brand as { name: string };
  const { name } = brand;
  brand.name = '';
  try {
    await expect(ownPoints(today)).rejects.toThrow(`src/content/brands/${slug}.ts  name`);
  } finally {
    brand.name = name;
  }
});

describe('npm run check:ready', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inherited = Object.entries(process.env).filter(([name]) => !/^(SITE|BOOKING)_/.test(name));
  const run = (env: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: unknown; said: string }>((resolved) => {
      const tsx = resolve('node_modules/tsx/dist/cli.mjs');
      const options = { cwd: folder, env: { ...Object.fromEntries(inherited), ...env } };
      execFile(process.execPath, [tsx, 'scripts/check-ready.ts'], options, (error, stdout, stderr) =>
        resolved({ status: error?.code ?? 0, said: `${stdout}${stderr}` }),
      );
    });

  test.skipIf(unfinished)(
    'exits 0 for a site that is ready, and 1 where a variable is still of the sample',
    async () => {
      const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
      const proven = siteClaims(brands, own).map(({ name, says }) => [
        name,
        { says, source: 'Owner', date: '2026-01-01' },
      ]);
      const all = `${JSON.stringify(Object.fromEntries(proven)).replaceAll('$', '$$$$')};`;
      copyWithSettings(folder, own);
      edit(folder, {
        'src/content/claims.ts': [[/(?<=evidence: Readonly<Record<string, Evidence>> = )\{\};/, all]],
      });
      const [ready, sampled] = await Promise.all([run(), run({ SITE_HOST: 'https://a.example' })]);
      expect(ready).toEqual({ status: 0, said: expect.stringContaining('\nReady to publish') });
      expect(sampled).toEqual({
        status: 1,
        said: expect.stringMatching(
          / {2}\[x\] Name\n {2}\[!\] Host, still the sample’s: https:\/\/a.example\n[\s\S]*\[!\] 1 that must be done first/,
        ),
      });
    },
  );
});
