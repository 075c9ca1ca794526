import * as v from 'valibot';
import { distinct, exactly, fields, list, numberFrom, oneOf, span, wholeFrom } from '../../lib/rules.ts';
import { kilowatts, pounds, text } from './rules.ts';

// Prices that guides compare, those of the market, and how long our work is guaranteed. Prices are in pounds, VAT included.

/** From the lowest to the highest. */
export const priceRange = span(pounds);

/** What a boiler of each type costs in London, installed. */
export const locationPricesSchema = distinct(
  list(fields({ type: oneOf(['Combi', 'System', 'Regular']), range: priceRange }), 1),
  'type',
);

/** What services cost elsewhere, the cheapest kind first. */
export const priceTiersSchema = distinct(list(fields({ name: text, price: priceRange, buys: text }), 2), 'name');

/** Steps from one of our prices up to another. */
export const upgradesSchema = list(
  fields({
    step: text,
    adds: numberFrom(1, 99_999, 'a step up to a higher price: name other boilers, or take the row out'),
  }),
  1,
);

/** The first three of the top ten, by what they typically cost and by the smallest and the largest of their sizes. */
export const topThreeSchema = exactly(
  3,
  v.looseObject({ name: text, typicalPrice: priceRange, output: span(kilowatts) }),
);

/** How long our own work is guaranteed. Texts say months: it is never one. */
export const guaranteesSchema = fields({
  service: wholeFrom(2, 240, 'months'),
  workmanship: wholeFrom(2, 240, 'months'),
});
