import * as v from 'valibot';
import {
  about,
  distinct,
  fields,
  list,
  type Mismatch,
  numberFrom,
  oneOf,
  span,
  wholeFrom,
  withCheck,
} from '../../lib/rules.ts';
import { brandSlugs } from '../../routes.ts';
import { pageMeta } from './page-meta.ts';
import { faq, faqs, feature, linksToItself, proseSection, relatedLink, stat } from './page-parts.ts';
import { pounds, text } from './rules.ts';

/**
 * Front view of a boiler. Units are 1 px at a height of 240 px; the origin is the top centre of the case. Logos and
 * brand colours are not allowed.
 */
export type BoilerDrawing = v.InferOutput<typeof boilerDrawing>;
const boilerDrawing = fields({
  width: numberFrom(40, 400),
  height: numberFrom(40, 400),
  radius: about('Corner radius of the case', numberFrom(0, 20)),
  fascia: about('Height of the control panel', numberFrom(0, 200)),
  position: about('Control panel at the bottom, a band higher up, or above a flap', oneOf(['low', 'band', 'flap'])),
  tone: oneOf(['dark', 'light']),
  display: about('Width of the display', numberFrom(0, 300)),
  dial: oneOf(['left', 'right', 'none']),
  knobs: oneOf([0, 1, 2]),
  accent: oneOf(['flow', 'return', 'trust', 'gas']),
  trim: about(
    'Embossed shape on the front: lines across the top, a vertical or horizontal line, a panel, slots, or none',
    oneOf(['louvre', 'seam', 'step', 'panel', 'grille', 'plain']),
  ),
  floor: about('Floor-standing oil boiler with a reset lamp and no display', v.optional(v.boolean())),
});

export type Model = v.InferOutput<typeof model>;
const model = fields({
  name: text,
  description: about("Type, output in kW and an engineer's remark; one or two sentences", text),
});

/** Current and discontinued models that we service. */
const models = fields({ current: list(model, 1, 10), legacy: list(model, 0, 10) });

const who = about('Person who may take the first step', oneOf(['owner', 'engineer']));

const verdict = {
  urgency: about(
    '`now` for overheating, a false flame, or a fault of the fan or flue; `today` for no heat; `soon` for a warning',
    oneOf(['now', 'today', 'soon']),
  ),
  replaced: about('Parts that are usually replaced, or `Usually none`', text),
};

/** A fault with its own anchor. */
export type Issue = v.InferOutput<typeof issue>;
const issue = fields({
  code: about('Code on the display (`F28/F29`, `E110`)', v.optional(text)),
  issue: about("Name of the fault, for example 'Ignition failure'", text),
  who,
  meaning: about("Meaning on this brand's boilers", text),
  check: about('Steps for the owner: safe checks, things not to touch, and when to call', distinct(list(text, 1))),
  solution: about('Steps that our engineer takes', distinct(list(text, 1))),
  ...verdict,
});

/** An additional code that only appears in the brand's table. */
export type MoreCode = v.InferOutput<typeof moreCode>;
const moreCode = fields({ code: text, meaning: text, who, ...verdict });

/** Instructions for topping up and resetting models with the same controls. */
export type Controls = v.InferOutput<typeof controls>;
const controls = fields({
  models: about('Model names that owners use', text),
  topUp: about('Position of the gauge and the valve that adds water', text),
  reset: about('Button and duration', text),
});

export type ServicePackage = v.InferOutput<typeof servicePackage>;
const servicePackage = fields({
  name: text,
  price: about('VAT included', pounds),
  per: oneOf(['service', 'month']),
  label: v.optional(oneOf(['Most Popular', 'Recommended'])),
  description: text,
  includes: list(text, 1),
  action: about(
    "'Learn More' links to the details on the same page, other labels to the booking page",
    oneOf(['Book', 'Learn More', 'Get Quote']),
  ),
  details: about("Full contents of the package: the target of 'Learn More'", text),
});

/** Minimum number of related links on a brand page. */
export const minimumRelated = 3;

/** Fields of all layouts. */
const base = {
  slug: oneOf(brandSlugs),
  name: about('Name as the brand spells it', text),
  fuel: about('Fuel of its boilers', oneOf(['gas', 'oil'])),
  drawing: boilerDrawing,
  meta: pageMeta,
  intro: about('Text below the page heading: one or two sentences', text),
  servicePrice: about('Price of an annual service, VAT included (specification, section 9)', pounds),
  serviceMinutes: about(
    'Shortest and longest duration of a service, if the specification gives them',
    v.optional(span(wholeFrom(10, 480, 'minutes'))),
  ),
  related: about('Recommended pages', distinct(list(relatedLink, minimumRelated), 'to')),
};

/** Fields of all layouts except the short one. */
const faultFields = {
  moreCodes: about(
    'Codes that are not among the issues, in the order of the manuals',
    v.optional(distinct(list(moreCode), 'code')),
  ),
  controls: distinct(list(controls, 1), 'models'),
};

/** A step of a service. */
const step = fields({ title: text, description: text });

/** Layout A: several packages and a full service breakdown. */
export type RichBrand = v.InferOutput<typeof richBrand>;
const richBrand = fields({
  ...base,
  layout: v.literal('rich'),
  badge: text,
  bookLabel: oneOf(['Book Service Now', 'Book Service Online']),
  stats: about('Four figures; figures of removed claims are omitted', list(stat, 0, 4)),
  prose: list(proseSection, 1),
  checklist: about('Checks on every visit, a few words each', list(text, 1)),
  breakdown: list(step, 1),
  issues: list(issue, 1),
  ...faultFields,
  packages: distinct(list(servicePackage, 2, 4), 'name'),
  models,
  faqs,
});

/** Layout B: hero, faults, prose, models and one call to action. */
export type ShortBrand = v.InferOutput<typeof shortBrand>;
const shortBrand = fields({
  ...base,
  layout: v.literal('short'),
  prose: list(proseSection, 1),
  includes: v.optional(list(text, 1)),
  models: v.optional(models),
  issues: v.optional(list(issue)),
  moreCodes: faultFields.moreCodes,
  controls: v.optional(faultFields.controls),
});

/** Layout C: long-form. */
export type LongBrand = v.InferOutput<typeof longBrand>;
const longBrand = fields({
  ...base,
  layout: v.literal('long'),
  prose: about("Text below 'Professional <Brand> Boiler Servicing'", list(proseSection, 1)),
  whyChoose: about(
    'Reasons: brand specialists or Gas Safe registration, flexible appointments, the guarantee',
    list(feature, 2, 6),
  ),
  models,
  issues: list(issue, 1),
  ...faultFields,
  pricingTitle: oneOf(['Service Pricing and Inclusions', 'Service Pricing and What’s Included']),
  pricingIntro: about('One or two sentences above the checklist', text),
  includes: list(text, 1),
  faqs: distinct(list(faq, 3, 12), 'question'),
  closing: about('Sentence in the closing banner', text),
});

/** Layout D: cards. */
export type CardBrand = v.InferOutput<typeof cardBrand>;
const cardBrand = fields({
  ...base,
  layout: v.literal('card'),
  stats: about('Four figures; figures of removed claims are omitted', list(stat, 0, 4)),
  prose: about('Introduction beside the benefits, then further sections', list(proseSection, 1)),
  benefits: about('Benefits for the customer, a few words each', list(text, 3, 6)),
  features: about('Steps of a service', list(step, 3, 3)),
  whyChoose: list(feature, 2, 9),
  models,
  issues: list(issue, 1, 12),
  ...faultFields,
  includes: list(text, 5, 15),
  partsNote: about('Note on spare parts, shown below the price', text),
  faqs: distinct(list(faq, 3, 12), 'question'),
  closing: text,
});

export type Brand = v.InferOutput<typeof brandSchema>;
export const brandSchema = withCheck(
  v.variant('layout', [richBrand, shortBrand, longBrand, cardBrand], ({ path }) =>
    path ? 'one of rich, short, long, card' : 'an object',
  ),
  (brand) => [
    ...linksToItself(brand.related, `/services/${brand.slug}`),
    ...(brand.layout === 'rich' ? checkServicePrice(brand) : []),
  ],
);

/** Requires `servicePrice` to equal the lowest price of a single service. */
function checkServicePrice({ servicePrice, packages }: RichBrand): Mismatch[] {
  if (!Array.isArray(packages)) return [];
  const lowest = Math.min(...packages.filter((one) => one?.per === 'service').map(({ price }) => price));
  return lowest === servicePrice
    ? []
    : [{ at: ['servicePrice'], found: servicePrice, expected: `${lowest}, the lowest price of its service packages` }];
}

export type Layout = Brand['layout'];

export const layouts = {
  rich: richBrand,
  short: shortBrand,
  long: longBrand,
  card: cardBrand,
} satisfies { [Name in Layout]: v.GenericSchema<Extract<Brand, { layout: Name }>> };
