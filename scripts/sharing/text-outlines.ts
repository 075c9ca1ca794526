import { headingStyle } from '../metadata/style-sheets.ts';
import { readTypeface } from './typeface.ts';

// The styles of headings. Letter and word spacing are in em.
const letterSpacing = headingStyle('letter-spacing');
const wordSpacing = headingStyle('word-spacing');
const { letters, kerns } = await readTypeface(headingStyle('font-weight'));

const widths = new Map<string, number>();

export function lineWidth(text: string, size: number): number {
  const width = widths.get(text) ?? placeLetters(text).reduce((sum, { advance }) => sum + advance, 0);
  widths.set(text, width);
  return (width * size) / 1000;
}

/** Converts a line of text to outlines, so that the picture needs no font. Its origin is the left end of the baseline. */
export function outlineLine(text: string, size: number): { svg: string; width: number } {
  let at = 0;
  let path = '';
  for (const { outline, kern, advance } of placeLetters(text)) {
    path += `M${Math.round(at + kern)} 0${outline}`;
    at += advance;
  }
  const scale = Math.round(size * 10) / 10_000;
  return { svg: `<path transform="scale(${scale})" d="${path}"/>`, width: (at * size) / 1000 };
}

export function missingLetters(text: string): string[] {
  return [...new Set(text.normalize())].filter((letter) => !(letter in letters));
}

/** Returns outline, kerning and advance of each letter, in 1/1000 em. Throws an error for a missing letter. */
function placeLetters(text: string) {
  return [...text.normalize()].map((letter, index, all) => {
    const found = letters[letter];
    if (found === undefined) {
      throw new Error(`The typeface of sharing images does not have the letter "${letter}" in "${text}"`);
    }
    const [width, outline] = found;
    const kern = kerns[all[index - 1] ?? '']?.[letter] ?? 0;
    return { outline, kern, advance: kern + width + 1000 * (letterSpacing + (letter === ' ' ? wordSpacing : 0)) };
  });
}

/** Breaks a text into the fewest lines that fit the width, of similar length. Always breaks after a colon. */
export function breakLines(text: string, size: number, width: number): string[] {
  return text.split(/(?<=:) /).flatMap((clause) => breakClause(clause.split(' '), size, width));
}

function breakClause(words: string[], size: number, width: number): string[] {
  for (let count = 1; count < words.length; count += 1) {
    const fitting = splits(words, count).filter((lines) => lines.every((line) => lineWidth(line, size) <= width));
    const [best] = fitting.sort((a, b) => unevenness(a) - unevenness(b));
    if (best) return best;
  }
  return words;
}

/** Sums the squared differences to the longest line. The last line counts half. */
function unevenness(lines: readonly string[]): number {
  const widths = lines.map((line) => lineWidth(line, 1));
  const longest = Math.max(...widths);
  return widths.reduce((sum, width, index) => sum + (longest - width) ** 2 / (index === lines.length - 1 ? 2 : 1), 0);
}

function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((first) =>
    splits(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}
