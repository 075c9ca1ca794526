/** A token name or a `color-mix(in srgb, first, second share%)`. */
export type Colour = string | { mix: readonly [first: string, second: string]; share: number };

/** Declared value of each colour token in one theme. */
export type Palette = ReadonlyMap<string, string>;

/** Parses one theme's colours from theme.css: `--color-name: #value` or `light-dark(#value, #value)`. */
export function readPalette(css: string, theme: 'light' | 'dark'): Palette {
  const lines = css.matchAll(/--color-([\w-]+): (.+);/g);
  return new Map(
    [...lines].map(([, name = '', declared = '']) => {
      const [light = declared, dark = light] = declared.match(/#[0-9a-f]{6}/g) ?? [];
      return [name, theme === 'light' ? light : dark];
    }),
  );
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2). Throws for an unknown colour token. */
export function contrastOf(palette: Palette, one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [one, other].map((colour) => luminance(rgb(palette, colour))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function tokensOf(colour: Colour): readonly string[] {
  return typeof colour === 'string' ? [colour] : colour.mix;
}

/** Formats a colour: `heat` or `heat + 14% screen`. */
export function nameOf(colour: Colour): string {
  return typeof colour === 'string' ? colour : `${colour.mix[0]} + ${colour.share}% ${colour.mix[1]}`;
}

/** Returns red, green and blue from 0 to 255. */
function rgb(palette: Palette, colour: Colour): number[] {
  if (typeof colour !== 'string') {
    const [first = [], second = []] = colour.mix.map((name) => rgb(palette, name));
    return first.map((channel, i) => channel + ((second[i] ?? 0) - channel) * (colour.share / 100));
  }
  const hex = palette.get(colour);
  if (!hex?.startsWith('#')) throw new Error(`No colour token "${colour}"`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
