import type { BoilerDrawing } from '../../content/schemas/brand.ts';
import { BoilerLabels } from './boiler-labels.tsx';
import { accentLength, boilerLayout, frontViewBox, stubs } from './boiler-layout.ts';
import { Drawing } from './drawing.tsx';
import { FloorBoiler, FloorBoilerLabels } from './floor-boiler.tsx';

interface BoilerFrontProps {
  drawing: BoilerDrawing;
  /** Text on the display. */
  reading?: string | undefined;
}

interface BoilerProps extends BoilerFrontProps {
  /** Adds part names, for the hero of brand pages. */
  labelled?: boolean;
  title?: string | undefined;
  /** Height of the drawing divided by its width, with space above. The default is without space. */
  ratio?: number;
}

/** Returns the path of a pipe. It is equal in all drawings, to compress well: a transform on `Stubs` positions it. */
const pipe = (x: number) => `M${x} 8v20`;

/** Paths of embossed shapes above the control panel. `side` is half the case width, `top` is the panel's top. */
const trims: Record<BoilerDrawing['trim'], (side: number, top: number) => string> = {
  louvre: (side) => `M${10 - side} 14h${2 * side - 20}m0 6h${20 - 2 * side}`,
  seam: (_, top) => `M0 0v${top}`,
  step: (side, top) => `M${-side} ${Math.round(top / 3)}h${2 * side}`,
  panel: (side, top) => `M${10 - side} 12h${2 * side - 20}v${top - 34}h${20 - 2 * side}z`,
  grille: () => 'M-20 12v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10',
  plain: () => '',
};

/** A boiler of no particular brand, for the house and the installation. */
export const anyBoiler = {
  width: 124,
  height: 206,
  radius: 10,
  fascia: 42,
  position: 'low',
  tone: 'dark',
  display: 34,
  dial: 'right',
  knobs: 2,
  accent: 'flow',
  trim: 'louvre',
} as const satisfies BoilerDrawing;

/** Draws a boiler in its brand's proportions, without the brand's logo or colour. */
export function Boiler({ drawing, labelled, reading, title, ratio }: BoilerProps) {
  if (labelled) {
    const { height } = drawing;
    return (
      <Drawing viewBox={`-170 -44 340 ${height + (drawing.floor ? 56 : 147)}`} title={title}>
        {!drawing.floor && <path className="d-outline" d="M-11-44h22v24h-22z" />}
        <BoilerFront drawing={drawing} />
        {drawing.floor ? <FloorBoilerLabels drawing={drawing} /> : <BoilerLabels drawing={drawing} />}
      </Drawing>
    );
  }
  return (
    <Drawing viewBox={frontViewBox(drawing, ratio).join(' ')} title={title}>
      <BoilerFront drawing={drawing} reading={reading} />
    </Drawing>
  );
}

/** Draws a boiler without an SVG element, as part of other drawings. */
export function BoilerFront({ drawing, reading = '1.3' }: BoilerFrontProps) {
  const { width, height, radius, fascia, tone, trim, accent } = drawing;
  if (drawing.floor) return <FloorBoiler drawing={drawing} />;
  const { side, top, accent: bar } = boilerLayout(drawing);
  const panel = `d-${tone === 'dark' ? 'screen' : 'fascia'}`;

  return (
    <>
      <path className="d-outline" d="M-11-26h22v18h-22zM-17-8h34v8h-34z" />
      <rect className="d-outline" x={-side} width={width} height={height} rx={radius} />
      <path className="d-fascia" d={shadePath(drawing)} />
      <path className={panel} d={panelPath(drawing, top)} />
      <path
        className="d-detail"
        d={`M${-side} ${top}h${width}${top + fascia < height ? `M${-side} ${top + fascia}h${width}` : ''}${trims[trim](side, top)}`}
      />
      <path className={`d-accent d-${accent}`} d={`M${bar} ${top - 10}h${accentLength}`} />
      <BoilerControls drawing={drawing} reading={reading} />
      <g transform={`translate(0 ${height})`}>
        <Stubs />
      </g>
    </>
  );
}

function Stubs() {
  return (
    <>
      <path className="d-flow" d={pipe(stubs.flow)} />
      <path className="d-hot" d={pipe(stubs.hot)} />
      <path className="d-gas" d={pipe(stubs.gas)} />
      <path className="d-cold" d={pipe(stubs.cold)} />
      <path className="d-return" d={pipe(stubs.return)} />
      <path className="d-cond" d={`M${stubs.condensate} 0v28`} />
      <path
        className="d-outline"
        d={`M${stubs.flow - 5} 0h10v8h-10zm20 0h10v8h-10zm22 0h10v8h-10zm22 0h10v8h-10zm22 0h10v8h-10z`}
      />
    </>
  );
}

function BoilerControls({ drawing, reading }: BoilerFrontProps) {
  const { display, dial, knobs, middle } = boilerLayout(drawing);
  return (
    <>
      <rect className="d-screen d-detail" x={display} y={middle - 8} width={drawing.display} height="16" rx="2" />
      <text className="d-lcd" x={display + drawing.display / 2} y={middle + 4}>
        {reading}
      </text>
      {knobs.map((x) => (
        <g key={x} transform={`translate(${x} ${middle})`}>
          <circle className="d-outline" r="5.5" />
          <path className="d-line" d="M0-5v4" />
        </g>
      ))}
      {dial !== undefined && (
        <g transform={`translate(${dial} ${middle})`}>
          <circle className="d-outline" r="11" />
          <path className="d-dial d-return" d="M-6 4a7 7 0 0 1 2-9" />
          <path className="d-dial d-flow" d="M1-7a7 7 0 0 1 6 8" />
          <path className="d-line" d="M0 0l-2-7" />
        </g>
      )}
    </>
  );
}

/** Returns the outline of the control panel, 1 unit inside the case. */
function panelPath({ width, height, radius, fascia }: BoilerDrawing, top: number): string {
  const left = `M${1 - width / 2} ${top}h${width - 2}`;
  if (top + fascia < height) return `${left}v${fascia}h${2 - width}z`;

  const bend = radius - 1;
  return `${left}v${fascia - radius}a${bend} ${bend} 0 0 1 ${-bend} ${bend}h${2 * radius - width}a${bend} ${bend} 0 0 1 ${-bend} ${-bend}z`;
}

/** Returns the outline of the shaded right side of the case. */
function shadePath({ width, height, radius }: BoilerDrawing): string {
  const bend = radius - 1;
  const edge = width / 2 - radius;
  return `M${edge} 1a${bend} ${bend} 0 0 1 ${bend} ${bend}v${height - 2 * radius}a${bend} ${bend} 0 0 1 ${-bend} ${bend}h${radius - 12}V1z`;
}
