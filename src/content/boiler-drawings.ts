import type { BrandSlug } from '../routes.ts';
import type { BoilerDrawing } from './types.ts';

/** The proportions of each make's boiler, seen from the front; no two alike. */
// biome-ignore format: one make a line
export const boilerDrawings: Record<BrandSlug, BoilerDrawing> = {
  'worcester-bosch': { width: 124, height: 198, radius: 4, fascia: 30, position: 'low', tone: 'light', display: 44, dial: 'left', knobs: 2, accent: 'return' },
  viessmann: { width: 120, height: 204, radius: 6, fascia: 46, position: 'band', tone: 'dark', display: 52, dial: 'none', knobs: 0, accent: 'flow' },
  ideal: { width: 118, height: 190, radius: 3, fascia: 34, position: 'low', tone: 'light', display: 30, dial: 'right', knobs: 2, accent: 'flow' },
  baxi: { width: 124, height: 206, radius: 10, fascia: 42, position: 'low', tone: 'dark', display: 34, dial: 'right', knobs: 2, accent: 'flow' },
  vaillant: { width: 130, height: 200, radius: 8, fascia: 38, position: 'flap', tone: 'light', display: 36, dial: 'right', knobs: 0, accent: 'trust' },
  alpha: { width: 120, height: 194, radius: 7, fascia: 32, position: 'flap', tone: 'light', display: 38, dial: 'none', knobs: 2, accent: 'gas' },
  'glow-worm': { width: 128, height: 192, radius: 7, fascia: 40, position: 'low', tone: 'dark', display: 28, dial: 'left', knobs: 1, accent: 'return' },
  vokera: { width: 116, height: 196, radius: 5, fascia: 36, position: 'low', tone: 'light', display: 24, dial: 'left', knobs: 2, accent: 'gas' },
  potterton: { width: 122, height: 188, radius: 3, fascia: 48, position: 'flap', tone: 'dark', display: 20, dial: 'right', knobs: 1, accent: 'trust' },
  ferroli: { width: 126, height: 210, radius: 9, fascia: 34, position: 'low', tone: 'light', display: 40, dial: 'right', knobs: 1, accent: 'return' },
  ariston: { width: 132, height: 214, radius: 10, fascia: 30, position: 'band', tone: 'dark', display: 46, dial: 'none', knobs: 2, accent: 'trust' },
  main: { width: 114, height: 184, radius: 4, fascia: 44, position: 'low', tone: 'dark', display: 18, dial: 'right', knobs: 2, accent: 'gas' },
  remeha: { width: 133, height: 212, radius: 4, fascia: 44, position: 'band', tone: 'light', display: 46, dial: 'none', knobs: 1, accent: 'gas' },
  intergas: { width: 118, height: 212, radius: 3, fascia: 28, position: 'band', tone: 'dark', display: 42, dial: 'none', knobs: 0, accent: 'trust' },
  navien: { width: 130, height: 208, radius: 9, fascia: 42, position: 'band', tone: 'light', display: 50, dial: 'none', knobs: 0, accent: 'flow' },
  keston: { width: 124, height: 186, radius: 4, fascia: 50, position: 'low', tone: 'light', display: 22, dial: 'left', knobs: 1, accent: 'return' },
  grant: { width: 134, height: 204, radius: 3, fascia: 54, position: 'band', tone: 'dark', display: 18, dial: 'right', knobs: 1, accent: 'trust' },
};
