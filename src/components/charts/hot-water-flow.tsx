import { outputFor } from './heat-output.ts';

interface HotWaterFlowProps {
  /** Household uses with the required flow in litres per minute. */
  rows: readonly { use: string; litres: readonly [number, number] }[];
  /** Temperature difference between cold main and tap, in degrees. */
  rise: number;
}

const rowHeight = 40;
/** Padding at both ends of the scale, in litres per minute. */
const margin = 1;

/** Renders hot water uses on a double scale: litres per minute and the required output in kW. */
export function HotWaterFlow({ rows, rise }: HotWaterFlowProps) {
  const ticks = [...new Set(rows.flatMap(({ litres }) => litres))];
  const [start, end] = [Math.min(...ticks) - margin, Math.max(...ticks) + margin];
  const across = (litres: number) => Math.round(((litres - start) / (end - start)) * 1000) / 10;
  const foot = rows.length * rowHeight;
  const shown = rows.map(({ use, litres }) => `${use.toLowerCase()} ${litres.join('-')}`);

  return (
    <svg className="drawing chart" height={foot + 42} role="img">
      <title>{`Hot water flow in litres a minute: ${shown.join(', ')}`}</title>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="d-detail d-dashed" x1={`${across(tick)}%`} x2={`${across(tick)}%`} y2={foot} />
          <text className="i-label i-middle" x={`${across(tick)}%`} y={foot + 18}>
            {`${tick} L`}
          </text>
          <text className="i-note i-middle" x={`${across(tick)}%`} y={foot + 37}>
            {`${outputFor(tick, rise)} kW`}
          </text>
        </g>
      ))}
      <line className="d-line" x2="100%" y1={foot} y2={foot} />
      {rows.map(({ use, litres: [low, high] }, index) => (
        <g key={use}>
          <rect
            className={`i-hot i-hot-${index + 1}`}
            x={`${across(low)}%`}
            y={index * rowHeight + 6}
            width={`${across(high) - across(low)}%`}
            height="28"
          />
          <text className="i-label i-middle" x={`${across((low + high) / 2)}%`} y={index * rowHeight + 25}>
            {use.split(' ')[0]}
          </text>
        </g>
      ))}
    </svg>
  );
}
