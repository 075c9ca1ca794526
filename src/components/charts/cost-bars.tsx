import { formatPounds } from '../../lib/money.ts';

export interface CostBarsProps {
  /** Accessible name: 'Cost over 10 years'. */
  title: string;
  /** Amounts in pounds. */
  rows: readonly { label: string; amount: number }[];
  /** Suffix of each amount, for example `/year`. */
  per?: string;
}

/** In px. */
const barHeight = 41;
const noteHeight = 20;
const gap = 20;

/** Renders costs as bars from zero. Below a bar, the gap to the highest cost is labelled. */
export function CostBars({ title, rows, per = '' }: CostBarsProps) {
  const highest = Math.max(...rows.map(({ amount }) => amount));
  const heights = rows.map(({ amount }) => barHeight + (amount < highest ? noteHeight : 0));
  const height = sum(heights) + (rows.length - 1) * gap;
  const shown = rows.map(({ label, amount }) => `${label} ${formatPounds(amount)}`);

  return (
    <svg className="drawing chart" height={height} role="img">
      <title>{`${title}: ${shown.join(', ')}`}</title>
      {rows.map(({ label, amount }, index) => {
        const y = sum(heights.slice(0, index)) + index * gap;
        const width = Math.round((amount / highest) * 1000) / 10;
        return (
          <g key={label}>
            <text className="i-label" y={y + 12}>
              {label}
            </text>
            <text className="i-value i-end" x="100%" y={y + 12}>
              {`${formatPounds(amount)}${per}`}
            </text>
            <rect className={amount < highest ? 'i-less' : 'i-bar'} y={y + 20} width={`${width}%`} height="20" />
            {amount < highest && (
              <>
                <rect className="i-gap" x={`${width}%`} y={y + 20} width={`${100 - width}%`} height="20" />
                <text className="i-note i-end" x="100%" y={y + 56}>
                  {`${formatPounds(highest - amount)}${per} less`}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
