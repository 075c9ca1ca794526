/** What readers see as one piece: a paragraph, a list item, a heading, a label. */
export interface Passage {
  /** Where it stands, as messages name it: `src/content/home.ts  introduction[0]`, `src/pages/home-page.tsx:42`. */
  place: string;
  /** The file, from the project's folder. */
  file: string;
  /** Its text; `unknown` stands for what is only known when the page is rendered. */
  text: string;
}

/** Stands in a passage for a value that the source does not show; it counts as one word. */
export const unknown = '\uFFFC';

/** The words around a place in a text, as messages show them. */
export function around(text: string, index: number, length: number): string {
  const from = Math.max(0, index - 24);
  const to = Math.min(text.length, index + length + 16);
  return shown(`${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`);
}

/** A text as messages show it. */
export function shown(text: string): string {
  return text.replaceAll(unknown, '…');
}
