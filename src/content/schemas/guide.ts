import * as v from 'valibot';
import {
  about,
  agreeing,
  distinct,
  fields,
  isoDate,
  list,
  type Mismatch,
  oneOf,
  slug,
  wholeFrom,
} from '../../lib/rules.ts';
import { guideSlugs } from '../../routes.ts';
import { pageMeta } from './page-meta.ts';
import { faqs, linksToItself, relatedLinks } from './page-parts.ts';
import { text } from './rules.ts';

/** A card of figures or sentences. */
export type Takeaway = v.InferOutput<typeof takeaway>;
const takeaway = fields({
  figure: about('Figure or word in large type; optional', v.optional(text)),
  text,
});

export type GuidePart = v.InferOutput<typeof guidePart>;
const guidePart = fields({ id: slug, title: text });

/** Dates of first publication and last substantial change, `YYYY-MM-DD`. Never the build date. */
const dateFields = { published: isoDate, modified: isoDate };

/** Dates of an article that is not a guide. */
export const articleDates = agreeing(fields(dateFields), checkDates);

/** Everything of a guide except its prose, which is in `pages/guides/<slug>.tsx`. */
export type Guide = v.InferOutput<typeof guideSchema>;
export const guideSchema = agreeing(
  fields({
    slug: oneOf(guideSlugs),
    name: about('Short name in lists of links', text),
    meta: pageMeta,
    title: about('Page heading', text),
    crumb: about('Last item of the breadcrumb', text),
    intro: text,
    ...dateFields,
    readingMinutes: about(
      'Minutes at 200 words per minute, checked by a test of the built site',
      wholeFrom(1, 60, 'minutes'),
    ),
    takeaways: list(takeaway, 1),
    parts: about(
      'In reading order, which determines the numbers of headings and contents',
      distinct(list(guidePart, 1), 'id'),
    ),
    faqs,
    callToAction: fields({ title: text, text }),
    related: relatedLinks,
    /** Subject of the sharing image. */
    scene: oneOf([
      'installation',
      'ranked boilers',
      'reviewed boilers',
      'fault codes',
      'labelled boiler',
      'gauge',
      'old and new boiler',
    ]),
  }),
  (guide) => [...checkDates(guide), ...linksToItself(guide.related, `/guides/${guide.slug}`)],
);

function checkDates({ published, modified }: { published: string; modified: string }): Mismatch[] {
  if (modified >= published) return [];
  return [{ at: ['modified'], found: modified, expected: `no date before published, ${published}` }];
}
