import * as v from 'valibot';
import { numberFrom, textUpTo, wholeFrom } from '../../lib/rules.ts';

// Rules that several kinds of content share.

/** The longest paragraph, in characters. */
const mostCharacters = 1200;

/** One line of plain text, with nothing in it that a template has put there by mistake. */
export const text = v.pipe(
  textUpTo(mostCharacters),
  v.check(
    (value) => !/\b(undefined|NaN)\b|\[object /.test(value),
    'a text whose templates are all filled in: no undefined, no NaN',
  ),
);

/** A price: pages show it without pence. */
export const pounds = wholeFrom(1, 99_999, 'pounds');

/** An efficiency. */
export const percent = wholeFrom(50, 110, 'per cent');

/** A warranty. Texts say years, and none that is offered with a boiler is of one. */
export const years = wholeFrom(2, 25, 'years');

/** A heat output. */
export const kilowatts = numberFrom(5, 100);
