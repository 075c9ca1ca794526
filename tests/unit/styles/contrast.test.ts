import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** A token's name, or a mix as `color-mix(in srgb, first, second share%)` makes it. */
type Colour = string | { mix: readonly [first: string, second: string]; share: number };

interface Pairs {
  why: string;
  /** 4.5 for text, 3 for large text, lines, controls and focus (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
  front: Colour | readonly Colour[];
  behind: Colour | readonly Colour[];
}

const papers = ['surface', 'surface-raised', 'surface-sunken'] as const;
const washes = ['heat-wash', 'water-wash', 'trust-wash', 'emergency-wash'] as const;
const areas = ['area-e', 'area-w', 'area-n', 'area-s', 'area-nw'] as const;
const pressed = (fill: string): Colour => ({ mix: [fill, 'screen'], share: 14 });
const faded = (area: string): Colour => ({ mix: [area, 'surface'], share: 50 });

/** Every pair in use. A new use of a colour is a new row. */
const pairs: readonly Pairs[] = [
  { why: 'text', least: 4.5, front: 'ink', behind: [...papers, ...washes, ...areas] },
  { why: 'secondary text', least: 4.5, front: 'ink-muted', behind: [...papers, 'heat-wash'] },
  { why: 'tiles of a faded map', least: 4.5, front: 'ink-muted', behind: areas.map(faded) },
  { why: 'links under the pointer, section numbers', least: 4.5, front: 'heat-strong', behind: papers },
  { why: 'warning and its badge', least: 4.5, front: 'heat-strong', behind: 'heat-wash' },
  { why: 'note and its badge', least: 4.5, front: 'water-strong', behind: [...papers, 'water-wash'] },
  { why: 'promise and its badge', least: 4.5, front: 'trust-strong', behind: [...papers, 'trust-wash'] },
  { why: 'danger and its badge', least: 4.5, front: 'emergency-strong', behind: [...papers, 'emergency-wash'] },
  { why: 'hero button, lit tile', least: 4.5, front: 'on-heat', behind: ['heat', 'heat-top', pressed('heat')] },
  { why: 'default button, ink badge', least: 4.5, front: 'surface', behind: ['ink', 'ink-muted'] },
  ...['water', 'trust', 'emergency'].map(
    (fill): Pairs => ({ why: `${fill} button`, least: 4.5, front: 'on-fill', behind: [fill, pressed(fill)] }),
  ),
  { why: 'fault code on a display', least: 4.5, front: 'screen-ink', behind: 'screen' },
  {
    why: 'closing band and its button',
    least: 4.5,
    front: 'on-screen',
    behind: ['screen', { mix: ['screen', 'on-screen'], share: 16 }],
  },
  { why: 'postcode on the street plate, large', least: 3, front: 'nameplate', behind: 'surface-raised' },

  { why: 'borders of controls, rivets, link underlines', least: 3, front: 'line-strong', behind: papers },
  { why: 'edge of the hero button', least: 3, front: 'heat-edge', behind: [...papers, 'heat-wash'] },
  { why: 'hero button on the closing band', least: 3, front: 'heat', behind: 'screen' },
  { why: 'shape of a filled button', least: 3, front: ['water', 'trust', 'emergency'], behind: papers },
  { why: 'stars', least: 3, front: 'heat-strong', behind: papers },
  { why: 'ticks', least: 3, front: 'trust-strong', behind: papers },
  { why: 'pipes, the Thames, bars, gauge bands', least: 3, front: ['flow', 'return'], behind: papers },
  { why: 'gas pipe', least: 3, front: 'gas', behind: papers },
  { why: 'pipes in the heated room', least: 3, front: ['flow', 'return', 'gas', 'ink-muted'], behind: 'heat-wash' },
  { why: 'cut walls and the cat', least: 3, front: 'cut', behind: ['surface', 'heat-wash', 'water-wash'] },
  {
    why: 'relief band and hatched cut-out of the gauge',
    least: 3,
    front: ['emergency', 'line-strong'],
    behind: 'surface-raised',
  },
  { why: 'focus ring', least: 3, front: 'focus', behind: [...papers, ...washes] },
  { why: 'focus ring on fills', least: 3, front: 'on-fill', behind: 'emergency' },
];

/** Rules between rows, which are told apart without them, and the veil behind an open dialog. */
const decorative = ['line', 'veil'];

const css = readFileSync(new URL('../../../src/styles/theme.css', import.meta.url), 'utf8');
const themes = { light: readTokens('light'), dark: readTokens('dark') };

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  test.each(pairs)('$why: at least $least', ({ front, behind, least }) => {
    const tooWeak = list(front).flatMap((one) =>
      list(behind)
        .map((other) => ({ one, other, contrast: contrast(rgb(tokens, one), rgb(tokens, other)) }))
        .filter((pair) => pair.contrast < least),
    );
    expect(tooWeak).toEqual([]);
  });
});

test('every colour token stands in a pair', () => {
  const used = pairs.flatMap(({ front, behind }) => [...list(front), ...list(behind)].flatMap(names));
  expect([...themes.light.keys()].filter((name) => !used.includes(name))).toEqual(decorative);
});

/** Colour tokens of one theme: `--color-name: #value` or `var(--light, #value) var(--dark, #value)`. */
function readTokens(theme: 'light' | 'dark'): Map<string, string> {
  const value = new RegExp(`^(?:.*--${theme}, )?(#[0-9a-f]{6})`);
  const lines = css.matchAll(/--color-([\w-]+): (.+);/g);
  return new Map([...lines].map(([, name = '', declared = '']) => [name, value.exec(declared)?.[1] ?? declared]));
}

function list(colours: Colour | readonly Colour[]): readonly Colour[] {
  return Array.isArray(colours) ? colours : [colours as Colour];
}

function names(colour: Colour): readonly string[] {
  return typeof colour === 'string' ? [colour] : colour.mix;
}

/** Red, green and blue from 0 to 255. */
function rgb(tokens: Map<string, string>, colour: Colour): number[] {
  if (typeof colour !== 'string') {
    const [first = [], second = []] = colour.mix.map((name) => rgb(tokens, name));
    return first.map((channel, i) => channel + ((second[i] ?? 0) - channel) * (colour.share / 100));
  }
  const hex = tokens.get(colour);
  if (!hex?.startsWith('#')) throw new Error(`No colour token "${colour}"`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2 contrast ratio, 1 to 21. */
function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
