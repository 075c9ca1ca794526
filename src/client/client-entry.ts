// 2 of 9. The first code that is loaded, a small one: it runs as soon as the first paint is on the screen.

import '../styles/index.css';
import { londonSky } from '../lib/daylight.ts';
import { manifestPath } from '../lib/public-files.ts';
import { savesData } from './save-data.ts';
import { loadFont } from './web-font.ts';

// The document only names its sprite icons, so that the first paint does not wait for their file.
for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
  use.setAttribute('href', use.dataset.href ?? '');
  use.removeAttribute('data-href');
}

// The browser fetches the manifest as soon as it is named, so it is not named before the first paint.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }));

// The drawn house follows the sun over London.
document.documentElement.classList.add(londonSky(new Date()));

let started = false;

/** Loads the app. Where it does not come, the page is one of plain links. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    // One after the other: evaluated together they would be a long task on a slow phone.
    await import('./preload-react.ts');
    await new Promise((next) => setTimeout(next));
    // The app keeps the markup of the page, which must be complete.
    if (document.readyState === 'loading') await new Promise((next) => addEventListener('DOMContentLoaded', next));
    await import('../main.tsx');
  } catch (error) {
    delete document.documentElement.dataset.pending;
    throw error;
  }
}

// At the first sign of interest; else once the browser is idle.
const wanted = savesData() ? 'site-island' : 'a, button';
for (const type of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(type, ({ target }) => target instanceof Element && target.closest(wanted) && start());
}

if (savesData()) {
  // The browser must not fetch documents ahead either.
  document.querySelector('script[type="speculationrules"]')?.remove();
} else {
  loadFont();
  (window.requestIdleCallback ?? setTimeout)(() => start());
}

// The fallback for a postcode: only the app can look it up.
const isPending = 'pending' in document.documentElement.dataset;
if (isPending && document.getElementById('root')?.dataset.path !== location.pathname) start();
