import { atlasPaths } from '../../lib/public-files.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';
import { type ChartName, chartHeights } from './chart-heights.ts';

/** Reserves space for a chart that loads after the first paint. An adjacent table contains the same figures. */
export function AtlasChart({ of }: { of: ChartName }) {
  return (
    <svg className="drawing chart" height={chartHeights[of]} aria-hidden="true">
      <SpriteUse address={`${atlasPaths.charts}#${of}`} />
    </svg>
  );
}
