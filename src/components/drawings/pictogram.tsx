import type { heroFacts, services } from '../../content/home.ts';
import { type AtlasFile, atlasPaths } from '../../lib/public-files.ts';
import { slugify } from '../../lib/slugify.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';

/** Pictograms of faults without a code. Brand pages load atlas.svg anyway, so it contains them. */
const faultPictograms = ['drop', 'oil-drop', 'tank', 'gauge', 'lamp', 'flame', 'smoke', 'noise'] as const;
type FaultPictogram = (typeof faultPictograms)[number];

export type PictogramName = (typeof services)[number]['name'] | (typeof heroFacts)[number]['number'] | FaultPictogram;

/** Returns the ID of a pictogram in the atlas. */
export const pictogramId = slugify;

export function pictogramFile(of: string): AtlasFile {
  return faultPictograms.some((name) => name === of) ? 'figures' : 'boilers';
}

/** Renders a small decorative picture, loaded after the first paint. */
export function Pictogram({ of }: { of: PictogramName }) {
  return (
    <svg width="48" height="48" className="pictogram" aria-hidden="true">
      <SpriteUse address={`${atlasPaths[pictogramFile(of)]}#${pictogramId(of)}`} />
    </svg>
  );
}
