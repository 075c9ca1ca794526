import * as v from 'valibot';
import { distinct, fields, list, numberFrom, oneOf, wholeFrom, withCheck } from '../../lib/rules.ts';
import { brandSlugs } from '../../routes.ts';
import { kilowatts, percent, pounds, text, years } from './rules.ts';

/** A row of the quote page's price table. */
export type QuotedBoiler = v.InferOutput<typeof quotedBoiler>;
const quotedBoiler = fields({
  model: text,
  /** Brand of the drawing. */
  brand: oneOf(brandSlugs),
  type: oneOf(['Combi', 'System']),
  output: kilowatts,
  warranty: years,
  price: pounds,
});

export const quotedBoilersSchema = distinct(list(quotedBoiler, 1), 'model');

/** Terms of a quote. `seconds` and `validDays` are at least 2, because texts use plurals. */
export const quoteTermsSchema = fields({
  seconds: wholeFrom(2, 3600, 'seconds'),
  validDays: wholeFrom(2, 365, 'days'),
  matchPercent: v.optional(wholeFrom(1, 100, 'per cent')),
});

export type FinanceTerm = v.InferOutput<typeof financeTerm>;
const financeTerm = withCheck(
  fields({
    months: wholeFrom(2, 120, 'months'),
    /** In per cent. */
    apr: numberFrom(0, 30),
    label: text,
  }),
  ({ months, label }) =>
    RegExp(`\\b${months}\\b`).test(String(label))
      ? []
      : [{ at: ['label'], found: label, expected: `a label that names the ${months} months` }],
);

export const financeTermsSchema = list(financeTerm);

export const financeExampleSchema = fields({ amount: pounds, months: wholeFrom(2, 120, 'months') });

const running = fields({ efficiency: percent, perYear: pounds });

/** Running costs of an old and a new boiler. Requires a greater saving than the higher efficiency causes by itself. */
export const savingsSchema = withCheck(
  fields({ old: running, new: running, years: wholeFrom(2, 40, 'years') }),
  ({ old, new: next }) => {
    if (!(next?.efficiency > old?.efficiency)) {
      const expected = 'a higher efficiency than that of the old boiler';
      return [{ at: ['new', 'efficiency'], found: next?.efficiency, expected }];
    }
    const maximum = old.perYear - Math.round(old.perYear * (1 - old.efficiency / next.efficiency)) - 1;
    if (next.perYear <= maximum) return [];
    const expected = `at most ${maximum}: the higher efficiency already reduces ${old.perYear} to ${maximum + 1}`;
    return [{ at: ['new', 'perYear'], found: next.perYear, expected }];
  },
);

export const possibleSavingSchema = wholeFrom(1, 99, 'per cent');
