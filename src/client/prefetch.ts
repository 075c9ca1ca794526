// Part of 9. Loads pages before their links are clicked.

import { onceEngaged, onInterest } from './interest.ts';
import { savesData } from './save-data.ts';

/** Number of links in view whose pages are loaded while the browser is idle. */
const idlePages = 3;

/**
 * Loads the page of a link at the first sign of interest in it, and pages of links in view once the visitor looks around.
 * Loads nothing ahead for visitors who save data.
 *
 * @param load loads the page of a path
 */
export function prefetchPages(load: (path: string) => void): void {
  onInterest((link) => {
    if (!savesData()) load(link.pathname);
  });
  onceEngaged(() => {
    if (savesData()) return;
    for (const path of pathsInView().slice(0, idlePages)) load(path);
  });
}

function pathsInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')];
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return [...new Set(inView.map(({ pathname }) => pathname))];
}
