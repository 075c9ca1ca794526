import { formatBar, pressure, pressureBands, verdictOn } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { Gauge } from '../drawings/gauge.tsx';

/** Keeps the hint's line, so that nothing moves when it comes. */
const noHint = '\u00a0';

/** Shows the boiler's gauge at a reading in bar, and what it means. Scripts let it turn (pressure-dial.lazy-element.ts). */
export function PressureDial({ reading }: { reading: number }) {
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
