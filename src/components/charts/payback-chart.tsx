import { formatPounds, formatPoundsRange } from '../../lib/money.ts';

interface PaybackChartProps {
  /** Accessible name; an adjacent table contains the figures. */
  title: string;
  /** Lowest and highest price, in pounds. */
  price: readonly [number, number];
  /** Lowest and highest saving per year, in pounds. */
  saving: readonly [number, number];
  /** A smaller saving per year for comparison, in pounds. */
  small: number;
  /** Length of the scale in years. */
  years: number;
}

const height = 210;
const ticks = [1000, 2000];

/** Renders cumulative savings against the price range; their intersection is the payback time. */
export function PaybackChart({ title, price, saving, small, years }: PaybackChartProps) {
  const top = price[1] * 1.2;
  const across = (year: number) => `${Math.round((year / years) * 1000) / 10}%`;
  const down = (pounds: number) => Math.round(height * (1 - pounds / top));
  const [soonest, latest] = [price[0] / saving[1], price[1] / saving[0]];

  return (
    <svg className="drawing chart" height={height + 26} role="img">
      <title>{title}</title>
      {ticks.map((pounds) => (
        <line key={pounds} className="i-grid" x2="100%" y1={down(pounds)} y2={down(pounds)} />
      ))}
      <rect className="i-mark" y={down(price[1])} width="100%" height={down(price[0]) - down(price[1])} />
      <svg viewBox={`0 0 ${years} ${top}`} width="100%" height={height} preserveAspectRatio="none" aria-hidden="true">
        <path className="i-saved" d={`M0 ${top}L${price[1] / saving[1]} ${top - price[1]}H${latest}z`} />
        <path className="d-line d-dashed" d={`M0 ${top}L${years} ${top - small * years}`} />
      </svg>
      {[soonest, latest].map((year, index) => (
        <g key={year}>
          <line
            className="d-detail d-dashed"
            x1={across(year)}
            x2={across(year)}
            y1={down(price[index] ?? 0)}
            y2={height}
          />
          <text className="i-note i-clear i-middle" x={across(year)} y={height + 19}>
            {`${Number(year.toFixed(1))} years`}
          </text>
        </g>
      ))}
      <text className="i-value i-end" x="99%" y={(down(price[0]) + down(price[1])) / 2 + 5}>
        {formatPoundsRange(price)}
      </text>
      <text className="i-note i-middle" x={across((price[1] / saving[1] + latest) / 2)} y={down(price[1]) - 9}>
        {`${formatPoundsRange(saving)} a year`}
      </text>
      <text className="i-note i-clear i-end" x="99%" y={down(small * years * 0.5)}>{`£${small} a year`}</text>
      {ticks.map((pounds) => (
        <text key={pounds} className="i-note i-clear" y={down(pounds) - 5}>
          {formatPounds(pounds)}
        </text>
      ))}
      <line className="d-line" x2="100%" y1={height} y2={height} />
      <text className="i-note i-clear" y={height + 19}>
        {formatPounds(0)}
      </text>
      <text className="i-note i-clear i-end" x="100%" y={height + 19}>{`${years} years`}</text>
    </svg>
  );
}
