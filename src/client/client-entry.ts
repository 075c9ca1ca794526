import '../styles/index.css';
import { manifestPath } from '../lib/public-files.ts';
import { savesData } from './save-data.ts';
import { loadFont } from './web-font.ts';

// The first code of a page, a small one: it runs as soon as the first paint is on the screen (see client/inline-script.ts).

const root = document.documentElement;

// Pictures out of the file of pictures. With scripts, the document only says which.
for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
  use.setAttribute('href', use.dataset.href ?? '');
  use.removeAttribute('data-href');
}

// The browser fetches what this names at once, so it is not named before the first paint.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }));

let started = false;

/** Loads the code of the site. Where it does not come, the page is one of plain links. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    // One after the other: evaluated together they would be a long task on a slow phone.
    await import('./preload-react.ts');
    await new Promise((next) => setTimeout(next));
    await import('../main.tsx');
  } catch (error) {
    delete root.dataset.resolving;
    throw error;
  }
}

// At the first sign that the visitor wants something; else when nothing else is to do.
const wanted = savesData() ? 'site-island' : 'a, button';
for (const type of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(type, ({ target }) => target instanceof Element && target.closest(wanted) && start());
}

if (savesData()) {
  // Nor does the browser fetch documents ahead for him.
  document.querySelector('script[type="speculationrules"]')?.remove();
} else {
  loadFont();
  (window.requestIdleCallback ?? setTimeout)(() => start());
}

// The file of another page, in place of a postcode that has none: only the code can look it up.
if ('resolving' in root.dataset && document.getElementById('root')?.dataset.path !== location.pathname) start();
