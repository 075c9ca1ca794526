import { boilerDrawings } from '../../../content/brand-summaries.ts';
import { atlasPaths } from '../../../lib/public-files.ts';
import { SpriteUse } from '../../ui/sprite-icon.tsx';
import { frontViewBox } from '../boiler-layout.ts';

/** Renders the front of a brand's boiler from boilers.svg, for content below the first screen. */
export function AtlasBoiler({ brand }: { brand: keyof typeof boilerDrawings }) {
  const [, , across, down] = frontViewBox(boilerDrawings[brand]);
  return (
    <svg viewBox={`0 0 ${across} ${down}`} className="drawing" aria-hidden="true">
      <SpriteUse address={`${atlasPaths.boilers}#${brand}`} />
    </svg>
  );
}
