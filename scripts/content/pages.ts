import type { Brand, IconName } from '../../src/content/types.ts';
import {
  agreeing,
  type Check,
  fieldsOf,
  isoDate,
  oneOf,
  optional,
  required,
  type SettingFault,
  type SettingRule,
  slug,
} from '../../src/lib/settings.ts';
import { brandSlugs, guideSlugs } from '../../src/routes.ts';
import { distinct, exactly, optionalText, pounds, some, span, text, unlessUnset, wholeFrom, words } from './texts.ts';

// What types.ts asks of a page's content, asked again of the values.

const icons = {
  award: true,
  calendar: true,
  certificate: true,
  clock: true,
  flame: true,
  gauge: true,
  home: true,
  leaf: true,
  package: true,
  phone: true,
  pound: true,
  search: true,
  shield: true,
  sliders: true,
  star: true,
  tools: true,
  users: true,
  zap: true,
} satisfies Record<IconName, true>;

/** The head of a page; `longest` is for the one title that the specification fixes beyond the limit. */
export function metaWithTitle(longest: number): Check {
  const upTo = (min: number, max: number): SettingRule => ({
    expected: `one line of text, ${min} to ${max} characters`,
    test: (value) => words.test(value) && [...(value as string)].length >= min && [...(value as string)].length <= max,
  });
  return fieldsOf({
    title: required(upTo(1, longest)),
    description: required(upTo(70, 160)),
    keywords: distinct(some(text)),
  });
}

export const pageMeta = metaWithTitle(60);

const faq = fieldsOf({ question: text, answer: text });
export const faqList = (check = some(faq)) => distinct(check, 'question');
const prose = some(fieldsOf({ heading: optionalText, paragraphs: some(text) }));
const stat = fieldsOf({ number: text, label: text });
const model = fieldsOf({ name: text, description: text });
const feature = fieldsOf({ icon: required(oneOf(Object.keys(icons))), title: text, description: text });
const issue = fieldsOf({
  code: optionalText,
  issue: text,
  who: required(oneOf(['owner', 'engineer'])),
  meaning: text,
  check: text,
  solution: text,
});

/** Where a page may send its reader on to. */
const relatedTargets: readonly string[] = [
  ...brandSlugs.map((name) => `/services/${name}`),
  ...guideSlugs.map((name) => `/guides/${name}`),
  '/boiler-quotes',
  '/combi-boilers',
];

/** Links to other pages than the one they stand on. */
function relatedLinks(own: string): Check {
  const target: SettingRule = {
    expected: `the path of a maker, a guide, /boiler-quotes or /combi-boilers, and not ${own}`,
    test: (value) => relatedTargets.includes(value as string) && value !== own,
  };
  return distinct(some(fieldsOf({ to: required(target), label: text })), 'to');
}

const servicePackage = fieldsOf({
  name: text,
  price: required(pounds),
  per: required(oneOf(['service', 'month'])),
  label: optional(oneOf(['Most Popular', 'Recommended'])),
  description: text,
  includes: some(text),
  action: required(oneOf(['Book', 'Learn More', 'Get Quote'])),
  details: text,
});

const models = (count: (check: Check) => Check) => fieldsOf({ current: count(model), legacy: count(model) });

/** What each layout has beside what all makers have. */
const layouts: Record<Brand['layout'], Record<string, Check>> = {
  rich: {
    badge: text,
    bookLabel: required(oneOf(['Book Service Now', 'Book Service Online'])),
    stats: exactly(4, stat),
    prose,
    checklist: some(text),
    breakdown: some(fieldsOf({ title: text, description: text })),
    issues: some(issue),
    packages: distinct(exactly(3, servicePackage), 'name'),
    models: models(some),
    faqs: faqList(),
  },
  short: { prose },
  long: {
    prose,
    whyChoose: exactly(3, feature),
    models: models(some),
    issues: some(issue),
    pricingTitle: required(oneOf(['Service Pricing and Inclusions', "Service Pricing and What's Included"])),
    pricingIntro: text,
    includes: some(text),
    faqs: faqList(exactly(6, faq)),
    closing: text,
  },
  card: {
    stats: exactly(4, stat),
    prose,
    benefits: exactly(4, text),
    features: exactly(3, feature),
    whyChoose: exactly(6, feature),
    models: models((check) => exactly(4, check)),
    issues: exactly(6, issue),
    includes: exactly(10, text),
    partsNote: text,
    faqs: faqList(exactly(6, faq)),
    closing: text,
  },
};

/** A maker, under the name of its file. */
export function brandCheck(own: string): Check {
  return (value, setting) => {
    const layout = (value as Partial<Brand> | undefined)?.layout as Brand['layout'];
    return fieldsOf({
      slug: required(oneOf([own])),
      layout: required(oneOf(Object.keys(layouts))),
      name: text,
      fuel: required(oneOf(['gas', 'oil'])),
      meta: pageMeta,
      intro: text,
      servicePrice: required(pounds),
      serviceMinutes: unlessUnset(span(wholeFrom(10, 480, 'minutes'))),
      related: relatedLinks(`/services/${own}`),
      ...(Object.hasOwn(layouts, layout) ? layouts[layout] : keepAll(value)),
    })(value, setting);
  };
}

/** Of an unknown layout no field is called a stray. */
function keepAll(value: unknown): Record<string, Check> {
  const known = ['slug', 'layout', 'name', 'fuel', 'meta', 'intro', 'servicePrice', 'serviceMinutes', 'related'];
  const others = Object.keys((value as object | undefined) ?? {}).filter((field) => !known.includes(field));
  return Object.fromEntries(others.map((field) => [field, () => []]));
}

/** When something was published and last changed, the second no earlier than the first. */
export const dates = { published: required(isoDate), modified: required(isoDate) };

export function modifiedLater({ published, modified }: Record<string, unknown>, setting: string): SettingFault[] {
  if ((modified as string) >= (published as string)) return [];
  const at = setting === '' ? 'modified' : `${setting}.modified`;
  return [{ setting: at, found: modified, expected: `no date before published, ${published}` }];
}

/** A guide, under the name of its file. */
export function guideCheck(own: string): Check {
  return agreeing<Record<string, unknown>>(
    fieldsOf({
      slug: required(oneOf([own])),
      meta: pageMeta,
      title: text,
      crumb: text,
      intro: text,
      ...dates,
      readingMinutes: required(wholeFrom(1, 60, 'minutes')),
      takeaways: some(fieldsOf({ figure: optionalText, text })),
      parts: distinct(some(fieldsOf({ id: required(slug), title: text })), 'id'),
      faqs: faqList(),
      callToAction: fieldsOf({ title: text, text }),
      related: relatedLinks(`/guides/${own}`),
    }),
    modifiedLater,
  );
}

/** What is said of a district, under the name of its file. */
export function districtCheck(own: string): Check {
  return fieldsOf({
    slug: required(oneOf([own])),
    meta: pageMeta,
    intro: text,
    sections: exactly(3, fieldsOf({ heading: optionalText, paragraphs: some(text) })),
    landmarks: distinct(some(text)),
  });
}
