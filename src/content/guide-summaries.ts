import type { GuideSlug } from '../routes.ts';
import { bySlug, partOf } from './by-slug.ts';
import type { Guide } from './schemas/guide.ts';

// Facts about guides that other pages need; see brand-summaries.ts.

const guides = await bySlug<GuideSlug, Guide>(import.meta.glob<Guide>('./guides/*.ts', { import: 'guide' }));

export const guideNames = partOf(guides, ({ name }) => name);

/** Subject of each guide's sharing image. */
export const guideScenes = partOf(guides, ({ scene }) => scene);
