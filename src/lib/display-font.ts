// Variable fonts of headings, in src/styles/fonts. No letter is in two of them.

/** English letters, figures and punctuation, for every page. Kerns `-£`, so that the two do not touch. */
export const fontFile = 'besley-subset.woff2';

interface ExtraFont {
  file: string;
  /** A `unicode-range`. */
  range: string;
}

/** Other Latin letters, for names of businesses and streets. */
export const extraFonts: readonly ExtraFont[] = [
  { file: 'besley-latin-1.woff2', range: 'U+C0-D6, U+D8-E8, U+EA-F6, U+F8-FF, U+131, U+152-153' },
  {
    file: 'besley-latin-extended.woff2',
    range: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
  },
];

/** Returns the additional font files that a text requires. */
export function extraFontsFor(text: string): ExtraFont[] {
  return extraFonts.filter(({ range }) => lettersIn(range).test(text));
}

function lettersIn(range: string): RegExp {
  const spans = range.split(', ').map((span) => {
    const [first = '', last = first] = span.slice(2).split('-');
    return `\\u{${first}}-\\u{${last}}`;
  });
  return new RegExp(`[${spans.join('')}]`, 'u');
}
