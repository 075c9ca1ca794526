import type { GuideSlug } from '../routes.ts';
import { loadBySlug, mapValues } from './load-by-slug.ts';
import type { Guide } from './schemas/guide.ts';

// Facts about guides that other pages need, inlined like the values of brand-summaries.ts.

type Summary = Pick<Guide, 'name' | 'scene'>;

// Loads only the front matter, because the guides import components.
const guides = await loadBySlug<GuideSlug, Summary>(
  import.meta.glob<Summary>(['./guides/*.mdx', '!./guides/*.draft.mdx'], { query: '?front-matter', import: 'default' }),
);

export const guideNames = mapValues(guides, ({ name }) => name);

/** Subject of each guide's sharing image. */
export const guideScenes = mapValues(guides, ({ scene }) => scene);
