import type { BoilerDrawing } from '../../content/schemas/brand.ts';

/** Positions on a boiler's front in drawing units. The origin is the top centre of the case. */
export interface BoilerLayout {
  /** Half the width of the case. */
  side: number;
  /** Top and vertical centre of the control panel. */
  top: number;
  middle: number;
  /** Left edge of the display. */
  display: number;
  /** Left end of the accent bar. */
  accent: number;
  /** Centres of the pressure dial and the knobs. */
  dial?: number;
  knobs: readonly number[];
}

type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** Returns the view box of a boiler front with its flue and pipes. It is at least `ratio` times as high as wide. */
export function frontViewBox({ width, height, floor }: BoilerDrawing, ratio = 0): ViewBox {
  const margin = floor ? 36 : 4;
  const full = Math.max(height + 62, (width + 2 * margin) * ratio);
  return [-width / 2 - margin, height + 32 - full, width + 2 * margin, full];
}

/** Horizontal centres of the pipe stubs below the case. */
export const stubs = { flow: -44, hot: -24, gas: -2, cold: 20, return: 42, condensate: 54 } as const;

/** Length of the accent bar, and its distance from the side of the case. */
export const accentLength = 18;
const accentInset = 10;

const edge = 12;
const dialInset = 22;
const knobPitch = 17;

/** Positions display, dial and knobs. Without dial and knobs the display is centred. */
export function boilerLayout({ width, height, fascia, position, display, dial, knobs }: BoilerDrawing): BoilerLayout {
  const side = width / 2;
  const top = { low: height - fascia, band: Math.round(height * 0.6), flap: height - fascia - 12 }[position];
  const middle = top + fascia / 2;

  const left = accentInset - side;
  const right = -left - accentLength;

  if (dial === 'none') {
    const lastKnob = side - edge - 6;
    return {
      side,
      top,
      middle,
      display: knobs === 0 ? -display / 2 : edge - side,
      accent: knobs === 0 ? left : right,
      knobs: range(knobs, (index) => lastKnob - index * knobPitch),
    };
  }

  const outward = dial === 'right' ? 1 : -1;
  const dialMiddle = outward * (side - dialInset);
  return {
    side,
    top,
    middle,
    display: dial === 'right' ? edge - side : side - edge - display,
    accent: dial === 'right' ? right : left,
    dial: dialMiddle,
    knobs: range(knobs, (index) => dialMiddle - outward * (22 + index * knobPitch)),
  };
}

function range(length: number, at: (index: number) => number): number[] {
  return Array.from({ length }, (_, index) => at(index));
}
