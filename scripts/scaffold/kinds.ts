import type { GenericSchema } from 'valibot';
import { type Layout, layouts } from '../../src/content/schemas/brand.ts';
import { districtTextSchema } from '../../src/content/schemas/district.ts';
import { guideSchema } from '../../src/content/schemas/guide.ts';
import { brandSlugs, districtSlugs, guideSlugs } from '../../src/routes.ts';
import type { Kind } from './notes.ts';

/** The page that a command is about. */
export interface Subject {
  kind: Kind;
  slug: string;
}

/** What adding and removing a page of a kind has to know. */
export interface PageKind {
  /** The list of slugs in `src/routes.ts`. */
  list: string;
  slugs: readonly string[];
  /** What stands before the slug in a path. */
  folder: string;
  /** What a slug has to look like, and that in words. */
  form: RegExp;
  expected: string;
  /** The file with its content, and what else is about this page alone. */
  content: (slug: string) => string;
  others: (slug: string) => readonly string[];
}

/** Folders answer for `index`, and a letter or two is no word. */
const words = {
  form: /^(?!index$)(?=.{3})[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  expected: 'lower-case words with hyphens, e.g. glow-worm, and not index',
};

export const kinds: Readonly<Record<Kind, PageKind>> = {
  brand: {
    ...words,
    list: 'brandSlugs',
    slugs: brandSlugs,
    folder: '/services/',
    content: (slug) => `src/content/brands/${slug}.ts`,
    others: () => [],
  },
  guide: {
    ...words,
    list: 'guideSlugs',
    slugs: guideSlugs,
    folder: '/guides/',
    content: (slug) => `src/content/guides/${slug}.ts`,
    others: (slug) => [`src/pages/guides/${slug}.tsx`],
  },
  district: {
    list: 'districtSlugs',
    slugs: districtSlugs,
    folder: '/locations/',
    form: /^[a-z]{1,2}[1-9]\d?$/,
    expected: 'a postcode district in lower case, e.g. wc1',
    content: (slug) => `src/content/locations/districts/${slug}.ts`,
    others: () => [],
  },
};

/** The schema of what a file says of its page; of a brand, by its layout. */
export function schemaOf(kind: Kind, layout: Layout): GenericSchema {
  if (kind === 'guide') return guideSchema;
  return kind === 'district' ? districtTextSchema : layouts[layout];
}
