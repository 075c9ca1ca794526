import { pressureBands } from '../../content/guides/boiler-pressure-guide.ts';
import { Gauge, type GaugeBand } from '../drawings/gauge.tsx';
import { DataTable } from '../ui/data-table.tsx';

interface PressureDialProps {
  /** The needle's reading in bar. */
  needle: number;
  /** What the needle shows, in words: the caption of the table. */
  caption: string;
}

type Band = (typeof pressureBands)[number];

const isArc = (band: Band): band is Extract<Band, { kind: GaugeBand['kind'] }> => band.kind !== 'limit';
const limit = pressureBands.find(({ kind }) => kind === 'limit')?.from ?? 0;

/** The boiler's gauge, and beside it the same bands in words and figures. */
export function PressureDial({ needle, caption }: PressureDialProps) {
  return (
    <div className="pressure-dial">
      <Gauge
        needle={needle}
        bands={pressureBands.filter(isArc)}
        limit={limit}
        title={`Pressure gauge reading ${needle} bar`}
      />
      <DataTable
        caption={caption}
        columns={[{ label: 'Mark on the dial' }, { label: 'Bar', kind: 'figure' }]}
        rows={pressureBands.map(({ kind, label, shown }) => [
          <span key={kind} className={`swatch swatch-${kind}`}>
            {label}
          </span>,
          shown,
        ])}
      />
    </div>
  );
}
