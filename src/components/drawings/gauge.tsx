import { angleOf, arc, pointAt, spoke } from './dial.ts';
import { Drawing } from './drawing.tsx';

export interface GaugeBand {
  /** In bar. */
  from: number;
  to: number;
  kind: 'cutout' | 'cold' | 'hot' | 'relief';
  /** Draws a thin line: near the range of this kind, but not in it. */
  thin?: boolean;
}

interface GaugeProps {
  /** Reading in bar, 0 to 4. */
  needle: number;
  bands: readonly GaugeBand[];
  /** Maximum pressure in bar, drawn as a line across the scale. */
  limit?: number;
  title?: string | undefined;
}

const bars = [0, 1, 2, 3, 4];
const halves = [0.5, 1.5, 2.5, 3.5];

/** Draws a pressure gauge, 0 to 4 bar. Bands differ in colour and thickness; a table describes them in words. */
export function Gauge({ needle, bands, limit, title }: GaugeProps) {
  return (
    <Drawing viewBox="-122 -122 244 244" title={title}>
      <circle className="d-outline" r="120" />
      <circle className="d-detail" r="111" />
      {bands.map(({ from, to, kind, thin }) => (
        <path key={from} className={`d-band d-${kind}${thin ? ' d-thin' : ''}`} d={arc(88, from, to)} />
      ))}
      <path className="d-ticks" pathLength="40" d={arc(97, 0, 4)} />
      {[...bars, ...halves].map((bar) => (
        <path
          key={bar}
          className="d-line"
          d={bar % 1 ? 'M0-100v10' : 'M0-100v22'}
          transform={`rotate(${angleOf(bar)})`}
        />
      ))}
      {limit !== undefined && <path className="d-band d-relief d-thin" d={spoke(limit, 74, 106)} />}
      {bars.map((bar) => {
        const [x, y] = pointAt(bar, 62);
        return (
          <text key={bar} className="d-figure" x={x} y={y + 7}>
            {bar}
          </text>
        );
      })}
      <text className="d-unit" y="54">
        bar
      </text>
      <path className="d-solid" d="M-3.5 22L0-84 3.5 22z" transform={`rotate(${angleOf(needle)})`} />
      <circle className="d-solid" r="9" />
      <circle className="d-hub" r="3" />
    </Drawing>
  );
}
