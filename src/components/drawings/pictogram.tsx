import type { heroFacts, services } from '../../content/home.ts';
import { type AtlasFile, atlasPaths } from '../../lib/public-files.ts';
import { slugify } from '../../lib/slugify.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';

/** Pictograms of symptoms. The home page loads boilers.svg anyway, so it contains them too. */
const symptomPictograms = ['flame', 'water-tap', 'drop', 'noise', 'gauge', 'Central Heating Systems'] as const;

/** Pictograms of faults without a code, and of all codes. Brand pages load atlas.svg anyway, so it contains them. */
const faultPictograms = [...symptomPictograms, 'oil-drop', 'tank', 'lamp', 'smoke', 'codes'] as const;

export type PictogramName =
  | (typeof services)[number]['name']
  | (typeof heroFacts)[number]['number']
  | (typeof faultPictograms)[number];

/** Returns the ID of a pictogram in the atlas. */
export const pictogramId = slugify;

/** Returns the files that contain a pictogram. */
export function pictogramFiles(of: string): readonly [AtlasFile, ...AtlasFile[]] {
  const isIn = (names: readonly string[]) => names.includes(of);
  if (!isIn(faultPictograms)) return ['boilers'];
  return isIn(symptomPictograms) ? ['boilers', 'figures'] : ['figures'];
}

/** Renders a small decorative picture, loaded after the first paint. */
export function Pictogram({ of, file = pictogramFiles(of)[0] }: { of: PictogramName; file?: AtlasFile }) {
  return (
    <svg width="48" height="48" className="pictogram" aria-hidden="true">
      <SpriteUse address={`${atlasPaths[file]}#${pictogramId(of)}`} />
    </svg>
  );
}
