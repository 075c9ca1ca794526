import { dialEnd, formatBar, pressure, verdictOn } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { Gauge, type GaugeBand } from '../drawings/gauge.tsx';

/** The ranges that the gauge shows. The table of readings has the same marks. */
export const pressureBands: readonly GaugeBand[] = [
  { kind: 'cutout', from: 0, to: pressure.cutOut[1] },
  { kind: 'cold', from: pressure.cutOut[1], to: pressure.cold[0], thin: true },
  { kind: 'cold', from: pressure.cold[0], to: pressure.cold[1] },
  { kind: 'hot', from: pressure.hot[0], to: pressure.hot[1] },
  { kind: 'hot', from: pressure.hot[1], to: pressure.limit, thin: true },
  { kind: 'relief', from: pressure.limit, to: pressure.relief, thin: true },
  { kind: 'relief', from: pressure.relief, to: dialEnd },
];

interface PressureDialProps {
  /** Initial reading in bar. */
  reading: number;
}

/** Reserves the line of the hint to avoid a layout shift. */
const noHint = '\u00a0';

/** Renders the pressure gauge and explains its reading. With scripts it is a slider (pressure-dial.lazy-element.ts). */
export function PressureDial({ reading }: PressureDialProps) {
  const { meaning, tone, advice } = verdictOn(reading);
  return (
    <pressure-dial>
      <div className="pressure-dial">
        <div data-reading={reading}>
          <Gauge
            needle={reading}
            bands={pressureBands}
            limit={pressure.limit}
            title={`Pressure gauge reading ${formatBar(reading)}, ${meaning}`}
          />
        </div>
        <p className="note">{noHint}</p>
        <p className="figure" aria-live="off">
          <span>{formatBar(reading)}</span>
        </p>
        <p role="status">
          <span>
            <strong className={`badge tone-${tone}`}>{capitalize(meaning)}</strong>
            {advice}
          </span>
        </p>
      </div>
    </pressure-dial>
  );
}
