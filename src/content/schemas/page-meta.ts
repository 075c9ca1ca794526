import type * as v from 'valibot';
import { about, distinct, fields, list, textUpTo } from '../../lib/rules.ts';
import { text } from './rules.ts';

/** Title, description and keywords. The content check requires each to be unique on the site. */
export type PageMeta = v.InferOutput<typeof pageMeta>;

/** Search results truncate titles at about 580 px, roughly 60 characters. */
export const pageMeta = metaWithTitle(60);

/** Allows titles of the specification that search results truncate. */
export const longTitledMeta = metaWithTitle(80);

function metaWithTitle(maximum: number) {
  return fields({
    title: textUpTo(maximum),
    description: textUpTo(160, 70),
    keywords: about('Phrases with which customers search for this page', distinct(list(text, 1))),
  });
}
