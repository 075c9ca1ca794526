import type { GuideSlug } from '../routes.ts';
import { bySlug, partOf } from './by-slug.ts';
import type { Guide } from './schemas/guide.ts';

// What other pages need to know of a guide; see brand-summaries.ts.

type Summary = Pick<Guide, 'name' | 'scene'>;

// Only the front matter: the guides import components.
const guides = await bySlug<GuideSlug, Summary>(
  import.meta.glob<Summary>('./guides/*.mdx', { query: '?front-matter', import: 'default' }),
);

/** Short names of the guides, for lists of links. */
export const guideNames = partOf(guides, ({ name }) => name);

/** What stands for each guide on its sharing image. */
export const guideScenes = partOf(guides, ({ scene }) => scene);
