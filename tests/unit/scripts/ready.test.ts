import { describe, expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/content.ts';
import { type Claim, siteClaims } from '../../../scripts/ready/claims.ts';
import { emergencyTexts, ownPoints, readiness } from '../../../scripts/ready/own-site.ts';
import { blocking, claimsLine, toText } from '../../../scripts/ready/points.ts';
import { approvedBy, type Evidence, textClaims } from '../../../src/content/claims.ts';
import { financeTerms } from '../../../src/content/quote.ts';
import type { Brand } from '../../../src/content/schemas/brand.ts';
import { bankHolidaysIn } from '../../../src/lib/bank-holidays.ts';
import type { Business } from '../../../src/lib/business.ts';
import { brandSlugs, knownDeadPaths } from '../../../src/routes.ts';
import { edit, runCheckReady } from '../../built/project.ts';
import { plainBusiness, secondBusiness } from '../../second-business/business.ts';
import { copyWithSettings } from '../../second-business/project.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { claimRemoved } from '../claim-removed.ts';
import { unfinished } from '../unfinished.ts';

const own: Business = {
  ...plainBusiness,
  name: 'Müller & O’Brien',
  host: 'https://mueller-obrien.co.uk',
  phone: '+442083001234',
  email: 'office@mueller-obrien.co.uk',
  bookingUrl: 'https://bookings.mueller-obrien.co.uk',
  bookingToken: '3f1c2b8e-6a94-4d07-9be5-1f20c7a4d863',
  legacyHosts: [],
  emergencyService: true,
  reviewSites: { trades: 'Checkatrade', search: 'Google' },
  legal: { ...plainBusiness.legal, gasSafeNumber: '123456' },
};

const complete: Business = {
  ...secondBusiness,
  ...own,
  ...{ reviews: secondBusiness.reviews, address: secondBusiness.address, visits: secondBusiness.visits },
  ...{ engineers: secondBusiness.engineers, legal: secondBusiness.legal },
  bankHolidays: [2026, 2027].flatMap(bankHolidaysIn).map((date) => ({ date })),
  security: { contact: 'office@mueller-obrien.co.uk', expires: '2027-06-30' },
};

const claims: readonly Claim[] = [
  { name: 'reviews', about: 'scores', says: '4.9/5, 500+', field: 'a file' },
  { name: 'brands.baxi', about: 'figures of the Baxi page', says: '2,500+, 98%', field: 'a file' },
];
const evidence: Readonly<Record<string, Evidence>> = {
  reviews: { says: '4.9/5, 500+', source: 'Google', date: '2026-11-01' },
  'brands.baxi': { says: '2,500+, 98%', source: 'A. Name, owner', date: '2026-11-20' },
};
const today = new Date('2026-11-22T12:00:00Z');
const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title);

describe('check:ready blocks publishing', () => {
  test('if a sample value is left, a claim has no evidence or the Gas Safe number is missing', () => {
    const named = titles(blocking(readiness(plainBusiness, claims, {}, today)));
    // Pages do not mention review sites without a score.
    expect(named.filter((title) => !(claimRemoved && title.startsWith('Review sites')))).toEqual([
      'Name, still the sample’s: Lamplight Heating',
      'Host, still the sample’s: https://lamplight-heating.example',
      'Phone number, still the sample’s: +442079460187',
      'E-mail address, still the sample’s: office@lamplight-heating.example',
      'Booking page, still the sample’s: https://bookings.example',
      'Account at the booking page, still the sample’s: 00000000-0000-4000-8000-000000000000',
      'Older names of the site, still the sample’s: https://old-name.example',
      ...(claimRemoved ? [] : ['Names of review sites, still the sample’s: Trades review site, Search-engine reviews']),
      'reviews: scores (4.9/5, 500+)',
      'brands.baxi: figures of the Baxi page (2,500+, 98%)',
      expect.stringContaining('Gas Safe Register'),
    ]);
  });

  test.each<Partial<Business>>([
    { name: 'Example Heating' },
    { phone: '+447700900123' },
    { phone: '+441632960500' },
    { host: 'https://www.example.com' },
    { bookingUrl: 'https://booking.test' },
    { email: 'me@boilers.invalid' },
    { legacyHosts: ['https://boilers.co.uk', 'https://a.example'] },
    { bookingToken: '11111111-1111-4111-8111-111111111111' },
    ...(claimRemoved ? [] : [{ reviewSites: { trades: 'Checkatrade', search: 'Search-engine reviews' } }]),
  ])('if it has the sample or reserved value %o', (changes) => {
    expect(blocking(readiness({ ...complete, ...changes }, claims, evidence, today))).toHaveLength(1);
  });

  test.each([
    ['for another figure', { says: '4.9/5, 400+', source: 'Google', date: '2026-11-01' }],
    ['without a source', { says: '4.9/5, 500+', source: ' ', date: '2026-11-01' }],
    ['without a date', { says: '4.9/5, 500+', source: 'Google', date: '' }],
    ['with an invalid date', { says: '4.9/5, 500+', source: 'Google', date: '2026-02-30' }],
    ['with the date of tomorrow', { says: '4.9/5, 500+', source: 'Google', date: '2026-11-23' }],
  ])('if the evidence is %s, and suggests a line to write', (_, reviews) => {
    const [point, ...others] = blocking(readiness(complete, claims, { ...evidence, reviews }, today));
    expect(others).toEqual([]);
    expect(point?.where).toBe("src/content/claims.ts, evidence['reviews']");
    const source = reviews.source.trim();
    expect(point?.note).toContain(`'reviews': { says: '4.9/5, 500+', source: '${source}', date: '' },`);
  });

  test('if there is evidence for an unknown claim', () => {
    const stray = { ...evidence, 'brand.baxi': { says: '1', source: 'Google', date: '2026-11-01' } };
    expect(titles(blocking(readiness(complete, claims, stray, today)))).toEqual(['No claim has the name brand.baxi']);
  });
});

describe('check:ready of a site that may be published', () => {
  test('lists missing legal details, with the fields to edit', () => {
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
  });

  test('lists bank holidays in the coming year that have no hours', () => {
    const points = readiness({ ...complete, bankHolidays: [] }, claims, evidence, new Date('2026-12-26T12:00:00Z'));
    const [title = ''] = titles(points).filter((one) => one.startsWith('Bank holidays'));
    const days = title.match(/\d{4}-\d\d-\d\d/g) ?? [];
    expect([days.length, days[0], days.at(-1)]).toEqual([10, '2026-12-26', '2027-12-26']);
  });

  test('lists past days that the table of hours still contains', () => {
    const pastDays = (bankHolidays: Business['bankHolidays']) =>
      titles(readiness({ ...complete, bankHolidays }, claims, evidence, today)).filter((one) => /past day/.test(one));
    const past = { date: '2026-11-21', opens: 600, closes: 840 };
    expect(pastDays([...complete.bankHolidays, past, { ...past, date: '2026-12-24' }])).toEqual([
      'Remove a past day from the table of hours: 2026-11-21',
    ]);
    expect(pastDays(complete.bankHolidays)).toEqual([]);
  });

  test('with all settings complete, lists only points that the owner must check', () => {
    const left = readiness(complete, claims, evidence, today).filter(({ state }) => state !== 'done');
    expect(left.map(({ state }) => state)).toEqual(Array(5).fill('yours'));
  });

  test('lists what expires: bank holidays, the security contact and evidence older than a year', () => {
    const late = new Date('2027-06-15T12:00:00Z');
    const old = {
      reviews: { says: '4.9/5, 500+', source: 'Google', date: '2026-06-14' },
      'brands.baxi': { says: '2,500+, 98%', source: 'A. Name, owner', date: '2026-06-10' },
    };
    const points = readiness(complete, claims, old, late);
    expect(blocking(points)).toEqual([]);
    expect(points.filter(({ state }) => state === 'open')).toMatchObject([
      {
        title: expect.stringMatching(
          /^Bank holidays on which you say that you’re open as usual: 2028-01-01, 2028-01-03, /,
        ),
      },
      { title: 'Security contact, valid until 2027-06-30' },
      {
        title: 'Evidence of 2026-06-10 to 2026-06-14: check it again',
        where: "src/content/claims.ts, evidence['reviews']; src/content/claims.ts, evidence['brands.baxi']",
      },
    ]);
  });
});

test('prints a verdict, the number of blockers, and each point with its mark and place', () => {
  const text = toText(readiness({ ...complete, phone: '+442079460187' }, claims, evidence, today));
  expect(text).toContain(
    '  [!] Phone number, still the sample’s: +442079460187\n      src/site.config.ts, phone, or the variable SITE_PHONE\n',
  );
  expect(text).toContain('  [x] Name\n');
  expect(text).toMatch(
    /^Not ready to publish\.\n.*\[!\] 1 that must be done first\.\n\nDo these first\n {2}\[!\] Phone/,
  );
  expect(toText(readiness(complete, claims, evidence, today))).toMatch(
    /^Ready to publish, as far as this list can tell\.\n/,
  );
});

test('lists at most five blockers first', () => {
  const text = toText(readiness(plainBusiness, claims, {}, today));
  expect(text.split('The business')[0]?.match(/\[!\] [A-Z]/g)).toHaveLength(5);
});

test('texts that promise emergency service block publishing if the business offers none', () => {
  expect(emergencyTexts(true)).toEqual([]);
  const [point] = emergencyTexts(false);
  expect(point).toMatchObject({ blocks: true, where: expect.stringMatching(/src\/content\/home\.ts:\d+/) });
});

test('the build prints the number of claims without evidence', () => {
  const line = (given: typeof evidence) => claimsLine(readiness(plainBusiness, claims, given, today));
  expect(line({})).toBe('2 claims on these pages are samples, without a source: npm run check:ready');
  expect(line({ reviews: evidence.reviews as Evidence })).toMatch(/^1 claim on these pages is a sample, /);
  expect(line(evidence)).toBeUndefined();
});

const { content } = await readContent();
const brands = brandSlugs.map((slug) => content.get(`brands/${slug}.ts`)?.brand as Brand);

describe('claims', () => {
  const brand = (fields: object) =>
    ({ slug: 'one', name: 'One', layout: 'long', fuel: 'gas', stats: [], ...fields }) as unknown as Brand;
  const claimOf = (name: string, of: readonly Brand[], business: Business = plainBusiness) =>
    siteClaims(of, business).find((claim) => claim.name === name)?.says;

  test('include every count and share on the brand pages', () => {
    const said = siteClaims(brands).map(({ says }) => says);
    const figures = brands.flatMap((one) => ('stats' in one ? one.stats : [])).map(({ number }) => number);
    const counted = figures.filter((figure) => /[%+]|\/\d/.test(figure) && figure !== '24/7');
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter((figure) => !said.some((says) => says.includes(figure)))).toEqual([]);
  });

  test.skipIf(claimRemoved)('are all listed', () => {
    const stats = ['2,500+', '£85', '24/7'].map((number) => ({ number }));
    const two = [
      brand({ slug: approvedBy[0], layout: 'card', stats }),
      brand({ slug: 'two', layout: 'short', fuel: 'oil' }),
    ];
    expect(
      siteClaims(two, plainBusiness)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(
      'reviews ratings.home ratings.location ranking longPages quotes finance promises experience callOutTimes visits ' +
        `cover emails authors testimonials.callOut testimonials.installation approved workPrices oftec brands.${approvedBy[0]}`,
    );
  });

  const stats = ['2,500+', '£85', '24/7', '98%'].map((number) => ({ number, label: '' }));
  test.each<[claim: string, of: object[], says: string | undefined]>([
    ['oftec', [{ fuel: 'oil' }, {}], 'One'],
    ['oftec', [{}], undefined],
    ['brands.one', [{ layout: 'card', stats }], '2,500+, 98%'],
    ['brands.one', [{ layout: 'rich', stats }], '2,500+, 98%'],
  ])('named "%s" for brand pages with %j have the text: %s', (claim, pages, text) => {
    expect(claimOf(claim, pages.map(brand))).toBe(text);
  });

  test.skipIf(claimRemoved)('of approval exist for card pages of approved brands only', () => {
    const slug = approvedBy[0];
    expect(claimOf('approved', [brand({ slug, layout: 'card' })])).toBe('One');
    expect(claimOf('approved', [brand({ slug, layout: 'rich' }), brand({ layout: 'card' })])).toBeUndefined();
  });

  test.skipIf(claimRemoved)('include example testimonials until there are reviews', () => {
    expect(claimOf('testimonials.callOut', [])).toContain('a heating emergency');
    expect(claimOf('testimonials.installation', [])).toContain('We come on the day we said');
    expect(claimOf('testimonials.callOut', [], complete)).toBeUndefined();
    expect(claimOf('testimonials.installation', [], complete)).toBeUndefined();
  });

  test.skipIf(!textClaims.visits)('of visits contain the office hours', () => {
    const hours: Business['hours'] = [{ label: 'Tue', days: ['Tuesday'], opens: 10 * 60, closes: 18 * 60 }];
    expect(claimOf('visits', [], { ...plainBusiness, hours })).toBe(`${textClaims.visits}; office Tue 10-18`);
  });
});

test.skipIf(unfinished)('lists the known dead paths in one point', async () => {
  const [point] = (await ownPoints(today)).filter(({ where }) => where.includes('knownDeadPaths'));
  expect(point?.state).toBe(knownDeadPaths.length > 0 ? 'open' : 'done');
  expect(point?.title.split(/[ ,]+/)).toEqual(expect.arrayContaining([...knownDeadPaths]));
});

test('invalid content is reported instead of points', async () => {
  const brand = content.get(`brands/${brandSlugs[0]}.ts`)?.brand as { name: string };
  const { name } = brand;
  brand.name = '';
  try {
    await expect(ownPoints(today)).rejects.toThrow(`src/content/brands/${brandSlugs[0]}.ts  name`);
  } finally {
    brand.name = name;
  }
});

const folder = temporaryFolder();

test.skipIf(unfinished)('npm run check:ready exits with 0 for a site that is ready', () => {
  const proven = siteClaims(brands, own).map(({ name, says }) => [name, { says, source: 'Owner', date: '2026-01-01' }]);
  const all = `${JSON.stringify(Object.fromEntries(proven)).replaceAll('$', '$$$$')};`;
  copyWithSettings(folder, own);
  edit(folder, {
    'src/content/claims.ts': [[/(?<=evidence: Readonly<Record<string, Evidence>> = )\{\};/, all]],
  });
  const variables = Object.keys(process.env).filter((name) => /^(SITE|BOOKING)_/.test(name));
  const env = Object.fromEntries(variables.map((name) => [name, undefined]));
  const { status, stdout, stderr } = runCheckReady(folder, [], env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Ready to publish/m);
});

test('npm run check:ready rejects an unknown option in one line', () => {
  const { status, stderr } = runCheckReady('.', ['--no-such-option']);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^.*'--no-such-option'.*\n$/) });
});
