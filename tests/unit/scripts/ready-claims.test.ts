import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/content.ts';
import { claimPoints, siteClaims } from '../../../scripts/ready/claims.ts';
import { ownPoints } from '../../../scripts/ready/own-site.ts';
import { readiness } from '../../../scripts/ready/readiness.ts';
import { toText } from '../../../scripts/ready/report.ts';
import type { Brand } from '../../../src/content/schemas/brand.ts';
import type { Evidence } from '../../../src/content/schemas/claims.ts';
import type { Business } from '../../../src/lib/business.ts';
import { brandSlugs, knownDeadPaths } from '../../../src/routes.ts';
import { site } from '../../../src/site.config.ts';
import { dropped } from '../dropped.ts';
import { unfinished } from '../unfinished.ts';

const { content } = await readContent();
const brands = brandSlugs.map((slug) => content.get(`brands/${slug}.ts`)?.brand as Brand);
const sample = { hours: site.hours, reviews: [] };
const claims = siteClaims(brands, sample);
const named = (name: string, of = claims) => of.find((claim) => claim.name === name);
const today = '2026-11-22';

describe('of each claim the owner is told', () => {
  test('the file and field in which it stands, or the lines that say it', () => {
    expect(claims.length).toBeGreaterThan(dropped ? 0 : 20);
    for (const { name, stands = '', lines = [] } of claims) {
      const files = [stands, ...lines].flatMap((place) => place.match(/src\/[\w/.-]+\.tsx?/g) ?? []);
      expect(files.length, name).toBeGreaterThan(0);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      const field = /^src\/\S+\.ts, (\w+)/.exec(stands)?.[1];
      if (field) expect(readFileSync(files[0] ?? '', 'utf8'), name).toMatch(RegExp(`\\b${field}\\b`));
    }
  });

  test.skipIf(dropped)('in a list that says once how to drop one, and that code is formatted afterwards', () => {
    const text = toText(claimPoints(claims, {}, today));
    expect(text.match(/To drop a claim, empty the field in which it stands/g)).toHaveLength(1);
    expect(text).toContain('npm run format');
    expect(text).toMatch(/\n {6}Write: reviews: .*\n {6}Stands in src\/content\/claims\.ts, reviews\n/);
  });

  test.each([
    ['visits', 'src/content/brands/alpha.ts', 'You can book early mornings, evenings, Saturdays and Sundays'],
    ['visits', 'src/content/brands/glow-worm.ts', 'pick an evening, a weekend or an early morning'],
    ['visits', 'src/pages/brand/rich-layout.tsx', 'evenings and weekends included'],
    ['visits', 'src/pages/guides/boiler-service-maintenance.tsx', 'with evenings, early mornings and weekends'],
    ['cover', 'src/components/layout/header.tsx', '24/7 EMERGENCY SERVICE'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source has it
    ['emails', 'src/components/layout/footer.tsx', 'within ${answersWithin}'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source has it
    ['promises', 'src/content/quote.ts', '${guaranteeMonths.workmanship}-month workmanship guarantee'],
  ])('where %s is said: %s', (name, file, words) => {
    if (dropped && !named(name)) return;
    const source = readFileSync(file, 'utf8');
    const line = source.slice(0, source.indexOf(words)).split('\n').length;
    const lines = named(name)?.lines?.find((place) => place.startsWith(`${file}:`)) ?? '';
    expect(lines.slice(file.length + 1).split(',')).toContain(String(line));
  });
});

test.skipIf(dropped)(
  'composed words of customers are claims of their own, until reviews in the settings take their place',
  () => {
    for (const [name, words] of [
      ['testimonials.callOut', 'stopped with no warning'],
      ['testimonials.installation', 'They came on the day they said'],
    ] as const) {
      expect(named(name)?.says).toContain(words);
      expect(named(name)?.stands).toBe(`src/content/claims.ts, ${name}`);
      expect(named(name)?.about).toContain('no customer has said');
    }
    const reviews = [{ author: 'A. Name', source: 'Google', date: '2026-10-14', rating: 5, text: 'Here in an hour.' }];
    const left = siteClaims(brands, { ...sample, reviews }).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith('testimonials'))).toEqual([]);
  },
);

test('office hours that speak against the hours of visits are said, and ask for the evidence again', () => {
  const hours: Business['hours'] = [
    { label: 'Tue, Thu', days: ['Tuesday', 'Thursday'], opens: 10 * 60, closes: 18 * 60 },
  ];
  const [before, after] = [named('visits'), named('visits', siteClaims(brands, { ...sample, hours }))];
  expect(before?.says).toBe('early, evening and weekend visits');
  expect(after?.says).toBe(
    'early, evening and weekend visits, by an office that is closed on Saturday and Sunday, never open before 9 AM and never open after 6 PM (src/site.config.ts, hours)',
  );
  const evidence = { visits: { says: before?.says ?? '', source: 'A. Name, owner', date: '2026-11-01' } };
  const states = [before, after].map((claim) => claimPoints(claim ? [claim] : [], evidence, today)[0]?.state);
  expect(states).toEqual(['done', 'open']);
});

test.skipIf(unfinished)('links that go out dead are worth a point, which names them', async () => {
  const points = await ownPoints(new Date());
  const dead = points.filter(({ where }) => where.includes('knownDeadPaths'));
  expect(dead.map(({ state }) => state)).toEqual([knownDeadPaths.length > 0 ? 'open' : 'done']);
  for (const path of knownDeadPaths) expect(dead[0]?.title.split(/[ ,]+/)).toContain(path);
});

test('what a district says of its evenings is advice on its traffic, and no claim', () => {
  expect(named('visits')?.lines?.filter((line) => line.includes('/districts/'))).toEqual([]);
});

describe('evidence', () => {
  const reviews = { name: 'reviews', about: 'scores', says: '4.9/5' };
  const dated = (...dates: readonly string[]) =>
    Object.fromEntries(
      dates.map((date, index) => [`reviews${index || ''}`, { says: '4.9/5', source: 'Google', date }]),
    );
  const stateOn = (moment: string, evidence: Record<string, Evidence>) =>
    readiness(site, [reviews], evidence, new Date(moment)).find(({ title }) => title.startsWith('reviews:'))?.state;

  test('of a day that the calendar does not have is none', () => {
    expect(stateOn('2027-06-01T12:00:00Z', dated('2027-02-30'))).toBe('open');
    expect(stateOn('2027-06-01T12:00:00Z', dated('2027-02-28'))).toBe('done');
  });

  test('of today counts from midnight in London, in summer time too', () => {
    expect(stateOn('2027-07-09T23:30:00Z', dated('2027-07-10'))).toBe('done');
    expect(stateOn('2027-07-09T22:30:00Z', dated('2027-07-10'))).toBe('open');
  });

  test('that is not filled in yet is none to look at again', () => {
    const points = readiness(site, [reviews], dated('', 'soon', '2026-02-30'), new Date('2028-02-01T12:00:00Z'));
    expect(points.filter(({ title }) => title.startsWith('Evidence of'))).toEqual([]);
  });

  test('that is more than a year old is one point, whatever the number of claims', () => {
    const old = dated('2026-12-01', '2026-11-25', '2028-01-01');
    const points = readiness(site, [], old, new Date('2028-02-01T12:00:00Z'));
    expect(points.filter(({ title }) => title.startsWith('Evidence of'))).toMatchObject([
      {
        title: 'Evidence of 2026-11-25 to 2026-12-01: look at it again',
        where: 'src/content/claims.ts, evidence.reviews; src/content/claims.ts, evidence.reviews1',
      },
    ]);
  });
});
