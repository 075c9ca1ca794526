import { formatOutput } from './heat-output.ts';
import { RangeBars } from './range-bars.tsx';

interface SizingBarsProps {
  /** What a home has (bedrooms, bathrooms or radiators) and the output in kW it points to; a lower end alone is open. */
  rows: readonly { home: string; output: readonly [number, number?] }[];
}

/** Ends of the scale in kW: just under the smallest combi, and the largest of the sizing tables. */
const scale = [22, 42] as const;
const ticks = [24, 28, 32, 36, 40];

/** Which combi output a home points to, as bars in kW. The table beside it says the same. */
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
