// Part of 9. Loads pages before their links are pressed.

import { linkOf } from './link.ts';
import { savesData } from './save-data.ts';

/** How many links in view are loaded ahead while the browser is idle. */
const idlePages = 3;

const interests = ['pointerover', 'touchstart', 'focusin'];
const signsOfLife = ['pointermove', 'scroll', 'keydown', 'touchstart'];

/**
 * Loads the page of a link at the first sign of interest in it, and those in view once the browser is idle. A visitor
 * who saves data gets nothing ahead.
 *
 * @param load loads the page of a path
 */
export function prefetchPages(load: (path: string) => void): void {
  const interest = ({ target }: Event) => {
    const link = linkOf(target);
    if (link && !savesData()) load(link.pathname);
  };
  for (const type of interests) addEventListener(type, interest, { passive: true });

  // A visitor who looks around is about to go on; one who only came to call needs nothing more.
  const engaged = () => {
    for (const type of signsOfLife) removeEventListener(type, engaged);
    if (!savesData())
      whenIdle(() => {
        for (const path of pathsInView().slice(0, idlePages)) load(path);
      });
  };
  for (const type of signsOfLife) addEventListener(type, engaged, { passive: true });
}

function pathsInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')];
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return [...new Set(inView.map(({ pathname }) => pathname))];
}

function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}
