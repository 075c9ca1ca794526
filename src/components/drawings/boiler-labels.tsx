import type { BoilerDrawing } from '../../content/schemas/brand.ts';
import { boilerLayout, stubs } from './boiler-layout.ts';
import { Labels } from './labels.tsx';

/** Draws part names on leader lines. Each name is on the side of its part. */
export function BoilerLabels({ drawing }: { drawing: BoilerDrawing }) {
  const { height, tone } = drawing;
  const { side, middle, display, dial = 0 } = boilerLayout(drawing);
  const screen = display < -drawing.display / 2 ? -1 : 1;
  const screenEdge = screen === 1 ? display + drawing.display : display;
  const out = Math.sign(dial);
  const end = side + 12;
  const at = end + 5;
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
      <Labels
        of={[
          ['Flue', -screen * at, -13],
          ['Display', screen * at, middle + 4],
          ...(out === 0 ? [] : [['Pressure dial', out * at, middle + 4] as const]),
          ['Flow', -at, foot + 30],
          ['Hot water', -at, foot + 48],
          ['Gas', at, foot + 66],
          ['Condensate', at, foot],
          ['Return', at, foot + 30],
          ['Cold in', at, foot + 48],
        ]}
      />
    </>
  );
}
