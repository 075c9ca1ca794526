import type { BoilerDrawing } from '../../content/schemas/brand.ts';
import { Labels } from './labels.tsx';

/** Draws the front of a floor-standing oil boiler with its flue, control strip, reset lamp and feet. */
export function FloorBoiler({ drawing: { width, height, radius, fascia, accent } }: { drawing: BoilerDrawing }) {
  const side = width / 2;
  const strip = 26 + fascia;
  return (
    <>
      <path className="d-outline" d={`M${side} 92h10v-6h10v34h-10v-6h-10z`} />
      <path className="d-flow" d={`M${20 - side} 0v-44`} />
      <path className="d-return" d={`M${34 - side} 0v-44`} />
      <rect className="d-outline" x={-side} width={width} height={height} rx={radius} />
      <path className="d-screen" d={`M${1 - side} 26h${width - 2}v${fascia}h${2 - width}z`} />
      <path
        className="d-detail"
        d={`M${-side} 26h${width}M${-side} ${strip}h${width}M${10 - side} ${height - 34}h${width - 20}m0 8h${20 - width}m0 8h${width - 20}M${side - 14} ${strip + 30}v24M${8 - side} ${strip + 10}h${width - 16}v${height - strip - 54}h${16 - width}z`}
      />
      <path className="d-flow d-arrow" d={`M0 ${height - 79}q10 12 4 20h-8q-6-8 4-20`} />
      <path className="d-detail d-dashed" d={`M-14 ${height - 84}h28v30h-28zM14 ${height - 69}h12v-10h12v20h-12v-10`} />
      <circle className="d-outline" cx={18 - side} cy={26 + fascia / 2} r="8" />
      <path className="d-line" d={`M${18 - side} ${26 + fascia / 2}l-3-6`} />
      <circle className="d-relief d-accent" cx={side - 20} cy={26 + fascia / 2} r="2" />
      <circle className="d-relief d-arrow" cx={side - 20} cy={26 + fascia / 2} r="9" />
      <path className={`d-accent d-${accent}`} d={`M${10 - side} 15h18`} />
      <path className="d-gas" d={`M${-side} ${height - 14}h-14v26`} />
      <path className="d-cond" d={`M${side} ${height - 14}h12v26`} />
      <path className="d-line" d={`M${10 - side} ${height}v12h16v-12m${width - 52} 0v12h16v-12`} />
    </>
  );
}

/** Draws the part names on leader lines. */
export function FloorBoilerLabels({ drawing: { width, height, fascia } }: { drawing: BoilerDrawing }) {
  const side = width / 2;
  const lamp = 26 + fascia / 2;
  return (
    <>
      <path
        className="d-detail"
        d={`M${side + 20} 103h5M${side} ${lamp}h25M40 ${height - 69}H${side + 25}M${side + 15} ${height - 2}h10M${-side - 17} ${height - 2}h-8M${-side} ${lamp}h-25M${16 - side}-14h-41M${38 - side}-14H${side + 25}`}
      />
      <Labels
        of={[
          ['Flue', side + 28, 107],
          ['Reset lamp', side + 28, lamp + 4],
          ['Burner', side + 28, height - 66],
          ['Condensate', side + 28, height + 2],
          ['Oil', -side - 28, height + 2],
          ['Thermostat', -side - 28, lamp + 4],
          ['Flow', -side - 28, -10],
          ['Return', side + 28, -10],
        ]}
      />
    </>
  );
}
