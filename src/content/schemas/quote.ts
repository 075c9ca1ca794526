import type * as v from 'valibot';
import { distinct, fields, list, numberFrom, oneOf, wholeFrom } from '../../lib/rules.ts';
import { brandSlugs } from '../../routes.ts';
import { kilowatts, pounds, text, years } from './rules.ts';

/** A row of the price table of the quote page. */
export type QuotedBoiler = v.InferOutput<typeof quotedBoiler>;
const quotedBoiler = fields({
  model: text,
  /** Whose front is drawn. */
  brand: oneOf(brandSlugs),
  type: oneOf(['Combi', 'System']),
  output: kilowatts,
  warranty: years,
  /** Installed. */
  price: pounds,
});

export const quotedBoilersSchema = distinct(list(quotedBoiler, 1), 'model');

/** A term of finance on offer. */
export type FinanceTerm = v.InferOutput<typeof financeTerm>;
const financeTerm = fields({
  months: wholeFrom(1, 120, 'months'),
  /** Per cent. */
  apr: numberFrom(0, 30),
  label: text,
});

export const financeTermsSchema = list(financeTerm);
