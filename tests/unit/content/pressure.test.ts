import { expect, test } from 'vitest';
import { pointAt, readingAt } from '../../../src/components/drawings/dial.ts';
import { dialEnd, pressure, verdictOn } from '../../../src/content/pressure.ts';

const tenthsOf = (bar: number) => Math.round(bar * 10) / 10;
const dial = Array.from({ length: dialEnd * 10 + 1 }, (_, tenths) => tenths / 10);

test.each([
  [0, 'empty', /If nothing is wet.*Watch the gauge for an hour/],
  [0.1, 'too low for most boilers to run', /call us/],
  [0.8, 'low', /top it up once, cold, to 1.3-1.5 bar/],
  [1, 'right for a cold system', /Nothing to do/],
  [1.5, 'right, cold or hot', /Nothing to do/],
  [1.6, 'right for a hot system', /Nothing to do/],
  [2, 'right for a hot system', /Nothing to do/],
  [2.1, 'high', /Don’t add water/],
  [2.5, 'too high', /Switch off, let it cool and call us. Don’t top up/],
  [3, 'relief valve opens', /Switch off/],
])('%d bar: %s', (bar, meaning, advice) => {
  expect(verdictOn(bar)).toMatchObject({ meaning, advice: expect.stringMatching(advice) });
});

test('the dial advises adding water only below the cold range, and only if nothing is wet', () => {
  const addsWater = dial.filter((bar) => /top it up/.test(verdictOn(bar).advice));
  expect(Math.max(...addsWater)).toBeLessThan(pressure.cold[0]);
  expect(addsWater.filter((bar) => !verdictOn(bar).advice.startsWith('If nothing is wet'))).toEqual([]);
});

test('a point on the dial is read as the pressure at that point', () => {
  expect(dial.map((bar) => tenthsOf(readingAt(...pointAt(bar, 88))))).toEqual(dial);
});

test('a point below the scale is read as the nearest end of the scale', () => {
  expect([readingAt(-10, 88), readingAt(10, 88)]).toEqual([0, dialEnd]);
});
