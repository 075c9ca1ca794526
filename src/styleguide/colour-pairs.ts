import type { Colour } from './colours.ts';

export interface ColourPairs {
  use: string;
  /** Minimum contrast: 4.5 for text, 3 for large text, lines, controls and focus (WCAG 2.2, 1.4.3 and 1.4.11). */
  minimum: 4.5 | 3;
  front: readonly Colour[];
  behind: readonly Colour[];
}

const papers = ['surface', 'surface-raised', 'surface-sunken'];
const washes = ['heat-wash', 'water-wash', 'trust-wash', 'emergency-wash'];
const areas = ['area-e', 'area-w', 'area-n', 'area-s', 'area-nw'];
const pressed = (fill: string): Colour => ({ mix: [fill, 'screen'], share: 14 });
/** Area colours mixed with the page's background. */
const faded = (strength: number) => areas.map((area): Colour => ({ mix: [area, 'surface'], share: 100 - strength }));
const text = (use: string, front: readonly Colour[], behind: readonly Colour[]): ColourPairs => {
  return { use, minimum: 4.5, front, behind };
};
const shape = (...pairs: Parameters<typeof text>): ColourPairs => ({ ...text(...pairs), minimum: 3 });

/** All colour pairs in use, for the style guide and the contrast test. Add a row for each new pair. */
export const colourPairs: readonly ColourPairs[] = [
  text('text', ['ink'], [...papers, ...washes, ...areas]),
  text('secondary text', ['ink-muted'], [...papers, ...washes]),
  text('tiles of a faded map', ['ink-muted'], [...faded(50), ...faded(35)]),
  text('links under the pointer, section numbers', ['heat-strong'], papers),
  text('links under the pointer in a callout', ['heat-strong'], washes),
  text('warning, its badge and its faults', ['heat-strong'], ['heat-wash']),
  text('note, its badge and its faults', ['water-strong'], [...papers, 'water-wash']),
  text('promise and its badge', ['trust-strong'], [...papers, 'trust-wash']),
  text('danger, its badge and its faults, destructive button', ['emergency-strong'], [...papers, 'emergency-wash']),
  text('hero button at both ends, pressed; lit tile', ['on-heat'], ['heat', 'heat-top', pressed('heat')]),
  text('default button, ink badge, chosen theme, skip link', ['surface'], ['ink', 'ink-muted']),
  text('outline, secondary and ghost button under the pointer', ['ink'], ['heat-wash']),
  ...['water', 'trust', 'emergency'].map((fill) => text(`${fill} button`, ['on-fill'], [fill, pressed(fill)])),
  text('fault code on a display', ['screen-ink'], ['screen']),
  text(
    'closing band and its button, toast, tooltip',
    ['on-screen'],
    ['screen', { mix: ['screen', 'on-screen'], share: 16 }],
  ),

  shape('postcode on the street plate, large', ['nameplate'], ['surface-raised']),
  shape('borders of controls, rivets, link underlines', ['line-strong'], [...papers, ...washes]),
  shape('edge of the hero button', ['heat-edge'], [...papers, 'heat-wash']),
  shape('hero button on the closing band', ['heat'], ['screen']),
  shape('shape of a filled button', ['water', 'trust', 'emergency'], papers),
  shape('edge of the destructive button', ['emergency-strong'], papers),
  shape(
    'edges of callouts and fault cards',
    ['heat-strong', 'water-strong', 'trust-strong', 'emergency-strong'],
    papers,
  ),
  shape('stars', ['heat-strong'], [...papers, 'heat-wash']),
  shape('ticks, open-now lamp', ['trust-strong'], [...papers, 'heat-wash']),
  shape('pipes, the Thames, bars, gauge bands, current section', ['flow', 'return'], papers),
  shape('gas pipe', ['gas'], papers),
  shape('pipes in the heated room', ['flow', 'return', 'gas', 'ink-muted'], ['heat-wash']),
  shape('cold marks and cells', ['return'], ['water-wash']),
  shape('cut walls, edge of the closing band', ['cut'], ['surface', 'heat-wash']),
  shape('the cat before the night', ['ink'], [{ mix: ['area-n', 'screen'], share: 55 }]),
  shape(
    'relief band and hatched cut-out of the gauge',
    ['emergency', 'line-strong'],
    ['surface-raised', 'surface-sunken'],
  ),
  shape('focus ring', ['focus'], [...papers, ...washes]),
  shape('focus ring over the map', ['focus'], [...areas, ...faded(50), ...faded(35)]),
  shape('focus ring in the emergency strip', ['on-fill'], ['emergency']),
  shape('focus ring on the closing band and on a toast', ['on-screen'], ['screen']),
];

/** Colours without a contrast requirement: lines between rows, and dialog backdrops. */
export const decorative: readonly string[] = ['line', 'veil'];
