import { readFileSync } from 'node:fs';

interface Face {
  /** Advance width and outline of each letter, in 1/1000 em, y pointing down; outlines are relative throughout. */
  letters: Record<string, readonly [advance: number, outline: string]>;
  /** What a pair of letters moves together, in 1/1000 em. */
  kerns: Record<string, Record<string, number>>;
}

/** The display face at weight 600, as besley-600.py took it from the site's own file. */
const { letters, kerns } = JSON.parse(readFileSync(new URL('besley-600.json', import.meta.url), 'utf8')) as Face;

/** How headings are set (styles/base.css), in 1/1000 em: letters a little closer, and the wide word space narrower. */
const tracking = -12;
const wordSpacing = -60;

/** A line of text as outlines, from its left end on the base line. */
export interface TextLine {
  svg: string;
  /** In the unit of the size. */
  width: number;
}

/**
 * Sets one line in the display face, as outlines: the picture then needs no font where it is drawn.
 *
 * @param size the em in user units
 * @throws Error naming a letter that the face does not have
 */
export function setLine(text: string, size: number): TextLine {
  const scale = size / 1000;
  let at = 0;
  let path = '';
  let before = '';
  for (const letter of text) {
    const [advance, outline] = letters[letter] ?? missing(letter, text);
    at += kerns[before]?.[letter] ?? 0;
    path += `M${at} 0${outline}`;
    at += advance + tracking + (letter === ' ' ? wordSpacing : 0);
    before = letter;
  }
  return { svg: `<path transform="scale(${round(scale)})" d="${path}"/>`, width: at * scale };
}

/**
 * Breaks a text into as few lines as fit a width, as even as can be.
 *
 * @throws Error naming a letter that the face does not have
 */
export function breakLines(text: string, size: number, width: number): string[] {
  const fewest = fill(text, size, width);
  const narrower = Array.from({ length: 12 }, (_, step) => fill(text, size, width - (step * width) / 24));
  const choices = narrower.filter((lines) => lines.length === fewest.length);
  const uneven = choices.map((lines) => unevenness(lines, size));
  return choices[uneven.indexOf(Math.min(...uneven))] ?? fewest;
}

/** How far the lines fall short of the longest one; the last may be short. */
function unevenness(lines: readonly string[], size: number): number {
  const widths = lines.map((line) => setLine(line, size).width);
  const longest = Math.max(...widths);
  return widths.slice(0, -1).reduce((sum, width) => sum + (longest - width) ** 2, 0);
}

function fill(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && setLine(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function missing(letter: string, text: string): never {
  throw new Error(`The face of the sharing images has no letter "${letter}", in "${text}"`);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
