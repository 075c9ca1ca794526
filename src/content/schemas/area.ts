import type * as v from 'valibot';
import { distinct, exactly, fields, list, oneOf, textWhere } from '../../lib/rules.ts';
import { areaSlugs, districtSlugs } from '../../routes.ts';
import { proseSection } from './page-parts.ts';
import { text } from './rules.ts';

const upperCase = <Slug extends string>(slug: Slug) => slug.toUpperCase() as Uppercase<Slug>;

const callout = textWhere('a range of minutes, e.g. 30-45 minutes', (value) => {
  const [, low, high] = /^(\d+)-(\d+) minutes$/.exec(value) ?? [];
  return Number(low) < Number(high);
});

/** A postcode area (specification, section 3). */
export type Area = v.InferOutput<typeof area>;
const area = fields({
  code: oneOf(areaSlugs.map(upperCase)),
  name: text,
  districts: distinct(list(oneOf(districtSlugs.map(upperCase)), 1)),
  description: text,
  sections: list(proseSection, 1),
  landmarks: distinct(list(text, 5, 8)),
  averageCalloutTime: callout,
  serviceAreas: distinct(list(text, 1)),
});

export const areasSchema = distinct(exactly(areaSlugs.length, area), 'name');
