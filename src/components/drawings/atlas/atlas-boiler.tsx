import { atlasPaths } from '../../../lib/public-files.ts';
import { SpriteUse } from '../../ui/sprite-icon.tsx';
import { frontViewBox } from '../boiler-layout.ts';
import { type DrawnBrand, drawingOf } from './model-drawings.ts';

/** Renders the front of a boiler from boilers.svg, for content below the first screen. */
export function AtlasBoiler({ brand, name }: { brand: DrawnBrand; name?: string }) {
  const { id, drawing } = drawingOf(brand, name);
  const [, , across, down] = frontViewBox(drawing);
  return (
    <svg viewBox={`0 0 ${across} ${down}`} className="drawing" aria-hidden="true">
      <SpriteUse address={`${atlasPaths.boilers}#${id}`} />
    </svg>
  );
}
