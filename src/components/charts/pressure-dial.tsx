import { formatBar, pressure, pressureBands, verdictOn } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { Gauge } from '../drawings/gauge.tsx';

interface PressureDialProps {
  /** Where the needle stands at first, in bar. */
  reading: number;
}

/** Keeps the hint's line, so that nothing moves when it comes. */
const noHint = '\u00a0';

/** The boiler's gauge at one reading, and what that means. Where scripts run, it can be turned (pressure-dial.lazy-element.ts). */
export function PressureDial({ reading }: PressureDialProps) {
  const { says, tone, advice } = verdictOn(reading);
  return (
    <pressure-dial>
      <div className="pressure-dial">
        <div data-reading={reading}>
          <Gauge
            needle={reading}
            bands={pressureBands}
            limit={pressure.limit}
            title={`Pressure gauge reading ${formatBar(reading)}, ${says}`}
          />
        </div>
        <p className="note">{noHint}</p>
        <p className="figure" aria-live="off">
          <span>{formatBar(reading)}</span>
        </p>
        <p role="status">
          <span>
            <strong className={`badge tone-${tone}`}>{capitalize(says)}</strong>
            {advice}
          </span>
        </p>
      </div>
    </pressure-dial>
  );
}
