import type { heroFacts, services } from '../../content/home.ts';
import { type AtlasFile, atlasPaths } from '../../lib/public-files.ts';
import { slugify } from '../../lib/slugify.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';

/** Signs of a fault for which the boiler has no code: pages of brands show them, among figures. */
const signs = ['drop', 'gauge', 'lamp', 'flame'] as const;
type Sign = (typeof signs)[number];

/** What has a picture: the six services by their names, the facts of the home page by their numbers, and signs. */
export type Pictured = (typeof services)[number]['name'] | (typeof heroFacts)[number]['number'] | Sign;

/** What the atlas calls a picture. */
export const pictureId = slugify;

/** The file that a picture stands in. */
export function pictureFile(of: string): AtlasFile {
  return signs.some((sign) => sign === of) ? 'figures' : 'boilers';
}

/** A small picture beside words that say the same. It stands in the atlas, which is fetched after the first paint. */
export function Pictogram({ of }: { of: Pictured }) {
  return (
    <svg width="48" height="48" className="pictogram" aria-hidden="true">
      <SpriteUse address={`${atlasPaths[pictureFile(of)]}#${pictureId(of)}`} />
    </svg>
  );
}
