import * as v from 'valibot';
import { iconNames } from '../../lib/icon-names.ts';
import { about, type Discord, distinct, fields, list, oneOf } from '../../lib/rules.ts';
import { brandSlugs, guideSlugs } from '../../routes.ts';
import { text } from './rules.ts';

// What pages of several kinds are made of.

export type Faq = v.InferOutput<typeof faq>;
export const faq = fields({
  question: about('As a customer would put it', text),
  answer: about('Plain text, one to four sentences', text),
});

/** The questions of a page, each asked once. */
export const faqs = distinct(list(faq, 1), 'question');

/** A run of text under an optional heading. Paragraphs are plain text. */
export type ProseSection = v.InferOutput<typeof proseSection>;
export const proseSection = fields({
  heading: v.optional(about('What a person would type or ask', text)),
  paragraphs: about('Plain text, a paragraph each', list(text, 1)),
});

/** A card of two lines and an icon, shown in grids of three, four or six. */
export type Feature = v.InferOutput<typeof feature>;
export const feature = fields({
  icon: oneOf(iconNames),
  title: about('A few words', text),
  description: about('One or two sentences', text),
});

export type Stat = v.InferOutput<typeof stat>;
export const stat = fields({
  number: about('As shown, for example `2,500+`, `98%`, `24/7`', text),
  label: about('What is counted', text),
});

export const relatedPaths = [
  ...brandSlugs.map((slug) => `/services/${slug}` as const),
  ...guideSlugs.map((slug) => `/guides/${slug}` as const),
  '/boiler-quotes',
  '/combi-boilers',
] as const;

/** A page that the reader of this one may want next, with the reason as the label. */
export type RelatedLink = v.InferOutput<typeof relatedLink>;
export const relatedLink = fields({
  to: v.picklist(relatedPaths, 'the path of a brand, a guide, /boiler-quotes or /combi-boilers'),
  label: about('Why this reader wants it', text),
});

/** Links to other pages, each once. */
export const relatedLinks = distinct(list(relatedLink, 1), 'to');

/** The related links of a page that lead to the page itself. */
export function linksToItself(related: readonly RelatedLink[], own: string): Discord[] {
  if (!Array.isArray(related)) return [];
  return related.flatMap((link, index) =>
    link?.to === own ? [{ at: ['related', index, 'to'], found: own, expected: 'another page than its own' }] : [],
  );
}
