import * as v from 'valibot';
import { distinct, exactly, fields, list, numberFrom, oneOf, span, wholeFrom } from '../../lib/rules.ts';
import { kilowatts, pounds, text } from './rules.ts';

// Prices in pounds, VAT included, and guarantees.

/** Lowest and highest price. */
export const priceRange = span(pounds);

/** Installed prices in London by boiler type. */
export const locationPricesSchema = distinct(
  list(fields({ type: oneOf(['Combi', 'System', 'Regular']), range: priceRange }), 1),
  'type',
);

/** Repairs or extras. */
export const pricedWorkSchema = distinct(
  list(fields({ name: text, price: priceRange, why: v.optional(text) })),
  'name',
);

/** Market prices of a service, cheapest tier first. */
export const priceTiersSchema = distinct(list(fields({ name: text, price: priceRange, buys: text }), 2), 'name');

/** Price differences between our boilers, in pounds. */
export const upgradesSchema = list(
  fields({
    step: text,
    adds: numberFrom(1, 99_999, 'a positive difference: choose other boilers, or delete the row'),
  }),
  1,
);

/** Ranks 1 to 3 of the top-combi guide, with typical prices and sizes. */
export const topThreeSchema = exactly(
  3,
  v.looseObject({ name: text, typicalPrice: priceRange, output: span(kilowatts) }),
);

/** At least two months, because texts use the plural. */
export const guaranteesSchema = fields({
  service: wholeFrom(2, 240, 'months'),
  workmanship: wholeFrom(2, 240, 'months'),
});
