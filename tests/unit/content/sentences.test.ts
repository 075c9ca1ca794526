import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineOf, wrongSentences } from '../../../scripts/content/bound-sentences.ts';
import { readContent } from '../../../scripts/content/content.ts';
import { boundSentences } from '../../../scripts/content/sentence-table.ts';
import { tierOf } from '../../../src/content/guides/boiler-service-maintenance.ts';

type Fields = Record<string, unknown>;

const { content } = await readContent();

const row = (name: string, fields: Fields) => (rows: never) =>
  (rows as Fields[]).map((one) => (Object.values(one).includes(name) ? { ...one, ...fields } : one));
const fields = (changed: Fields) => (group: never) => ({ ...(group as Fields), ...changed });

test.each(boundSentences.map(({ words, file }) => [words, file]))('“%s” still stands in %s', (words, file) => {
  expect(lineOf(words, readFileSync(file, 'utf8')), 'a sentence that is gone needs no row').toBeGreaterThan(0);
});

const ranking = ['combi-ranking.ts', 'combiRanking'] as const;
const reviews = ['combi-reviews.ts', 'combiReviews'] as const;
const topThree = ['guides/top-combi-boilers-london.ts', 'topThree'] as const;
const service = 'guides/boiler-service-maintenance.ts';
const monthly = { packages: [{ per: 'month', price: 9 }] };

test.each([
  ['its warranty is shorter', ...ranking, row('Baxi 600', { warranty: 10 })],
  ['its warranty is shorter', ...ranking, row('Baxi 600', { output: '24-35kW' })],
  ['its warranty is shorter', ...ranking, row('Baxi 600', { price: 2590 })],
  ['its warranty is shorter', ...ranking, row('Baxi 600', { name: 'Baxi 800' })],
  ['Seven-year warranty; the others have ten', ...ranking, row('Ideal Logic+ C30', { warranty: 7 })],
  ['depends on a Worcester filter', ...ranking, row('Worcester Bosch Greenstar 4000', { warranty: 8 })],
  ['these five are labelled', ...ranking, row('Ideal Logic+ C30', { efficiency: 92 })],
  ['The Greenstar 4000 comes first', ...ranking, row('Worcester Bosch Greenstar 4000', { rank: 3 })],
  ['comes in others too', ...ranking, row('Viessmann Vitodens 050-W', { rank: 3 })],
  ['the 050-W there is', ...ranking, row('Viessmann Vitodens 050-W', { output: '25-30kW' })],
  ['the 050-W there is', ...ranking, row('Viessmann Vitodens 050-W', { efficiency: 93 })],
  ['we review the one with', ...reviews, row('Viessmann Vitodens 050-W', { output: 29 })],
  ['years of warranty`', ...reviews, row('Viessmann Vitodens 050-W', { warranty: 8 })],
  ['Labelled 92%, the lowest', ...reviews, row('Viessmann Vitodens 050-W', { efficiency: 94 })],
  ['our 050-W is', ...reviews, row('Viessmann Vitodens 050-W', { output: 29 })],
  ['our 050-W is', ...reviews, row('Viessmann Vitodens 050-W', { efficiency: 94 })],
  ['take the 050-W at', ...reviews, row('Viessmann Vitodens 050-W', { rank: 2 })],
  ['we review the 30', ...reviews, row('Worcester Bosch Greenstar 4000', { output: 25 })],
  ['needs an accredited installer', ...reviews, row('Worcester Bosch Greenstar 4000', { warranty: 8 })],
  ['One of two here labelled', ...reviews, row('Worcester Bosch Greenstar 4000', { efficiency: 92 })],
  ['One of two here labelled', ...reviews, row('Alpha E-Tec NX', { efficiency: 94 })],
  ['about 3 kW from', ...reviews, row('Viessmann Vitodens 100-W', { output: 26 })],
  ['this is the larger one', ...reviews, row('Worcester Bosch Greenstar 2000', { output: 25 })],
  ['As much hot water', ...reviews, row('Worcester Bosch Greenstar 4000', { output: 25 })],
  ['As much hot water', ...reviews, row('Worcester Bosch Greenstar 2000', { price: 2600 })],
  ['like our first and fourth', ...reviews, row('Alpha E-Tec NX', { efficiency: 94 })],
  ['like our first and fourth', ...reviews, row('Worcester Bosch Greenstar 4000', { efficiency: 92 })],
  ['Efficiency ratings', ...reviews, row('Alpha E-Tec NX', { efficiency: 93 })],
  ['What if I need more', ...reviews, row('Worcester Bosch Greenstar 4000', { output: 35 })],
  ['both 30 kW', ...reviews, row('Worcester Bosch Greenstar 4000', { output: 25 })],
  ['(32 kW) to 100-W', ...reviews, row('Viessmann Vitodens 100-W', { output: 26 })],
  ['combi to 30 kW system boiler', 'quote.ts', 'quotedBoilers', row('Worcester Bosch Greenstar 4000', { output: 30 })],
  ['Worcester Bosch 30 kW', 'quote.ts', 'quotedBoilers', row('Worcester Bosch system boiler', { output: 35 })],
  ['a price for the 29 kW size', 'quote.ts', 'quotedBoilers', row('Viessmann Vitodens 050-W', { output: 32 })],
  ['itself comes as 25 or 30 kW', ...topThree, row('worcester-bosch', { output: [25, 35] })],
  ['in two sizes', ...topThree, row('worcester-bosch', { output: [24, 30] })],
  ['Sizes up to', ...topThree, row('vaillant', { output: [25, 36] })],
  ['Seven years of warranty, the shortest here', ...reviews, row('Alpha E-Tec NX', { warranty: 5 })],
  ['Lowest price of our packages', 'packages.ts', 'packages', row('viessmann', { price: 2000 })],
  ['There’s one appliance', 'quote.ts', 'quotedBoilers', row('System', { price: 2000 })],
  ['a system boiler, which costs more', 'quote.ts', 'quotedBoilers', row('System', { price: 2000 })],
  ['the third-lowest price', ...reviews, row('Viessmann Vitodens 050-W', { price: 2300 })],
  ['the third-lowest price', ...reviews, row('Alpha E-Tec NX', { output: 33 })],
  ['last for its shorter warranty', ...reviews, row('Worcester Bosch Greenstar 2000', { warranty: 10 })],
  ['more than the 2000', ...reviews, row('Worcester Bosch Greenstar 2000', { price: 2600 })],
  ['more than the 2000', ...reviews, row('Worcester Bosch Greenstar 2000', { efficiency: 93 })],
  ['lowest typical price of the three', ...topThree, row('vaillant', { typicalPrice: [1900, 3000] })],
  ['Our own plans cost more', 'brands/worcester-bosch.ts', 'brand', fields(monthly)],
  ['Our own plans cost more', service, 'planPrice', () => [10, 18]],
  ['Oil boilers cost more', 'brands/grant.ts', 'brand', fields({ servicePrice: 85 })],
])('“…%s…” is refused once %s says otherwise (%s)', (words, file, name, change) => {
  expect(wrongSentences(content)).toEqual([]);
  const exports = content.get(file) ?? {};
  const changed = wrongSentences(new Map([...content, [file, { ...exports, [name]: change(exports[name] as never) }]]));
  const said = changed.filter(({ found }) => String(found).includes(words));
  expect(said).toEqual([
    {
      setting: expect.stringMatching(/^src\/\S+\.tsx?:\d+$/),
      found: expect.any(String),
      expected: expect.stringMatching(/^the sentence rewritten: .*\d/),
    },
  ]);
});

test.each([
  [60, 'below the economy tier'],
  [79, 'in the economy tier'],
  [85, 'where the economy tier ends and the standard tier begins'],
  [95, 'in the standard tier'],
  [150, 'in the premium tier'],
  [180, 'above the premium tier'],
])('a service for £%d is said to be %s', (price, said) => {
  expect(tierOf(price)).toBe(`which is ${said}`);
});

test('a sentence that is broken over lines is found, and one that has been rewritten is not', () => {
  const source = 'a\n  Our own\n    plans cost (more):\nb';
  expect(lineOf('Our own plans cost (more):', source)).toBe(2);
  expect(lineOf('Our own plans cost less:', source)).toBeUndefined();
});
