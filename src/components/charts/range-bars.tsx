interface RangeRow {
  label: string;
  from: number;
  to: number;
  /** Formatted range, for example `10-15 years`. */
  shown: string;
  /** Grey, for comparison with the other rows. */
  isSecondary?: boolean;
}

interface RangeBarsProps {
  /** Accessible name; an adjacent table contains the figures. */
  title: string;
  rows: readonly RangeRow[];
  scale: readonly [number, number];
  ticks: readonly number[];
  formatTick: (tick: number) => string;
  /** A highlighted range across all rows. */
  mark?: { from: number; to: number; label: string };
}

const rowHeight = 48;
/** Height of the part of a row with its bar, which the grid crosses. */
const laneHeight = 16;
const headHeight = 24;

/** Renders ranges as bars on one scale. Lengths are percentages, so that text keeps its size on phones. */
export function RangeBars({ title, rows, scale: [start, end], ticks, formatTick, mark }: RangeBarsProps) {
  const part = (value: number) => Math.round(((value - start) / (end - start)) * 1000) / 10;
  const top = mark ? headHeight : 0;
  const foot = top + rows.length * rowHeight + 6;

  return (
    <svg className="drawing chart" height={foot + 22} role="img">
      <title>{title}</title>
      {mark && (
        <>
          <text className="i-note i-middle" x={`${(part(mark.from) + part(mark.to)) / 2}%`} y="15">
            {mark.label}
          </text>
          <rect
            className="i-mark"
            x={`${part(mark.from)}%`}
            y={top}
            width={`${part(mark.to) - part(mark.from)}%`}
            height={foot - top}
          />
        </>
      )}
      <line className="d-line" x2="100%" y1={foot} y2={foot} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="i-grid"
            x1={`${part(tick)}%`}
            x2={`${part(tick)}%`}
            y1={top + 25}
            y2={foot}
            strokeDasharray={`${laneHeight} ${rowHeight - laneHeight}`}
          />
          <text className={`i-note ${anchor(part(tick))}`} x={`${part(tick)}%`} y={foot + 17}>
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ label, from, to, shown, isSecondary }, index) => {
        const y = top + index * rowHeight;
        return (
          <g key={label}>
            <text className="i-label" y={y + 18}>
              {label}
            </text>
            <text className="i-value i-end" x="100%" y={y + 18}>
              {shown}
            </text>
            <rect
              className={isSecondary ? 'i-rest' : 'i-bar'}
              x={`${part(from)}%`}
              y={y + 27}
              width={`${part(to) - part(from)}%`}
              height="12"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Keeps labels at the ends of the scale inside the drawing. */
function anchor(percent: number): string {
  if (percent === 0) return '';
  return percent === 100 ? 'i-end' : 'i-middle';
}
