import * as v from 'valibot';
import { about, fields, isoDate, list, type Mismatch, oneOf, wholeFrom, withCheck } from '../../lib/rules.ts';
import { guideSlugs } from '../../routes.ts';
import { pageMeta } from './page-meta.ts';
import { faqs, linksToItself, relatedLinks, relatedPaths } from './page-parts.ts';
import { text } from './rules.ts';

/** A card with a sentence and an optional figure. */
export type Takeaway = v.InferOutput<typeof takeaway>;
const takeaway = fields({
  figure: about('Figure or word in large type', v.optional(text)),
  text,
});

const button = fields({
  label: text,
  to: about('Default: the booking page', v.optional(v.picklist(['/', ...relatedPaths], 'the path of a page'))),
});

/** Dates of first publication and last substantial change, `YYYY-MM-DD`. Never the build date. */
const dateFields = { published: isoDate, modified: isoDate };

/** Dates of an article that is not a guide. */
export const articleDates = withCheck(fields(dateFields), checkDates);

/** The front matter of a guide. Its slug is the name of its file. */
export type Guide = v.InferOutput<typeof guideSchema>;
export const guideSchema = withCheck(
  fields({
    slug: oneOf(guideSlugs),
    name: about('Short name in lists of links', text),
    meta: pageMeta,
    title: about('Page heading', text),
    crumb: about('Last item of the breadcrumb', text),
    intro: text,
    ...dateFields,
    byMonth: about('Shows the month of the last change without the day', v.optional(v.boolean('true or false'))),
    readingMinutes: about(
      'Reading time at 200 words per minute; a test of the built site checks it',
      wholeFrom(1, 60, 'minutes'),
    ),
    takeaways: list(takeaway, 1),
    faqs,
    callToAction: fields({
      title: text,
      text,
      buttons: about('The first button is the most prominent', list(button, 1, 3)),
    }),
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
  return [{ at: ['modified'], found: modified, expected: `a date on or after \`published\` (${published})` }];
}
