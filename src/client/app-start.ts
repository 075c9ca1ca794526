// 5 of 10. Loads the app, React and the router, once the visitor shows that they go on: most who come to call need neither.

import { linkOf } from './link.ts';
import { savesData } from './save-data.ts';

let started = false;

/**
 * Starts the app in parts, each in a task of its own: evaluated together they would be a long one on a slow phone. Where it
 * does not come, the page is one of plain links.
 *
 * @param pause resolves when the next part may begin
 */
async function start(pause: () => Promise<void>): Promise<void> {
  if (started) return;
  started = true;
  try {
    await import('./app-react.ts');
    await pause();
    await import('./app-router.ts');
    await pause();
    // The app keeps the markup of the page, which must be complete.
    if (document.readyState === 'loading') await new Promise((next) => addEventListener('DOMContentLoaded', next));
    await import('../main.tsx');
  } catch (error) {
    delete document.documentElement.dataset.pending;
    throw error;
  }
}

const nextTask = () => new Promise<void>((next) => setTimeout(next));
const nextIdle = () => new Promise<void>((next) => (window.requestIdleCallback ?? setTimeout)(() => next()));

/**
 * Starts the app at the first interest in a link of the site; else, part by part while the browser is idle, once the visitor
 * looks around. Whoever saves data is served with documents. The fallback for a postcode needs the app at once.
 */
export function whenWanted(): void {
  const isPending = 'pending' in document.documentElement.dataset;
  if (isPending && document.getElementById('root')?.dataset.path !== location.pathname) start(nextTask);
  if (savesData()) return;

  for (const interest of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(interest, ({ target }) => linkOf(target) && start(nextTask), { passive: true });
  }
  for (const lookingAround of ['scroll', 'pointermove', 'keydown', 'touchstart']) {
    addEventListener(lookingAround, () => nextIdle().then(() => start(nextIdle)), { once: true, passive: true });
  }
}
