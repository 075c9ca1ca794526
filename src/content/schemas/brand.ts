import * as v from 'valibot';
import { agreeing, distinct, exactly, fields, list, numberFrom, oneOf, span, wholeFrom } from '../../lib/rules.ts';
import { brandSlugs } from '../../routes.ts';
import { pageMeta } from './page-meta.ts';
import { faq, faqs, feature, linksToItself, proseSection, relatedLink, stat } from './page-parts.ts';
import { pounds, text } from './rules.ts';

/**
 * Front elevation of a boiler, in units of 1 px at 240 px height; origin top centre of the case. No brand's logo or
 * colour.
 */
export type BoilerDrawing = v.InferOutput<typeof boilerDrawing>;
const boilerDrawing = fields({
  width: numberFrom(40, 400),
  height: numberFrom(40, 400),
  /** Corner radius of the case. */
  radius: numberFrom(0, 20),
  /** Height of the fascia. */
  fascia: numberFrom(0, 200),
  position: oneOf(['low', 'band', 'flap']),
  tone: oneOf(['dark', 'light']),
  /** Width of the display. */
  display: numberFrom(0, 300),
  dial: oneOf(['left', 'right', 'none']),
  knobs: oneOf([0, 1, 2]),
  accent: oneOf(['flow', 'return', 'trust', 'gas']),
  /** What is pressed into the front: lines across the top, a line down or across it, a panel, slots. */
  trim: oneOf(['louvre', 'seam', 'step', 'panel', 'grille', 'plain']),
  /** Stands on the floor and burns oil: a lit reset lamp, no display. */
  floor: v.optional(v.boolean()),
});

export type Model = v.InferOutput<typeof model>;
const model = fields({
  name: text,
  /** Type, output in kW and what an engineer notes about it; one or two sentences. */
  description: text,
});

/** Whether an owner may try something first, or only an engineer may act. */
const who = oneOf(['owner', 'engineer']);

/** What a caller wants to know of a fault besides its meaning. */
const verdict = {
  /** How long it can wait: call now, within the day, or at an appointment. */
  urgency: oneOf(['now', 'today', 'soon']),
  /** The parts that usually cure it, `Usually none` where it takes none. */
  replaced: text,
};

/** A fault as a row with an anchor of its own. */
export type Issue = v.InferOutput<typeof issue>;
const issue = fields({
  /** As the boiler shows it (`F28/F29`, `E110`); absent for a fault without a code. */
  code: v.optional(text),
  /** Its name, for example 'Ignition failure'. */
  issue: text,
  who,
  /** What it means on this brand's boilers. */
  meaning: text,
  /** What the owner may safely check, or what to leave alone, and when to call: a step each. */
  check: distinct(list(text, 1)),
  /** What our engineer does, a step each. */
  solution: distinct(list(text, 1)),
  ...verdict,
});

/** A further code of the brand, for its table alone. */
export type MoreCode = v.InferOutput<typeof moreCode>;
const moreCode = fields({ code: text, meaning: text, who, ...verdict });

/** How to top up and reset, for models that do it alike. */
export type Controls = v.InferOutput<typeof controls>;
const controls = fields({
  /** The models, as their owners call them. */
  models: text,
  /** Where the gauge is, and what one opens to add water. */
  topUp: text,
  /** Which key, and for how long. */
  reset: text,
});

export type ServicePackage = v.InferOutput<typeof servicePackage>;
const servicePackage = fields({
  name: text,
  /** VAT included. */
  price: pounds,
  per: oneOf(['service', 'month']),
  label: v.optional(oneOf(['Most Popular', 'Recommended'])),
  description: text,
  includes: list(text, 1),
  /** 'Learn More' leads to the package's details on the same page, the others to the booking page. */
  action: oneOf(['Book', 'Learn More', 'Get Quote']),
  /** What the package covers, in full: the target of 'Learn More'. */
  details: text,
});

/** The fewest links to related pages that the page of a brand has. */
export const fewestRelated = 3;

/** What all brands have. */
const base = {
  slug: oneOf(brandSlugs),
  name: text,
  fuel: oneOf(['gas', 'oil']),
  drawing: boilerDrawing,
  meta: pageMeta,
  /** The line under the page heading: one or two sentences. */
  intro: text,
  /** One annual service, VAT included (specification, section 9). */
  servicePrice: pounds,
  /** Shortest and longest time a service takes; absent where the specification shows none. */
  serviceMinutes: v.optional(span(wholeFrom(10, 480, 'minutes'))),
  /** Pages a reader of this page may want next. */
  related: distinct(list(relatedLink, fewestRelated), 'to'),
};

/** What all brands but the short one say of display, filling loop and reset. */
const handling = {
  /** Codes of the brand beyond its issues, as its manuals sort them. */
  moreCodes: v.optional(distinct(list(moreCode), 'code')),
  controls: distinct(list(controls, 1), 'models'),
};

/** Layout A: several packages, a full service breakdown (Worcester Bosch, Viessmann). */
export type RichBrand = v.InferOutput<typeof richBrand>;
const richBrand = fields({
  ...base,
  layout: v.literal('rich'),
  badge: text,
  bookLabel: oneOf(['Book Service Now', 'Book Service Online']),
  /** A row of them is four; a claim that is dropped takes its figure with it. */
  stats: list(stat, 0, 4),
  prose: list(proseSection, 1),
  checklist: list(text, 1),
  breakdown: list(fields({ title: text, description: text }), 1),
  issues: list(issue, 1),
  ...handling,
  packages: distinct(exactly(3, servicePackage), 'name'),
  models: fields({ current: list(model, 1), legacy: list(model, 1) }),
  faqs,
});

/** Layout B: hero, prose and one call to action (Ideal). */
export type ShortBrand = v.InferOutput<typeof shortBrand>;
const shortBrand = fields({ ...base, layout: v.literal('short'), prose: list(proseSection, 1) });

/** Layout C: long-form. */
export type LongBrand = v.InferOutput<typeof longBrand>;
const longBrand = fields({
  ...base,
  layout: v.literal('long'),
  /** 'Professional <Brand> Boiler Servicing'. */
  prose: list(proseSection, 1),
  /** Specialists or Gas Safe Registered; scheduling or appointments; 12 Month Guarantee. */
  whyChoose: exactly(3, feature),
  models: fields({ current: list(model, 1), legacy: list(model, 1) }),
  issues: list(issue, 1),
  ...handling,
  pricingTitle: oneOf(['Service Pricing and Inclusions', "Service Pricing and What's Included"]),
  /** One or two sentences above the checklist. */
  pricingIntro: text,
  includes: list(text, 1),
  faqs: distinct(exactly(6, faq), 'question'),
  /** The sentence in the closing banner. */
  closing: text,
});

/** Layout D: cards. */
export type CardBrand = v.InferOutput<typeof cardBrand>;
const cardBrand = fields({
  ...base,
  layout: v.literal('card'),
  /** A row of them is four; a claim that is dropped takes its figure with it. */
  stats: list(stat, 0, 4),
  /** The intro section: a heading and its paragraphs. */
  prose: list(proseSection, 1),
  benefits: exactly(4, text),
  features: exactly(3, feature),
  whyChoose: exactly(6, feature),
  models: fields({ current: exactly(4, model), legacy: exactly(4, model) }),
  issues: exactly(6, issue),
  ...handling,
  includes: exactly(10, text),
  /** The note on spare parts under the price. */
  partsNote: text,
  faqs: distinct(exactly(6, faq), 'question'),
  closing: text,
});

/** A brand of boilers: its page, and its boiler as it is drawn. */
export type Brand = v.InferOutput<typeof brandSchema>;
export const brandSchema = agreeing(
  v.variant('layout', [richBrand, shortBrand, longBrand, cardBrand], ({ path }) =>
    path ? 'one of rich, short, long, card' : 'a group of fields',
  ),
  ({ slug, related }) => linksToItself(related, `/services/${slug}`),
);

/** How the page of a brand is laid out. */
export type Layout = Brand['layout'];

/** What a brand has to hold, by its layout. */
export const layouts = {
  rich: richBrand,
  short: shortBrand,
  long: longBrand,
  card: cardBrand,
} satisfies { [Name in Layout]: v.GenericSchema<Extract<Brand, { layout: Name }>> };
