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

/** Accepts an empty text, or a formatted score above zero with the given maximum. */
function score(maximum: number, example: string) {
  return emptyOr(
    textWhere(`a score from 0.1 to ${maximum}, e.g. ${example}`, (value) => {
      const [, found, outOf] = /^(\d{1,2}(?:\.\d)?)\/(\d+)$/.exec(value) ?? [];
      return Number(found) > 0 && Number(found) <= maximum && Number(outOf) === maximum;
    }),
  );
}

/** Accepts an empty text, or a formatted number above zero. */
const formattedCount = (example: string) => emptyOr(matching(/^[1-9][\d,]*\+?$/, `a number above 0, e.g. ${example}`));

export type Reviews = v.InferOutput<typeof reviews>;
const reviews = fields({
  trades: score(10, '9.8/10'),
  search: score(5, '4.9/5'),
  count: formattedCount('500+'),
  of: text,
});

/** An average star rating, on pages and in structured data. */
export type CountedRating = v.InferOutput<typeof rating>;
const rating = fields({
  value: numberFrom(1, 5),
  count: wholeFrom(1, 999_999, 'reviews'),
  /** Noun for the counted reviews. */
  of: text,
});

export type Quotation = v.InferOutput<typeof quotation>;
const quotation = fields({ text, by: v.optional(text) });

export type Evidence = v.InferOutput<typeof evidence>;
const evidence = fields({
  /** The claim at the time of the check. A changed claim needs new evidence. */
  says: v.string('a text'),
  /** Report, agreement or person that confirms the claim. */
  source: v.string('a text'),
  /** Date of the check: `YYYY-MM-DD`. */
  date: v.string('a text'),
});

export const claimsSchemas = {
  reviews,
  ratings: fields({ home: v.optional(rating), location: v.optional(rating) }),
  homeAreaServed: distinct(list(matching(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/, 'a district, e.g. WC2A'), 1)),
  gasSafeRegister: httpsUrl,
  experience: fields({ years: formattedCount('10+'), installations: formattedCount('5,000+') }),
  guaranteeMonths: guaranteesSchema,
  serviceGuarantee: emptyOr(text),
  guideAuthors: emptyOr(text),
  emailReplyTime: emptyOr(text),
  textClaims: fields({ visits: emptyOr(text), cover: emptyOr(text) }),
  whyChooseUs: distinct(list(text)),
  longPageStats: distinct(list(stat), 'label'),
  approvedBy: distinct(list(oneOf(brandSlugs))),
  accreditedBy: distinct(list(oneOf(brandSlugs))),
  testimonials: fields({ installation: v.optional(quotation), callOut: v.optional(quotation) }),
  evidence: v.record(v.string(), evidence),
} as const;
