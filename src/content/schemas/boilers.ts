import * as v from 'valibot';
import {
  distinct,
  fields,
  list,
  numberFrom,
  oneOf,
  type Rule,
  textWhere,
  wholeFrom,
  withCheck,
} from '../../lib/rules.ts';
import { brandSlugs } from '../../routes.ts';
import { kilowatts, percent, pounds, text, years } from './rules.ts';

// Boilers for sale and for comparison. Prices are installed, VAT included.

/** Brand of the drawing and the linked service page. */
const brand = oneOf(brandSlugs);

const rank = wholeFrom(1, 20, 'ranks');

export type InstallationPackage = v.InferOutput<typeof installationPackage>;
const installationPackage = fields({ name: text, boiler: text, brand, price: pounds });

export const packagesSchema = distinct(list(installationPackage, 1), 'name');

const outputRange = textWhere('a range of outputs, e.g. 25-35kW', (value) => {
  const [, low, high] = /^(\d+)-(\d+)kW$/.exec(value) ?? [];
  return Number(low) < Number(high);
});

/** A boiler in the ranking of /combi-boilers (specification, sections 3 and 9). */
export type RankedCombi = v.InferOutput<typeof rankedCombi>;
const rankedCombi = fields({
  rank,
  name: text,
  brand,
  price: pounds,
  /** Formatted range of heat outputs in kW. */
  output: outputRange,
  /** Outputs of the sizes on sale, from which the card calculates hot water. Default: `output`. */
  hotWater: v.optional(outputRange),
  efficiency: percent,
  warranty: years,
  /** Out of five. */
  rating: numberFrom(1, 5),
  /** The card shows the first two. */
  pros: list(text, 2),
  /** The card shows the first. */
  cons: list(text, 1),
  bestFor: text,
  londonSuitability: text,
});

export const rankingSchema = ranked(distinct(list(rankedCombi, 1), 'name'));

/** A boiler in the best-combi guide (specification, section 3). */
export type CombiReview = v.InferOutput<typeof combiReview>;
const combiReview = fields({
  rank,
  name: text,
  brand,
  price: pounds,
  /** Hot water output in kW. */
  output: kilowatts,
  /** In years, if we install the boiler. */
  warranty: years,
  /** Seasonal efficiency on the label. */
  efficiency: percent,
  features: list(text, 1),
  bestFor: text,
  pros: list(text, 1),
  cons: list(text, 1),
  londonSuitability: text,
});

export const reviewsSchema = ranked(distinct(list(combiReview, 1), 'name'));

/** Requires entries in order of rank, from 1 without gaps. */
function ranked<T extends { rank: number }>(rule: Rule<readonly T[]>): Rule<readonly T[]> {
  return withCheck(rule, (entries) =>
    entries.flatMap((entry, index) =>
      entry?.rank === index + 1 ? [] : [{ at: [index, 'rank'], found: entry?.rank, expected: String(index + 1) }],
    ),
  );
}
