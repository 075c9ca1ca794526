// The files of the display face, in src/styles/fonts: variable fonts that share no letter.

/** What every page loads: the letters of English, figures and marks. */
export const faceFile = 'besley-subset.woff2';

interface FacePart {
  file: string;
  /** The letters that it holds, as `unicode-range` names them. */
  range: string;
}

/** The other letters of Latin alphabets: a business or a street may have one in its name. */
export const faceParts: readonly FacePart[] = [
  { file: 'besley-latin-1.woff2', range: 'U+C0-D6, U+D8-E8, U+EA-F6, U+F8-FF, U+131, U+152-153' },
  {
    file: 'besley-latin-extended.woff2',
    range: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
  },
];

/** The parts in which letters of a text stand; for most texts there are none. */
export function facePartsOf(text: string): FacePart[] {
  return faceParts.filter(({ range }) => lettersIn(range).test(text));
}

function lettersIn(range: string): RegExp {
  const spans = range.split(', ').map((span) => {
    const [first = '', last = first] = span.slice(2).split('-');
    return `\\u{${first}}-\\u{${last}}`;
  });
  return new RegExp(`[${spans.join('')}]`, 'u');
}
