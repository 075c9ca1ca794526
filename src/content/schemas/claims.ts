import * as v from 'valibot';
import {
  distinct,
  emptyOr,
  fields,
  httpsUrl,
  list,
  matching,
  numberFrom,
  oneOf,
  textWhere,
  wholeFrom,
} from '../../lib/rules.ts';
import { brandSlugs } from '../../routes.ts';
import { stat } from './page-parts.ts';
import { guaranteesSchema } from './prices.ts';
import { text } from './rules.ts';

/** A score as pages show it, above nought and no higher than its best. */
function score(best: number, example: string) {
  return emptyOr(
    textWhere(`a score from 0.1 to ${best}, e.g. ${example}`, (value) => {
      const [, found, outOf] = /^(\d{1,2}(?:\.\d)?)\/(\d+)$/.exec(value) ?? [];
      return Number(found) > 0 && Number(found) <= best && Number(outOf) === best;
    }),
  );
}

/** A number as pages show it. */
const howMany = (example: string) => emptyOr(matching(/^[1-9][\d,]*\+?$/, `a number above 0, e.g. ${example}`));

export type Reviews = v.InferOutput<typeof reviews>;
const reviews = fields({ trades: score(10, '9.8/10'), search: score(5, '4.9/5'), count: howMany('500+'), of: text });

/** The average of a number of reviews, for search engines too: one to five stars. */
export type CountedRating = v.InferOutput<typeof rating>;
const rating = fields({
  value: numberFrom(1, 5),
  count: wholeFrom(1, 999_999, 'reviews'),
  /** What is counted. */
  of: text,
});

/** What a customer says, and who that is. */
export type Quotation = v.InferOutput<typeof quotation>;
const quotation = fields({ text, by: text });

/** What a claim rests on. */
export type Evidence = v.InferOutput<typeof evidence>;
const evidence = fields({
  /** The figures that were checked: a claim that has changed since is asked after again. */
  says: v.string('a text'),
  /** Where they can be read, or whose word it is: a report, an agreement, the owner by name. */
  source: v.string('a text'),
  /** When that was looked at: `YYYY-MM-DD`. */
  date: v.string('a text'),
});

/** What `claims.ts` has to hold. */
export const claimsSchemas = {
  reviews,
  ratings: fields({ home: v.optional(rating), location: v.optional(rating) }),
  homeAreaServed: distinct(list(matching(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/, 'a district, e.g. WC2A'), 1)),
  gasSafeRegister: httpsUrl,
  experience: fields({ years: howMany('10+'), installations: howMany('5,000+') }),
  guaranteeMonths: guaranteesSchema,
  serviceGuarantee: emptyOr(text),
  guideAuthors: emptyOr(text),
  answersWithin: emptyOr(text),
  textClaims: fields({ visits: emptyOr(text), cover: emptyOr(text) }),
  whyChooseUs: distinct(list(text)),
  longPageStats: distinct(list(stat), 'label'),
  approvedBy: distinct(list(oneOf(brandSlugs))),
  testimonials: fields({ installation: v.optional(quotation), callOut: v.optional(quotation) }),
  evidence: v.record(v.string(), evidence),
} as const;
