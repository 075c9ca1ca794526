// 6 of 10. Loads the web font on small screens, which paint without it.

import { savesData } from './save-data.ts';

/** As the `@font-face` rule for wide screens has it: family, and the range of its weights. */
export const webFont = { family: 'Besley', weight: '400 700' };

/** The browser does not count a shift of less (px). */
const leastShift = 3;

/** The font, and the letters of the name that it lacks, while they would move what is being read. */
let waiting: FontFace[] = [];

/**
 * Loads the font on small screens, and applies it unless something in view would move. On wide screens, which the media
 * query of its preload link names, the stylesheet loads it; whoever saves data does without.
 */
export async function loadFont(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')];
  if (links.some(({ media }) => matchMedia(media).matches) || savesData()) return;
  const faces = links.map(({ href }) => new FontFace(webFont.family, `url(${href})`, { weight: webFont.weight }));
  const parts = partsInView();
  const scrolled = window.scrollY;
  try {
    waiting = await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  // Other parts are in view than were looked for.
  if (window.scrollY !== scrolled) return;

  const tops = parts.map(topOf);
  applyFont();
  if (parts.every((part, index) => Math.abs(topOf(part) - (tops[index] ?? 0)) < leastShift)) return;
  for (const face of faces) document.fonts.delete(face);
  waiting = faces;
}

/** Applies the font if it was held back: on another page nothing moves that was being read. */
export function applyFont(): void {
  for (const face of waiting) document.fonts.add(face);
  waiting = [];
}

/**
 * The elements in the window. What lies outside of it is passed over with all that it holds, and so may stay unrendered;
 * what has no box of its own may hold something that has.
 */
function partsInView(within: Element = document.body): Element[] {
  return [...within.children].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    if (height > 0 && (bottom < 0 || top > window.innerHeight)) return [];
    return part.localName === 'svg' ? [part] : [part, ...partsInView(part)];
  });
}

function topOf(part: Element): number {
  return part.getBoundingClientRect().top;
}
