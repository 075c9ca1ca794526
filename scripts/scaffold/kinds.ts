import type { GenericSchema } from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { districtsSchema, districtTextSchema } from '../../src/content/schemas/district.ts';
import { guideSchema } from '../../src/content/schemas/guide.ts';
import { brandSlugs, districtSlugs, guideSlugs } from '../../src/routes.ts';
import type { Kind } from './notes.ts';

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

const words = { form: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, expected: 'lower-case words with hyphens, e.g. glow-worm' };

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

/** The words that a page needs at least, the texts around its own among them: guides, and brands by their layout. */
export const fewestWords = { guide: 1500, rich: 1100, long: 900, card: 700, short: 450 } as const;

/** The layouts of brands, by name. */
export const layouts: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  optionsOf(brandSchema).map((schema) => [schema.entries.layout.literal, schema]),
);

/** The schema of what a file says of its page. */
export function schemaOf(kind: Kind, layout: string): GenericSchema {
  if (kind === 'guide') return guideSchema;
  return kind === 'district' ? districtTextSchema : (layouts[layout] as GenericSchema);
}

/** The schema of a district's row among the others. */
export const rowSchema = (districtsSchema as unknown as { item: GenericSchema }).item;

type Layout = GenericSchema & { entries: { layout: { literal: string } } };

function optionsOf(schema: GenericSchema): readonly Layout[] {
  return (schema as unknown as { options: readonly Layout[] }).options;
}
