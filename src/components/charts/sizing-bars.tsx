import { formatOutput } from './heat-output.ts';
import { RangeBars } from './range-bars.tsx';

interface SizingBarsProps {
  /** Homes (bedrooms, bathrooms or radiators) with their output range in kW. A range without an upper limit is open. */
  rows: readonly { home: string; output: readonly [number, number?] }[];
}

/** In kW: from just below the smallest combi to the largest in the sizing tables. */
const scale = [22, 42] as const;
const ticks = [24, 28, 32, 36, 40];

/** Renders the combi output for each home as bars. An adjacent table contains the same figures. */
export function SizingBars({ rows }: SizingBarsProps) {
  const shown = rows.map(({ home, output }) => `${home} ${formatOutput(output)}`);

  return (
    <RangeBars
      title={`Combi output by home: ${shown.join(', ')}`}
      rows={rows.map(({ home, output }) => ({
        label: home,
        from: output[0],
        to: output[1] ?? scale[1],
        shown: formatOutput(output),
      }))}
      scale={scale}
      ticks={ticks}
      formatTick={(tick) => `${tick} kW`}
    />
  );
}
