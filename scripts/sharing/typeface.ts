import { readFile, writeFile } from 'node:fs/promises';
import { extraFonts, fontFile } from '../../src/lib/display-font.ts';
import { cachedFile } from './cache-folder.ts';

/** The variable font of headings, split into files. */
const fontFiles = [fontFile, ...extraFonts.map(({ file }) => file)].map((file) => `src/styles/fonts/${file}`);

/** A typeface as outlines, in 1/1000 em, with the y axis down. */
export interface Typeface {
  letters: Record<string, readonly [advance: number, outline: string]>;
  kerns: Record<string, Record<string, number>>;
}

/** Reads the font at a weight. Takes 0.2 s, so the result is cached by a hash of the fonts and of this code. */
export async function readTypeface(weight: number): Promise<Typeface> {
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file)));
  const reader = [outlineFont, relativePath, weight].join();
  const file = await cachedFile([...fonts, reader], '.json', async (target) => {
    const parts = await Promise.all(fonts.map((font) => outlineFont(font, weight)));
    const letters = Object.assign({}, ...parts.map((part) => part.letters));
    const kerns = Object.assign({}, ...parts.map((part) => part.kerns));
    await writeFile(target, JSON.stringify({ letters, kerns } satisfies Typeface));
  });
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Reads outlines and kerning from a woff2 file with HarfBuzz, which shapes text like browsers. */
async function outlineFont(woff2: Uint8Array, weight: number): Promise<Typeface> {
  const [{ default: decompress }, harfbuzz] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('harfbuzzjs'),
  ]);
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(woff2)));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  font.setScale(1000, -1000);

  // Browsers disable ligatures for letter-spaced text such as headings.
  const noLigatures = new harfbuzz.Feature('liga', 0);
  const shape = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer, [noLigatures]);
    const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
    return { glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint), advances };
  };

  const characters = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code));
  const letters: Typeface['letters'] = {};
  for (const character of characters) {
    const { glyphs, advances } = shape(character);
    letters[character] = [advances[0] ?? 0, relativePath(font.glyphToPath(glyphs[0] ?? 0))];
  }

  const left = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  const right = characters.filter((character) => /[\p{L}\p{N},.'’]/u.test(character));
  const kerns: Typeface['kerns'] = {};
  for (const first of left) {
    // Shapes all pairs of a letter as one text, `AaAbAc…`: pair by pair takes ten times as long.
    const { advances } = shape(right.map((second) => first + second).join(''));
    const [width = 0] = letters[first] ?? [];
    const moved = right.map((second, index) => [second, (advances[2 * index] ?? width) - width] as const);
    kerns[first] = Object.fromEntries(moved.filter(([, kern]) => kern !== 0));
  }
  return { letters, kerns };
}

/** Converts absolute path commands (M, L, Q, C, Z) to relative ones with integers. */
function relativePath(path: string): string {
  let [x, y] = [0, 0];
  let start = [0, 0];
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') {
      [x = 0, y = 0] = start;
      return 'z';
    }
    const points = numbers.split(' ').map((pair) => pair.split(',').map((value) => Math.round(Number(value))));
    const offsets = points.map(([px = 0, py = 0]) => `${px - x} ${py - y}`).join(' ');
    [x = 0, y = 0] = points.at(-1) ?? [];
    if (command === 'M') start = [x, y];
    return command.toLowerCase() + offsets;
  });
}
