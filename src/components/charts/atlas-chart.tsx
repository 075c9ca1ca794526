import { atlasPaths } from '../../lib/public-files.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';
import { type ChartName, chartHeights } from './chart-heights.ts';

/** Renders a chart of the atlas, fetched after first paint, in reserved space. The table beside it has the figures. */
export function AtlasChart({ of }: { of: ChartName }) {
  return (
    <svg className="drawing chart" height={chartHeights[of]} aria-hidden="true">
      <SpriteUse address={`${atlasPaths.charts}#${of}`} />
    </svg>
  );
}
