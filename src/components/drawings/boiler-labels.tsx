import type { BoilerDrawing } from '../../content/schemas/brand.ts';
import { boilerLayout, stubs } from './boiler-layout.ts';

/** Draws part names on leader lines, and the case's dimension line opposite the dial. */
export function BoilerLabels({ drawing }: { drawing: BoilerDrawing }) {
  const { height } = drawing;
  const { side, top, middle, display, dial } = boilerLayout(drawing);
  const out = dial !== undefined && dial < 0 ? -1 : 1;
  const end = side + 22;
  const foot = height + 34;
  const outside = out === 1 ? undefined : 'd-end';
  const inside = out === 1 ? 'd-end' : undefined;
  const screen = display + drawing.display / 2;

  return (
    <>
      <path
        className="d-detail"
        d={[
          `M${out * 15}-17H${out * end}`,
          `M${screen} ${middle - 12}V${top - 22}H${out * end}`,
          dial === undefined ? '' : `M${dial + out * 14} ${middle}H${out * end}`,
          `M${stubs.flow} ${foot}v20H-70M${stubs.hot} ${foot}v36H-70`,
          `M${stubs.gas} ${foot}v52M${stubs.cold} ${foot}v36H70M${stubs.return} ${foot}v20H70`,
          `M${stubs.condensate + 2} ${height + 24}H70`,
          `M${-out * (side + 14)} 0v${height}m-4-5l4 5 4-5M${-out * (side + 14) - 4} 5l4-5 4 5`,
          `M${-out * (side + 6)} 0h${-out * 16}m0 ${height}h${out * 16}`,
        ].join('')}
      />
      <g className="d-label">
        <text className={outside} x={out * (end + 5)} y="-13">
          Flue
        </text>
        <text className={outside} x={out * (end + 5)} y={top - 18}>
          Display, code
        </text>
        {dial !== undefined && (
          <text className={outside} x={out * (end + 5)} y={middle + 4}>
            Pressure dial
          </text>
        )}
        <text className={inside} x={-out * (side + 22)} y={height / 2}>
          Case
        </text>
        <text className="d-end" x="-75" y={foot + 24}>
          Flow
        </text>
        <text className="d-end" x="-75" y={foot + 40}>
          Hot water
        </text>
        <text x={stubs.gas + 5} y={foot + 56}>
          Gas
        </text>
        <text x="75" y={height + 28}>
          Condensate
        </text>
        <text x="75" y={foot + 24}>
          Return
        </text>
        <text x="75" y={foot + 40}>
          Cold in
        </text>
      </g>
    </>
  );
}
