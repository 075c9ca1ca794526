import { atlasPaths } from '../../lib/public-files.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';
import { type ChartName, chartHeights } from './chart-heights.ts';

/**
 * A chart of the atlas, which the browser fetches after the first paint. Its place is reserved; the table beside it holds
 * the figures.
 */
export function AtlasChart({ of }: { of: ChartName }) {
  return (
    <svg className="drawing chart" height={chartHeights[of]} aria-hidden="true">
      <SpriteUse address={`${atlasPaths.charts}#${of}`} />
    </svg>
  );
}
