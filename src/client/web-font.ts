/** What the inline styles call the typeface. */
const family = 'Besley';

/** What is a move (px): less than this is none to the browser's own measure of shifts. */
const least = 3;

/** The typeface while it would move what is being read. */
let waiting: FontFace | undefined;

/**
 * Loads the typeface on small screens, which paint without it, and shows it where nothing in view moves by it. Wide
 * screens name it in the styles of the document, as the media query of its preload link says.
 */
export async function loadFont(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[as="font"]');
  if (!link || matchMedia(link.media).matches) return;
  try {
    waiting = await new FontFace(family, `url(${link.href})`, { weight: '400 700' }).load();
  } catch {
    return;
  }
  const face = waiting;
  const parts = partsInView();
  const tops = parts.map(topOf);
  applyFont();
  if (parts.every((part, index) => Math.abs(topOf(part) - (tops[index] ?? 0)) < least)) return;
  document.fonts.delete(face);
  waiting = face;
}

/** Shows the typeface if it was held back: with another page, nothing moves that was read before. */
export function applyFont(): void {
  if (waiting) document.fonts.add(waiting);
  waiting = undefined;
}

/** What stands down the left and the middle of the window. Nothing out of sight is looked at. */
function partsInView(): Element[] {
  const parts = new Set<Element>();
  for (let y = 0; y < window.innerHeight; y += 16) {
    for (const x of [window.innerWidth / 8, window.innerWidth / 2]) {
      const part = document.elementFromPoint(x, y);
      if (part) parts.add(part);
    }
  }
  return [...parts];
}

function topOf(part: Element): number {
  return part.getBoundingClientRect().top;
}
