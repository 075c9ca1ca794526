import type { AtlasFile } from '../../../lib/public-files.ts';

/** View box of each drawing: left, top, width, height. */
export const viewBoxes = {
  parts: [24, 0, 296, 396],
  steps: [24, 0, 296, 396],
  pressureParts: [-38, 52, 322, 344],
  oil: [0, 56, 374, 396],
  flue: [-16, 6, 332, 252],
  filling: [23, 0, 194, 190],
  /** The filling loop again, so that brand pages need only atlas.svg. */
  toppingUp: [23, 0, 194, 190],
  radiator: [8, 30, 268, 166],
  vessel: [6, 4, 272, 212],
  meter: [4, 20, 292, 204],
  report: [0, 0, 322, 188],
  tap: [-2, 4, 298, 268],
  extras: [4, 28, 326, 263],
  installation: [0, 4, 496, 296],
  installedRadiator: [496, 4, 364, 296],
} as const satisfies Record<string, readonly [number, number, number, number]>;

export type FigureName = keyof typeof viewBoxes;

/** Returns the file with a drawing: that of brand pages, of the home and quote pages, or of guides. */
export function fileOf(figure: FigureName): AtlasFile {
  if (['parts', 'oil', 'toppingUp'].includes(figure)) return 'figures';
  return ['installation', 'installedRadiator'].includes(figure) ? 'boilers' : 'guides';
}
