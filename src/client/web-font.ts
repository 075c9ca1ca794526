// Step 6 of inline-script.ts: loads the web font on small screens, which paint without it.

import { savesData } from './interest.ts';

/** Family and range of weights, as in the `@font-face` rule for wide screens. */
export const webFont = { family: 'Besley', weight: '400 700' };

/** Maximum change of a heading's letter spacing, in em. */
const maximumSpacing = 0.03;

/** Loads the font, unless the visitor saves data, or the preload's media query matches and the stylesheet loads it. */
export async function loadFont(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')];
  if (links.some(({ media }) => matchMedia(media).matches) || savesData()) return;
  const { family, weight } = webFont;
  const files = links.map(({ href }) => new FontFace(family, `url(${href})`, { weight }).load());
  const faces = await Promise.all(files).catch(() => []);
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, .brand-mark, .numeral')].filter(
    (heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }) && heading.getBoundingClientRect().top < innerHeight,
  );
  const heights = headings.map(({ offsetHeight }) => offsetHeight);
  for (const face of faces) document.fonts.add(face);
  for (const [index, heading] of headings.entries()) keepHeight(heading, heights[index] ?? 0);
}

/** Preserves the height of a heading by its letter spacing or a minimum height, so that nothing in view moves. */
function keepHeight(heading: HTMLElement, height: number): void {
  const { letterSpacing, fontSize } = getComputedStyle(heading);
  const step = 0.005 * (heading.offsetHeight > height ? -1 : 1);
  for (let spacing = step; heading.offsetHeight !== height && Math.abs(spacing) <= maximumSpacing; spacing += step) {
    const px = (Number.parseFloat(letterSpacing) || 0) + spacing * Number.parseFloat(fontSize);
    heading.style.letterSpacing = `${px}px`;
  }
  if (heading.offsetHeight < height) heading.style.cssText = `min-height: ${height}px`;
}
