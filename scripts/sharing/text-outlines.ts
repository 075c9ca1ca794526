import { readHeadingStyle } from '../metadata/style-sheets.ts';
import { readTypeface } from './typeface.ts';

/** Text is set as headings are. */
const { weight, letterSpacing, wordSpacing } = readHeadingStyle();

const { letters, kerns } = await readTypeface(weight);

/** A line of text as outlines, from its left end on the base line. */
export interface TextLine {
  svg: string;
  /** In the unit of the size. */
  width: number;
}

const widths = new Map<string, number>();

/**
 * How wide a line is in the display face, in the unit of the size. To break a title, many lines are tried at many sizes,
 * so a line is measured once.
 *
 * @throws Error naming a letter that the typeface does not have
 */
export function lineWidth(text: string, size: number): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = 0;
    for (const { advance } of placeLetters(text)) width += advance;
    widths.set(text, width);
  }
  return (width * size) / 1000;
}

/**
 * Sets one line in the display face, as outlines: the picture then needs no font where it is drawn.
 *
 * @param size the em in user units
 * @throws Error naming a letter that the typeface does not have
 */
export function setLine(text: string, size: number): TextLine {
  let at = 0;
  let path = '';
  for (const { outline, kern, advance } of placeLetters(text)) {
    path += `M${Math.round(at + kern)} 0${outline}`;
    at += advance;
  }
  return { svg: `<path transform="scale(${round(size / 1000)})" d="${path}"/>`, width: (at * size) / 1000 };
}

/** The letters of a text that the typeface does not have, each once. */
export function missingLetters(text: string): string[] {
  return [...new Set(text.normalize())].filter((letter) => !(letter in letters));
}

/** The letters of a line and how far each moves the pen, kerning included, in 1/1000 em. */
function* placeLetters(text: string) {
  let before = '';
  for (const letter of text.normalize()) {
    const [width, outline] = letters[letter] ?? missing(letter, text);
    const kern = kerns[before]?.[letter] ?? 0;
    yield { outline, kern, advance: kern + width + 1000 * (letterSpacing + (letter === ' ' ? wordSpacing : 0)) };
    before = letter;
  }
}

/**
 * Breaks a text into as few lines as fit a width, as even as can be. A colon ends its line.
 *
 * @throws Error naming a letter that the typeface does not have
 */
export function breakLines(text: string, size: number, width: number): string[] {
  return text.split(/(?<=:) /).flatMap((clause) => breakClause(clause.split(' '), size, width));
}

function breakClause(words: readonly string[], size: number, width: number): string[] {
  const fewest = fill(words, size, width);
  const choices = splits(words, fewest.length).filter((lines) => lines.every((line) => lineWidth(line, size) <= width));
  const uneven = choices.map((lines) => unevenness(lines, size));
  return choices[uneven.indexOf(Math.min(...uneven))] ?? fewest;
}

/** How far lines fall short of the longest one, squared; the last may be shorter than the others. */
function unevenness(lines: readonly string[], size: number): number {
  const widths = lines.map((line) => lineWidth(line, size));
  const longest = Math.max(...widths);
  return widths.reduce((sum, width, index) => sum + (longest - width) ** 2 / (index === lines.length - 1 ? 2 : 1), 0);
}

/** Every way to set words in a number of lines. */
function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((first) =>
    splits(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}

function fill(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lineWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function missing(letter: string, text: string): never {
  throw new Error(`The typeface of the sharing images has no letter "${letter}", in "${text}"`);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
