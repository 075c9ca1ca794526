import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/content.ts';
import { claimPoints, siteClaims } from '../../../scripts/ready/claims.ts';
import { ownPoints, readiness } from '../../../scripts/ready/own-site.ts';
import { toText } from '../../../scripts/ready/points.ts';
import { approvedBy, textClaims } from '../../../src/content/claims.ts';
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

test('each claim names the file and field to empty', () => {
  expect(claims.length).toBeGreaterThan(dropped ? 0 : 15);
  for (const { name, stands } of claims.filter((one) => one.name !== 'oftec')) {
    const [, file = '', field = ''] = /^(src\/[\w/.-]+\.ts), (\w+)/.exec(stands) ?? [];
    expect(existsSync(file), name).toBe(true);
    expect(readFileSync(file, 'utf8'), name).toMatch(RegExp(`\\b${field}\\b`));
  }
});

test.skipIf(dropped)('the list says once how to drop a claim, and names its field', () => {
  const text = toText(claimPoints(claims, {}, today));
  expect(text.match(/To drop a claim, empty its field/g)).toHaveLength(1);
  expect(text).toContain('npm run format');
  expect(text).toMatch(/\n {6}Write: 'reviews': .*\n {6}In src\/content\/claims\.ts, reviews\n/);
});

const brand = (fields: object) =>
  ({ slug: 'one', name: 'One', layout: 'long', fuel: 'gas', stats: [], ...fields }) as unknown as Brand;

test.skipIf(dropped).each([
  ['One', { slug: approvedBy[0], layout: 'card' }],
  ['One', { slug: approvedBy[0], layout: 'long' }],
  [undefined, { slug: approvedBy[0], layout: 'rich' }],
  [undefined, { slug: approvedBy[0], layout: 'short' }],
  [undefined, { layout: 'card' }],
])('the claim of approval names %s, by its page: %o', (says, fields) => {
  expect(named('approved', siteClaims([brand(fields)], sample))?.says).toBe(says);
});

test.each(['card', 'rich'])('figures of a brand with the layout %s are claims, except prices and hours', (layout) => {
  const stats = ['2,500+', '£85', '24/7', '98%'].map((number) => ({ number, label: '' }));
  expect(named('brands.one', siteClaims([brand({ layout, stats })], sample))?.says).toBe('2,500+, 98%');
});

test('engineers for oil are claimed as long as a brand burns oil', () => {
  expect(named('oftec', siteClaims([brand({ fuel: 'oil' }), brand({})], sample))?.says).toBe('One');
  expect(named('oftec', siteClaims([brand({})], sample))).toBeUndefined();
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

test.skipIf(!textClaims.visits)('other office hours ask again for the evidence of the times of visits', () => {
  const hours: Business['hours'] = [{ label: 'Tue', days: ['Tuesday'], opens: 10 * 60, closes: 18 * 60 }];
  const [before, after] = [named('visits'), named('visits', siteClaims(brands, { ...sample, hours }))];
  expect(after?.says).toBe(`${textClaims.visits}; office Tue 10-18`);
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

describe('evidence', () => {
  const reviews = { name: 'reviews', about: 'scores', says: '4.9/5', stands: '' };
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
        where: "src/content/claims.ts, evidence['reviews']; src/content/claims.ts, evidence['reviews1']",
      },
    ]);
  });
});
