import * as v from 'valibot';
import { iconNames } from '../../lib/icon-names.ts';
import { about, distinct, fields, list, type Mismatch, oneOf } from '../../lib/rules.ts';
import { brandSlugs, guideSlugs } from '../../routes.ts';
import { text } from './rules.ts';

export type Faq = v.InferOutput<typeof faq>;
export const faq = fields({
  question: about('Question as a customer would ask it', text),
  answer: about('Plain text, one to four sentences', text),
});

export const faqs = distinct(list(faq, 1), 'question');

/** Paragraphs of plain text with an optional heading. */
export type ProseSection = v.InferOutput<typeof proseSection>;
export const proseSection = fields({
  heading: v.optional(about('Question or search phrase that a customer would use', text)),
  paragraphs: about('Paragraphs of plain text', list(text, 1)),
  warning: about('Shows the text as a warning with a link to the emergency advice', v.optional(v.literal(true))),
});

/** A card with an icon, shown in grids of three, four or six. */
export type Feature = v.InferOutput<typeof feature>;
export const feature = fields({
  icon: oneOf(iconNames),
  title: about('A few words', text),
  description: about('One or two sentences', text),
});

export type Stat = v.InferOutput<typeof stat>;
export const stat = fields({
  number: about('Formatted number, for example `2,500+`, `98%`, `24/7`', text),
  label: about('Noun for the number', text),
});

export const relatedPaths = [
  ...brandSlugs.map((slug) => `/services/${slug}` as const),
  ...guideSlugs.map((slug) => `/guides/${slug}` as const),
  '/boiler-quotes',
  '/combi-boilers',
] as const;

/** A recommended page, with the reason as its label. */
export type RelatedLink = v.InferOutput<typeof relatedLink>;
export const relatedLink = fields({
  to: v.picklist(relatedPaths, 'the path of a brand, a guide, /boiler-quotes or /combi-boilers'),
  label: about('Reason to read that page', text),
});

export const relatedLinks = distinct(list(relatedLink, 1), 'to');

/** Reports related links to the page itself. */
export function linksToItself(related: readonly RelatedLink[], own: string): Mismatch[] {
  if (!Array.isArray(related)) return [];
  return related.flatMap((link, index) =>
    link?.to === own ? [{ at: ['related', index, 'to'], found: own, expected: 'a link to a different page' }] : [],
  );
}
