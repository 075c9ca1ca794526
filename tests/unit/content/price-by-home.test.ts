import { describe, expect, test } from 'vitest';
import { combiSizing } from '../../../src/content/combi-ranking.ts';
import { type HomeChoice, homeChoiceIn, homeQuestions } from '../../../src/content/home-questions.ts';
import { homePriceRows, needsVisit, type PriceFacts, priceByHome } from '../../../src/content/price-by-home.ts';
import { quotedBoilers } from '../../../src/content/quote.ts';

const facts: PriceFacts = { boilers: quotedBoilers, sizes: combiSizing };

/** Every combination of answers, as `key=value` pairs. */
const choices = homeQuestions.reduce<string[][]>(
  (all, { key, options }) => all.flatMap((one) => options.map(({ value }) => [...one, `${key}=${value}`])),
  [[]],
);
const addresses = choices.map((pairs) => pairs.join('&'));
const priceAnswer = (address: string) => priceByHome(homeChoiceIn(address), facts);
const answers = addresses.map((address) => ({ address, ...priceAnswer(address) }));

const combis = [30, 29, 25, 31].map((output) => ({ type: 'Combi', output }) as const);
const systems = [28, 35].map((output) => ({ type: 'System', output }) as const);
const boilers = [...combis, ...systems].map((boiler, index) => ({
  ...boiler,
  model: 'Model',
  price: 900 + 100 * index,
}));
const example = (address: string) => priceByHome(homeChoiceIn(address), { ...facts, boilers });
const outputs = (address: string) => example(address).rows.map(({ name }) => Number.parseInt(name.slice(6), 10));

describe('the answer for a home', () => {
  test('has a figure, a reason and a note on changes for each of 54 homes', () => {
    expect(answers).toHaveLength(54);
    expect(answers.filter(({ figure, why, change }) => !figure || !why || !change)).toEqual([]);
  });

  test('contains only figures from the price table', () => {
    const inTable = new Set(quotedBoilers.map(({ price }) => price));
    const amounts = answers.flatMap(({ figure, why, change, rows }) => [
      ...(`${figure} ${why} ${change}`.match(/£[\d,]+/g) ?? []).map((amount) => Number(amount.replace(/\D/g, ''))),
      ...rows.flatMap(({ price }) => price ?? []),
    ]);
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.filter((amount) => !inTable.has(amount))).toEqual([]);
  });

  test('has the price range of the listed boilers as its figure', () => {
    for (const { address, figure, rows } of answers.filter((one) => one.figure !== needsVisit)) {
      const ends = (figure.match(/[\d,]+/g) ?? []).map((amount) => Number(amount.replace(',', '')));
      const prices = rows.map(({ price }) => price);
      expect([ends[0], ends.at(-1)], address).toEqual([prices[0], prices.at(-1)]);
      expect(prices, address).toEqual([...prices].sort((one = 0, other = 0) => one - other));
    }
  });

  test.each([
    ['home=flat&bathrooms=1', [30, 29, 25, 31]],
    ['home=flat&bathrooms=2', [30, 29, 31]],
    ['home=house&bathrooms=1', [30, 29, 31]],
    ['home=flat&bathrooms=1&boiler=cylinder', [28, 35]],
    ['home=house&bathrooms=2&boiler=cylinder', [28, 35]],
    ['home=large&bathrooms=3&boiler=cylinder', [28, 35]],
  ])('lists combis of the size and the next size up, or all system boilers: %s', (address, expected) => {
    expect(outputs(address)).toEqual(expected);
  });

  test('requires a visit for unusual homes', () => {
    const unusual = ['home=flat&bathrooms=3', 'home=large', 'home=flat&boiler=other', 'home=flat&place=moved'];
    expect(unusual.map((address) => example(address).figure)).toEqual(unusual.map(() => needsVisit));
  });

  test('for a boiler in a new position mentions the price in the old position', () => {
    const stays = example('home=house');
    const moves = example('home=house&place=moved');
    expect(moves.change.replaceAll('\u2060', '')).toContain(stays.figure);
    expect(moves.rows).toEqual(stays.rows);
  });
});

test('the table of all homes shows the same prices as the questions', () => {
  const rows = homePriceRows(facts);
  const cell = (home: string, boiler: HomeChoice['boiler']) => priceAnswer(`${home}&boiler=${boiler}`).figure;
  expect(rows.map(({ home, combi, cylinder }) => [home, combi.figure, cylinder.figure])).toEqual(
    [
      ['1-2 bed, 1 bathroom', 'home=flat'],
      ['1-2 bed, 2 bathrooms', 'home=flat&bathrooms=2'],
      ['1-2 bed, 3+ bathrooms', 'home=flat&bathrooms=3'],
      ['3 bed, 1-2 bathrooms', 'home=house'],
      ['3 bed, 3+ bathrooms', 'home=house&bathrooms=3'],
      ['4+ bed', 'home=large'],
    ].map(([label = '', home = '']) => [label, cell(home, 'combi'), cell(home, 'cylinder')]),
  );
});

test('reads the answers from a URL fragment, and replaces unknown ones with the defaults', () => {
  expect(addresses.map((address) => `${new URLSearchParams(homeChoiceIn(`#${address}`))}`)).toEqual(addresses);
  for (const hash of ['', '#', '#home=castle&bathrooms=9', '#%E0%A4%A', '#part']) {
    expect(homeChoiceIn(hash)).toEqual({ home: 'flat', bathrooms: '1', boiler: 'combi', place: 'same' });
  }
});
