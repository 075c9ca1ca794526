import type { Colour } from './colours.ts';

export interface ColourPairs {
  use: string;
  /** Minimum contrast: 4.5 for text, 3 for large text, lines, controls and focus (WCAG 2.2, 1.4.3 and 1.4.11). */
  minimum: 4.5 | 3;
  front: readonly Colour[];
  behind: readonly Colour[];
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const washes = ['heat-wash', 'room', 'room-lit', 'water-wash', 'trust-wash', 'emergency-wash'];
const areas = ['area-e', 'area-w', 'area-n', 'area-s', 'area-nw'];
const hovered = (fill: string): Colour => ({ mix: [fill, 'screen'], share: 14 });
const text = (use: string, front: readonly Colour[], behind: readonly Colour[]): ColourPairs => {
  return { use, minimum: 4.5, front, behind };
};
const shape = (...pairs: Parameters<typeof text>): ColourPairs => ({ ...text(...pairs), minimum: 3 });

/** All colour pairs in use, for the style guide and the contrast test. Add a row for each new pair. */
export const colourPairs: readonly ColourPairs[] = [
  text('text', ['ink'], [...surfaces, ...washes, ...areas]),
  text('secondary text', ['ink-muted'], [...surfaces, ...washes]),
  text('hovered links, section numbers', ['heat-strong'], surfaces),
  text('hovered links in a callout', ['heat-strong'], washes),
  text('warning callouts, badges and fault cards', ['heat-strong'], ['heat-wash']),
  text('note callouts, badges and fault cards', ['water-strong'], [...surfaces, 'water-wash']),
  text('trust callouts and badges', ['trust-strong'], [...surfaces, 'trust-wash']),
  text('emergency callouts, badges, cards; destructive button', ['emergency-strong'], [...surfaces, 'emergency-wash']),
  text('hero button, also hovered; hovered or current map tile', ['on-heat'], ['heat', 'heat-top', hovered('heat')]),
  text('default button, ink badge, chosen theme, skip link', ['surface'], ['ink', 'ink-muted']),
  text('hovered outline, secondary and ghost buttons', ['ink'], ['heat-wash']),
  ...['water', 'trust', 'emergency'].map((fill) => text(`${fill} button`, ['on-fill'], [fill, hovered(fill)])),
  text('fault code on a display', ['screen-ink'], ['screen']),
  text('closing band, toast, tooltip', ['on-screen'], ['screen']),
  text('outline button on the closing band', ['on-fill'], ['screen', 'water']),

  shape('postcode on the street plate, large', ['nameplate'], ['surface-raised']),
  shape('borders of controls, rivets, link underlines', ['line-strong'], [...surfaces, ...washes]),
  shape('edge of the hero button', ['heat-edge'], [...surfaces, 'heat-wash']),
  shape('hero button on the closing band', ['heat'], ['screen']),
  shape('shape of a filled button', ['water', 'trust', 'emergency'], surfaces),
  shape('edge of the destructive button', ['emergency-strong'], surfaces),
  shape(
    'edges of callouts and fault cards',
    ['heat-strong', 'water-strong', 'trust-strong', 'emergency-strong'],
    surfaces,
  ),
  shape('stars', ['heat-strong'], [...surfaces, 'heat-wash']),
  shape('ticks, open-now lamp', ['trust-strong'], [...surfaces, 'heat-wash', 'room']),
  shape('pipes, the Thames, bars, gauge bands, current section', ['flow', 'return'], surfaces),
  shape('gas pipe', ['gas'], surfaces),
  shape('pipes in the heated room', ['flow', 'return', 'gas', 'ink-muted'], ['heat-wash', 'room']),
  shape('blue marks and cells of charts', ['return'], ['water-wash']),
  shape('cut walls, edge of the closing band', ['cut'], ['surface', 'heat-wash', 'room']),
  shape('the cat in front of the window at night', ['ink'], [{ mix: ['area-n', 'screen'], share: 55 }]),
  shape(
    'relief band and hatched cut-out of the gauge',
    ['emergency', 'line-strong'],
    ['surface-raised', 'surface-sunken'],
  ),
  shape('focus ring', ['focus'], [...surfaces, ...washes]),
  shape('focus ring over the map', ['focus'], areas),
  shape('focus ring in the emergency strip', ['on-fill'], ['emergency']),
  shape('focus ring on the closing band and on a toast', ['on-screen'], ['screen']),
];

/** Colours without a contrast requirement: lines between rows, and dialog backdrops. */
export const decorative: readonly string[] = ['line', 'veil'];
