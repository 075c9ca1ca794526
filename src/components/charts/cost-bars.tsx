import { formatPounds } from '../../lib/money.ts';

interface CostBarsProps {
  /** What is compared, for assistive technology: 'Cost over 10 years'. */
  title: string;
  /** Pounds over the same time, in the order they are shown. */
  rows: readonly { label: string; amount: number }[];
  /** Follows each amount, for example `/year`. */
  per?: string;
}

/** A label and its bar, in px. */
const barHeight = 38;
/** Under a bar, for what it costs less. */
const noteHeight = 20;
/** Between two rows. */
const gap = 20;

/** Costs as bars from zero. What a row costs less than the highest is drawn as a gap and written under it. */
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
            <text className="i-label" y={y + 17}>
              {label}
            </text>
            <text className="i-value i-end" x="100%" y={y + 17}>
              {`${formatPounds(amount)}${per}`}
            </text>
            <rect className={amount < highest ? 'i-less' : 'i-bar'} y={y + 25} width={`${width}%`} height="12" />
            {amount < highest && (
              <>
                <rect className="i-gap" x={`${width}%`} y={y + 25} width={`${100 - width}%`} height="12" />
                <text className="i-note i-end" x="100%" y={y + 53}>
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
