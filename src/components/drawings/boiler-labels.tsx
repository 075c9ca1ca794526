import type { BoilerDrawing } from '../../content/schemas/brand.ts';
import { boilerLayout, stubs } from './boiler-layout.ts';

/** Draws part names on leader lines. Each name is on the side of its part. */
export function BoilerLabels({ drawing }: { drawing: BoilerDrawing }) {
  const { height, tone } = drawing;
  const { side, middle, display, dial = 0 } = boilerLayout(drawing);
  const screen = display < -drawing.display / 2 ? -1 : 1;
  const screenEdge = screen === 1 ? display + drawing.display : display;
  const out = Math.sign(dial);
  const end = side + 12;
  const foot = height + 28;

  return (
    <>
      <path
        className="d-detail"
        d={[
          `M${-screen * 15}-17H${-screen * end}`,
          `M${tone === 'dark' ? screen * side : screenEdge + screen * 3} ${middle}H${screen * end}`,
          out === 0 ? '' : `M${tone === 'dark' ? out * side : dial + out * 13} ${middle}H${out * end}`,
          `M${stubs.flow} ${foot}v26H${-end}M${stubs.hot} ${foot}v44H${-end}`,
          `M${stubs.gas} ${foot}v62H${end}M${stubs.cold} ${foot}v44H${end}M${stubs.return} ${foot}v26H${end}`,
          `M${stubs.condensate + 2} ${height + 24}H${end}`,
        ].join('')}
      />
      {tone === 'dark' && (
        <path
          stroke="var(--color-on-screen)"
          d={`M${screenEdge + screen * 3} ${middle}H${screen * side}${out === 0 ? '' : `M${dial + out * 13} ${middle}H${out * side}`}`}
        />
      )}
      <g className="d-label">
        <text className={screen === 1 ? 'd-end' : undefined} x={-screen * (end + 5)} y="-13">
          Flue
        </text>
        <text className={screen === 1 ? undefined : 'd-end'} x={screen * (end + 5)} y={middle + 4}>
          Display
        </text>
        {out !== 0 && (
          <text className={out === 1 ? undefined : 'd-end'} x={out * (end + 5)} y={middle + 4}>
            Pressure dial
          </text>
        )}
        <text className="d-end" x={-end - 5} y={foot + 30}>
          Flow
        </text>
        <text className="d-end" x={-end - 5} y={foot + 48}>
          Hot water
        </text>
        <text x={end + 5} y={foot + 66}>
          Gas
        </text>
        <text x={end + 5} y={height + 28}>
          Condensate
        </text>
        <text x={end + 5} y={foot + 30}>
          Return
        </text>
        <text x={end + 5} y={foot + 48}>
          Cold in
        </text>
      </g>
    </>
  );
}
