// 2 of 10. The first code that is loaded, a small one: it runs as soon as the first paint is on the screen.

import '../styles/index.css';
import { londonSky } from '../lib/daylight.ts';
import { manifestPath } from '../lib/public-files.ts';
import { startAppShell } from './app-shell.ts';
import { whenWanted } from './app-start.ts';
import { renderDeferredSections, showPictures } from './deferred-sections.ts';
import { defineElements } from './elements.ts';
import { savesData } from './save-data.ts';
import { loadFont } from './web-font.ts';

showPictures(document.body);

// The browser fetches the manifest as soon as it is named, so it is not named before the first paint.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }));

// The drawn house follows the sun over London.
document.documentElement.classList.add(londonSky(new Date()));

defineElements();
startAppShell();
whenWanted();

// The browser must not fetch documents ahead for those who save data.
if (savesData()) document.querySelector('script[type="speculationrules"]')?.remove();

/** Waits for the stylesheet, or for word that it does not come. */
function styled(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!sheet || sheet.sheet) return Promise.resolve();
  return new Promise((done) => {
    for (const end of ['load', 'error']) sheet.addEventListener(end, done);
  });
}

// Styles first, then the font, then the sections: each that came later would have them laid out again.
const whenIdle = window.requestIdleCallback ?? setTimeout;
styled().then(() => whenIdle(() => loadFont().finally(() => whenIdle(renderDeferredSections))));
