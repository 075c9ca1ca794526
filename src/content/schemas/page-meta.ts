import type * as v from 'valibot';
import { about, distinct, fields, list, textUpTo } from '../../lib/rules.ts';
import { text } from './rules.ts';

/** Title, description and keywords. The content check requires each to be unique on the site. */
export type PageMeta = v.InferOutput<typeof pageMeta>;

/** Search results truncate titles at about 580 px, roughly 60 characters. */
export const pageMeta = metaWithTitle(60);

/** For titles of the specification that are longer than search results show. */
export const longTitledMeta = metaWithTitle(80);

function metaWithTitle(longest: number) {
  return fields({
    title: textUpTo(longest),
    description: textUpTo(160, 70),
    keywords: about('Search phrases of customers for this page', distinct(list(text, 1))),
  });
}
