import { expect, test } from 'vitest';
import { keepRangesTogether } from '../../../scripts/build/unbroken-ranges.ts';

const shown = (markup: string) => keepRangesTogether(markup).replaceAll('\u2060', '~');

test('keeps ranges, model names and units on one line', () => {
  expect(shown('<p>1.3-1.5 bar, £2,250-£2,650</p>')).toBe('<p>1.3-~1.5\u00a0bar, £2,250-~£2,650</p>');
  expect(shown('<p>Alpha E-Tec, Vitodens 050-W, 35 °C</p>')).toBe('<p>Alpha E-~Tec, Vitodens 050-~W, 35\u00a0°C</p>');
  expect(shown('<p>12 L/min, £840/year, 4.9/5</p>')).toBe('<p>12\u00a0L/~min, £840/~year, 4.9/5</p>');
  expect(shown('<p>a 10-year call-out, 8 London</p>')).toBe('<p>a 10-~year call-~out, 8 London</p>');
});

test('does not change links, drawings and custom elements', () => {
  const markup = '<a href="/x-1" data-label="1-2">a</a><svg><text>1-2</text></svg><open-now>7-8</open-now>';
  expect(keepRangesTogether(markup)).toBe(markup);
});
