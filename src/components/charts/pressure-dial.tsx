import { formatBar, pressure, pressureBands, verdictOn } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { Gauge } from '../drawings/gauge.tsx';

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
