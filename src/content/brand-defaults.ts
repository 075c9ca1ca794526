import type { BoilerDrawing } from './schemas/brand.ts';
import type { RelatedLink } from './schemas/page-parts.ts';

// Defaults of new brands with the short layout.

export const defaultDrawing: BoilerDrawing = {
  width: 118,
  height: 190,
  radius: 4,
  fascia: 36,
  position: 'low',
  tone: 'light',
  display: 28,
  dial: 'left',
  knobs: 2,
  accent: 'flow',
  trim: 'plain',
};

export const defaultLinks: readonly RelatedLink[] = [
  { to: '/guides/boiler-service-maintenance', label: 'What we check in a service' },
  { to: '/guides/boiler-pressure-guide', label: 'How to top up a boiler that has lost pressure' },
  { to: '/guides/when-to-replace-boiler', label: 'Repair the boiler, or replace it?' },
];
