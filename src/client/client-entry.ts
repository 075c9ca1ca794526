// 2 of 10. The first code that is loaded, a small one: it runs as soon as the first paint is on the screen.

import '../styles/index.css';
import { londonSky } from '../lib/daylight.ts';
import { manifestPath } from '../lib/public-files.ts';
import { startAppShell } from './app-shell.ts';
import { whenWanted } from './app-start.ts';
import { renderDeferredSections } from './deferred-sections.ts';
import { defineElements } from './elements.ts';
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

defineElements();
startAppShell();
whenWanted();

// The browser must not fetch documents ahead for those who save data.
if (savesData()) document.querySelector('script[type="speculationrules"]')?.remove();

// A font that comes later would have every section laid out twice.
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => loadFont().finally(() => whenIdle(renderDeferredSections)));
