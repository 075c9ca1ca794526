import * as v from 'valibot';
import { capitalize } from '../../lib/capitalize.ts';
import { about, fields, isoDate, list, matching, oneOf, textUpTo, wholeFrom } from '../../lib/rules.ts';
import { brandSlugs, districtSlugs } from '../../routes.ts';
import { pounds } from './rules.ts';

/** Full postcodes, street addresses, surnames after a title, and full names after a dash. */
const identifying = [
  /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/i,
  /\b\d+[a-z]?,? (?:\p{Lu}[\p{L}’']+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Close|Court|Gardens|Place|Square|Terrace|Way|House)\b/u,
  /\b(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}/u,
  /[-–—] ?\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+\.?$/u,
];

const brandNames = brandSlugs.map((slug) => capitalize(slug.replace(/-.*/, ''))).join('|');
const placeNames = 'Bush|Common|Cross|End|Gate|Green|Heath|Hill|Park|Road|Town|Vale|Village|Wood';
/** Two capitalized words inside a sentence (`thank Sarah Jones`), except brands, places and `Gas Safe`. */
const fullName = RegExp(
  `(?<=\\p{Ll},? )(?!Gas|North|South|East|West|${brandNames})\\p{Lu}\\p{Ll}+ (?!${placeNames})\\p{Lu}\\p{Ll}+`,
  'u',
);

const anonymousText = (maximum: number, patterns = identifying) =>
  v.pipe(
    textUpTo(maximum),
    v.check(
      (value) => !patterns.some((pattern) => pattern.test(value)),
      'a text without a full postcode, street address or surname',
    ),
  );

export type JobKind = (typeof jobKinds)[number];
const jobKinds = ['repair', 'service', 'installation'] as const;

/** A finished job. It must not identify a home or a customer. */
export type Job = v.InferOutput<typeof jobSchema>;
export const jobSchema = fields({
  date: isoDate,
  kind: about('Default: repair', v.optional(oneOf(jobKinds))),
  district: v.picklist(districtSlugs, 'a district of src/routes.ts, e.g. e3'),
  brand: oneOf(brandSlugs),
  model: anonymousText(60),
  fault: about('Code or symptom, e.g. F22 or no hot water', anonymousText(80)),
  done: about('Work done, in one or two sentences', anonymousText(300)),
  price: about('In pounds, VAT included', pounds),
  minutes: about(
    'Minutes from the call to arrival; leave out for visits booked ahead',
    v.optional(wholeFrom(1, 1440, 'minutes')),
  ),
  customer: about('Quotation from the customer', v.optional(anonymousText(300, [...identifying, fullName]))),
  engineer: v.optional(matching(/^\p{Lu}[\p{L}’-]{1,19}$/u, 'a first name')),
});

export const jobsSchema = list(jobSchema);
