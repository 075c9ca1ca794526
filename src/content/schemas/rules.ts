import * as v from 'valibot';
import { numberFrom, textUpTo, wholeFrom } from '../../lib/rules.ts';

/** Maximum characters of a paragraph. */
const maximumCharacters = 1200;

/** Accepts one line of plain text without values such as 'undefined' from a template. */
export const text = v.pipe(
  textUpTo(maximumCharacters),
  v.check(
    (value) => !/\b(undefined|NaN)\b|\[object /.test(value),
    'a text without `undefined`, `NaN` or `[object`, which templates insert for missing values',
  ),
);

/** Prices in whole pounds. */
export const pounds = wholeFrom(1, 99_999, 'pounds');

/** Efficiencies. */
export const percent = wholeFrom(50, 110, 'per cent');

/** Warranties; at least two, because texts use the plural. */
export const years = wholeFrom(2, 25, 'years');

/** Heat outputs. */
export const kilowatts = numberFrom(5, 100);
