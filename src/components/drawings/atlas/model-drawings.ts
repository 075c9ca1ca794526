import { boilerDrawings } from '../../../content/brand-summaries.ts';
import type { BoilerDrawing } from '../../../content/schemas/brand.ts';
import { slugify } from '../../../lib/slugify.ts';

export type DrawnBrand = keyof typeof boilerDrawings;

const { viessmann, 'worcester-bosch': worcester } = boilerDrawings;

/** Models that look different from the drawing of their brand, by the slug of their name. */
export const modelDrawings: Partial<Record<string, BoilerDrawing>> = {
  'viessmann-vitodens-100-w': { ...viessmann, height: 216, radius: 12, fascia: 76, trim: 'louvre' },
  'worcester-bosch-greenstar-2000': { ...worcester, height: 178, display: 26, knobs: 1, trim: 'step' },
};

/** Returns the drawing of a model and its ID. The default is the brand's drawing. */
export function drawingOf(brand: DrawnBrand, name = '') {
  const model = modelDrawings[slugify(name)];
  return { id: model ? slugify(name) : brand, drawing: model ?? boilerDrawings[brand] };
}
