import { expect, test } from 'vitest';
import { wrongRanks } from '../../../scripts/content/ranks.ts';

/** Three boilers, of which the first is cheap, small and long under warranty, and the last the opposite. */
const boilers = [
  { name: 'Small', price: 1900, output: '24-28kW', warranty: 12 },
  { name: 'Middle', price: 2200, output: '24-33kW', warranty: 10 },
  { name: 'Large', price: 2500, output: '25-38kW', warranty: 7 },
];

/** What is found wrong once one of them says something of itself, and has other figures. */
function saidOf(name: string, text: string, fields: object = {}) {
  const rows = boilers.map((row) => (row.name === name ? { ...row, pros: [text], ...fields } : row));
  return wrongRanks(new Map([['combi-ranking.ts', { combiRanking: rows }]]));
}

test.each([
  ['Small', 'Lowest installed price of the three'],
  ['Middle', 'Second-highest price of the three'],
  ['Large', 'Highest price of our packages'],
  ['Small', 'Lowest price of our packages'],
  ['Large', 'Largest size of the three, 38 kW, for two showers'],
  ['Small', 'Smallest top output of the three'],
  ['Small', 'Least hot water of the three'],
  ['Small', 'Longest warranty of the three'],
  ['Middle', 'Most hot water comes from a cylinder'],
])('the %s boiler may say: %s', (name, text) => {
  expect(saidOf(name, text)).toEqual([]);
});

test.each([
  ['Middle', 'Highest price of the three', {}, 'the Large has the highest price now, £2,500'],
  [
    'Middle',
    'Second-highest price of the three',
    { price: 2600 },
    'the Large has the second-highest price now, £2,500',
  ],
  ['Large', 'Largest size of the three, 38 kW', { output: '25-30kW' }, 'the Middle has the largest size now, 33 kW'],
  [
    'Large',
    'Largest size of the three',
    { output: '25-33kW' },
    'the Middle and the Large have the largest size now, 33 kW',
  ],
  ['Large', 'Largest size of the three, 38 kW', { output: '25-40kW' }, 'it is 40 kW now'],
  ['Small', 'Smallest top output of the three', { output: 34 }, 'the Middle has the smallest top output now, 33 kW'],
  ['Large', 'Most hot water of the three', { output: 30 }, 'the Middle has the most hot water now, 33 kW'],
  ['Small', 'Longest warranty of the three', { warranty: 9 }, 'the Middle has the longest warranty now, 10 years'],
])('the %s boiler may not say “%s” with %o', (name, text, fields, now) => {
  expect(saidOf(name, text, fields)).toEqual([
    {
      setting: expect.stringMatching(/^src\/content\/combi-ranking\.ts {2}combiRanking\[\d\]\.pros\[0\]$/),
      found: text,
      expected: `the sentence rewritten: ${now}`,
    },
  ]);
});

test('a table with a boiler that has no such figure is left alone', () => {
  expect(saidOf('Large', 'Largest size of the three', { output: undefined })).toEqual([]);
});
