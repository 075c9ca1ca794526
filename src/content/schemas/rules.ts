import { isOneLine, numberFrom, textWhere, wholeFrom } from '../../lib/rules.ts';

// Rules that several kinds of content share.

/** One line of text, with nothing in it that a template has put there by mistake. */
export const text = textWhere(
  'one line of text',
  (value) => isOneLine(value) && !/\b(undefined|NaN)\b|\[object /.test(value),
);

/** A price in pounds. */
export const pounds = numberFrom(0.01, 99_999, 'a number of pounds above 0');

/** An efficiency. */
export const percent = wholeFrom(50, 110, 'per cent');

/** A warranty. */
export const years = wholeFrom(1, 25, 'years');

/** A heat output. */
export const kilowatts = numberFrom(5, 100);
