import type { heroFacts, services } from '../../content/home.ts';
import { type AtlasFile, atlasPaths } from '../../lib/public-files.ts';
import { slugify } from '../../lib/slugify.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';

/** Symptoms of boilers without fault codes. Brand pages show them, so they are in the file of figures. */
const signs = ['drop', 'gauge', 'lamp', 'flame'] as const;
type Sign = (typeof signs)[number];

export type Pictured = (typeof services)[number]['name'] | (typeof heroFacts)[number]['number'] | Sign;

/** Returns the ID of a picture in the atlas. */
export const pictureId = slugify;

export function pictureFile(of: string): AtlasFile {
  return signs.some((sign) => sign === of) ? 'figures' : 'boilers';
}

/** Renders a small decorative picture, loaded after the first paint. */
export function Pictogram({ of }: { of: Pictured }) {
  return (
    <svg width="48" height="48" className="pictogram" aria-hidden="true">
      <SpriteUse address={`${atlasPaths[pictureFile(of)]}#${pictureId(of)}`} />
    </svg>
  );
}
