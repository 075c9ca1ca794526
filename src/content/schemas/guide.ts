import * as v from 'valibot';
import { about, agreeing, type Discord, exactly, fields, isoDate, list, oneOf, wholeFrom } from '../../lib/rules.ts';
import { guideSlugs } from '../../routes.ts';
import { pageMeta } from './page-meta.ts';
import { faqs, linksToItself, relatedLinks, relatedPaths } from './page-parts.ts';
import { text } from './rules.ts';

/** A card of figures or sentences that a reader should take away. */
export type Takeaway = v.InferOutput<typeof takeaway>;
const takeaway = fields({
  figure: about('The figure or the word, large; absent where the sentence says it all', v.optional(text)),
  text,
});

const button = fields({
  label: text,
  to: about('Absent: opens the booking page', v.optional(v.picklist(['/', ...relatedPaths], 'the path of a page'))),
});

/** First published and last changed in substance, `YYYY-MM-DD`. Never the date of a build. */
const dateFields = { published: isoDate, modified: isoDate };

/** The dates of a page that is no guide but an article all the same. */
export const articleDates = agreeing(fields(dateFields), changedLater);

/** The front matter of a guide. Its slug is the name of its file. */
export type Guide = v.InferOutput<typeof guideSchema>;
export const guideSchema = agreeing(
  fields({
    slug: oneOf(guideSlugs),
    name: about('What lists of links call it', text),
    meta: pageMeta,
    title: about("The page's heading", text),
    crumb: about('The last crumb of the breadcrumb', text),
    intro: text,
    ...dateFields,
    byMonth: about(
      'true: shows the month of the last change instead of the day',
      v.optional(v.boolean('true or false')),
    ),
    readingMinutes: about(
      'Minutes at 200 words a minute; a built test counts the words again',
      wholeFrom(1, 60, 'minutes'),
    ),
    takeaways: list(takeaway, 1),
    faqs,
    callToAction: fields({
      title: text,
      text,
      buttons: about('One to the quote page, one to another page', exactly(2, button)),
    }),
    related: relatedLinks,
    /** What stands for it on its sharing image. */
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
  (guide) => [...changedLater(guide), ...linksToItself(guide.related, `/guides/${guide.slug}`)],
);

function changedLater({ published, modified }: { published: string; modified: string }): Discord[] {
  if (modified >= published) return [];
  return [{ at: ['modified'], found: modified, expected: `no date before published, ${published}` }];
}
