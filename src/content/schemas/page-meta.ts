import type * as v from 'valibot';
import { about, distinct, fields, list, textUpTo } from '../../lib/rules.ts';
import { text } from './rules.ts';

/** What a page says of itself in its head. All three are unique on the site; the content check sees to it. */
export type PageMeta = v.InferOutput<typeof pageMeta>;

/** The head of a page: search results cut titles at about 580 px, which is some 60 characters. */
export const pageMeta = metaWithTitle(60);

/** The head of a page whose title the specification fixes, beyond what search results show. */
export const longTitledMeta = metaWithTitle(80);

function metaWithTitle(longest: number) {
  return fields({
    title: textUpTo(longest),
    description: textUpTo(160, 70),
    keywords: about('What a customer would type to find this page', distinct(list(text, 1))),
  });
}
