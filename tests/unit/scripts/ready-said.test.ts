import { expect, test } from 'vitest';
import { sourcesIn, textFolders } from '../../../scripts/content/typed-figures.ts';
import { brandClaims } from '../../../scripts/ready/brand-claims.ts';
import { claim, claimsFile, linesSaying, type Sources, saidIn, textsOf } from '../../../scripts/ready/said.ts';
import { readRemoval } from '../../../scripts/scaffold/command-line.ts';
import { approvedBy } from '../../../src/content/claims.ts';
import type { Brand } from '../../../src/content/schemas/brand.ts';
import { dropped } from '../dropped.ts';

const brand = (fields: object) =>
  ({ slug: 'one', name: 'One', layout: 'long', fuel: 'gas', ...fields }) as unknown as Brand;

test('a text is where readers find it: in no comment, and not among the claims themselves', () => {
  const source = [
    '/** Here day or night. */',
    '// Here day or night.',
    "const text = 'Here day or night.';",
    '<p>',
    '  Here day',
    '  or night',
    '</p>',
  ].join('\n');
  const texts = textsOf([
    ['src/pages/x.tsx', source],
    [claimsFile, source],
    ['src/pages/y.tsx', '// Here day or night.'],
  ]);
  expect(linesSaying(/day\s+or\s+night/g, texts)).toEqual(['src/pages/x.tsx:3,5']);
});

test.each([
  { says: '10+', lines: [], expected: '10+' },
  { says: '10+', lines: ['src/x.ts:1'], expected: '10+' },
  { says: '', lines: ['src/x.ts:1'], expected: 'years in the texts' },
  { says: '', lines: [], expected: '' },
])('a claim of the figures $says, said in the lines $lines, says $expected', ({ says, lines, expected }) => {
  const given = claim('experience', 'years in business', undefined, says);
  expect(saidIn(given, lines, 'years in the texts').says).toBe(expected);
});

test.skipIf(dropped).each([
  ['One', { slug: approvedBy[0], layout: 'card' }],
  ['One', { slug: approvedBy[0], layout: 'long' }],
  ['', { slug: approvedBy[0], layout: 'rich' }],
  ['', { slug: approvedBy[0], layout: 'short' }],
  ['', { layout: 'card' }],
])('the claim of approval names "%s", by its page: %o', (says, fields) => {
  const claims = brandClaims([brand({ stats: [], ...fields })], []);
  expect(claims.find(({ name }) => name === 'approved')?.says).toBe(says);
});

test.each(['card', 'rich'])('the figures of a brand of the layout %s are claims, prices and hours aside', (layout) => {
  const stats = ['2,500+', '£85', '24/7', '98%'].map((number) => ({ number, label: '' }));
  const claims = brandClaims([brand({ layout, stats })], []);
  expect(claims.find(({ name }) => name === 'brands.one')?.says).toBe('2,500+, 98%');
});

/** What is claimed of engineers for oil boilers. */
const oilClaim = (brands: readonly Brand[], texts: Sources) =>
  brandClaims(brands, texts).find(({ name }) => name === 'oftec');
const saying = (source: string): Sources => [['src/x.ts', source]];

test.each([
  "'Our OFTEC-registered engineers come'",
  '<p>Ask our OFTEC technicians</p>',
  "const certifications = ['OFTEC-registered engineers for oil boilers'];",
])('engineers for oil are claimed while a text has them, with no brand that burns oil: %s', (source) => {
  expect(oilClaim([brand({})], saying(source))).toMatchObject({
    says: 'oil boilers in the texts',
    lines: ['src/x.ts:1'],
  });
  expect(oilClaim([brand({})], saying(source))?.stands).toBeUndefined();
});

test.each([
  "const register = { gas: 'Gas Safe Certified', oil: 'OFTEC Certified' };",
  "...(servesOil ? ['OFTEC-registered engineers for oil boilers'] : []),",
])('lines for brands that burn oil claim them for as long as there is one: %s', (source) => {
  expect(oilClaim([brand({ fuel: 'oil' })], saying(source))).toMatchObject({ says: 'One', lines: ['src/x.ts:1'] });
  expect(oilClaim([brand({})], saying(source))).toMatchObject({ says: '', lines: [] });
});

test('that somebody needs an engineer for oil is no claim to be one', () => {
  const advice = "'An oil boiler needs an OFTEC-registered technician.'";
  expect(oilClaim([brand({})], saying(advice))?.says).toBe('');
  expect(oilClaim([brand({ fuel: 'oil' })], saying(advice))?.lines).toEqual([]);
});

test('the pages claim none of their own: with the last brand that burns oil, the claim goes', () => {
  const pages = textsOf(sourcesIn(textFolders.markup));
  expect(oilClaim([brand({ fuel: 'oil' })], pages)?.lines).not.toEqual([]);
  expect(oilClaim([brand({})], pages)).toMatchObject({ says: '', lines: [] });
});

test('each brand that burns oil has a command of its own to remove it', () => {
  const stands = oilClaim([brand({ fuel: 'oil' }), brand({ slug: 'two', fuel: 'oil' })], [])?.stands ?? '';
  const commands = stands.match(/(?<=npm run remove -- )[^,]+/g) ?? [];
  expect(commands.map((command) => readRemoval(command.split(' ')).slug)).toEqual(['one', 'two']);
});
