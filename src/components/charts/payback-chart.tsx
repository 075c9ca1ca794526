import { newBoilerPrice, smallSaving, yearlySaving } from '../../content/figures/when-to-replace-boiler.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { atlasPaths } from '../../lib/public-files.ts';
import { SpriteUse } from '../ui/sprite-icon.tsx';

/** Length of the scale. */
const years = 15;

/** In px. */
const height = 210;
const outerHeight = height + 26;

const tick = 1000;
const [lowPrice, highPrice] = newBoilerPrice;
const [lowSaving, highSaving] = yearlySaving;
const top = highPrice * 1.2;

/** Renders cumulative savings against the price range; their intersection is the payback time. */
export function PaybackChart() {
  const across = (year: number) => `${Math.round((year / years) * 1000) / 10}%`;
  const down = (pounds: number) => Math.round(height * (1 - pounds / top));
  const soonest = { year: lowPrice / highSaving, price: lowPrice };
  const latest = { year: highPrice / lowSaving, price: highPrice };

  return (
    <svg className="drawing chart" height={outerHeight} role="img">
      <title>Savings adding up against the price of a new boiler</title>
      <line className="i-grid" x2="100%" y1={down(tick)} y2={down(tick)} />
      <rect className="i-mark" y={down(highPrice)} width="100%" height={down(lowPrice) - down(highPrice)} />
      <svg viewBox={`0 0 ${years} ${top}`} width="100%" height={height} preserveAspectRatio="none" aria-hidden="true">
        <path className="i-saved" d={`M0 ${top}L${highPrice / highSaving} ${top - highPrice}H${latest.year}z`} />
        <path className="d-line d-dashed" d={`M0 ${top}L${years} ${top - smallSaving * years}`} />
      </svg>
      {[soonest, latest].map(({ year, price }) => (
        <g key={year}>
          <line className="d-detail d-dashed" x1={across(year)} x2={across(year)} y1={down(price)} y2={height} />
          <text className="i-note i-clear i-middle" x={across(year)} y={height + 19}>
            {`${Number(year.toFixed(1))} years`}
          </text>
        </g>
      ))}
      <text className="i-note" x="1%" y={(down(lowPrice) + down(highPrice)) / 2 + 5}>
        New boiler
      </text>
      <text className="i-value i-end" x="99%" y={(down(lowPrice) + down(highPrice)) / 2 + 5}>
        {formatPoundsRange(newBoilerPrice)}
      </text>
      <text className="i-note i-middle" x={across((highPrice / highSaving + latest.year) / 2)} y={down(highPrice) - 9}>
        {`Saves ${formatPoundsRange(yearlySaving)} a year`}
      </text>
      <text className="i-note i-clear i-end" x="100%" y={down(smallSaving * years * 0.55)}>
        {`Saves ${formatPounds(smallSaving)} a year`}
      </text>
      <text className="i-note i-clear" y={down(tick) - 5}>
        {formatPounds(tick)}
      </text>
      <line className="d-line" x2="100%" y1={height} y2={height} />
      <text className="i-note i-clear" y={height + 19}>
        0 years
      </text>
      <text className="i-note i-clear i-end" x="100%" y={height + 19}>{`${years} years`}</text>
    </svg>
  );
}

/** Reserves space for the chart, which loads after the first paint. An adjacent table contains the same figures. */
export function PaybackFigure() {
  return (
    <svg className="drawing chart" height={outerHeight} aria-hidden="true">
      <SpriteUse address={`${atlasPaths.charts}#payback`} />
    </svg>
  );
}
