// Step 2 of inline-script.ts: the client entry. Runs right after the first paint, so it is small.

import { londonSky } from '../lib/daylight.ts';
import { manifestPath } from '../lib/public-files.ts';
import { startAppShell } from './app-shell.ts';
import { startAppOnInterest } from './app-start.ts';
import { showDeferredSections, showDrawings } from './deferred-sections.ts';
import { defineElements } from './elements.ts';
import { savesData, whenIdle } from './interest.ts';
import { loadFont } from './web-font.ts';

showDrawings(document.body);

// Browsers fetch the manifest as soon as it is linked, so it is not linked before the first paint.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }));

// Lights the drawn house by day, dusk or night in London.
document.documentElement.classList.add(londonSky(new Date()));

// The browser must not prefetch documents for visitors who save data.
if (savesData()) document.querySelector('script[type="speculationrules"]')?.remove();

defineElements();
startAppShell();
startAppOnInterest();

// Stylesheet first, then the font, then the sections: in another order sections would be laid out again. The load event
// waits for the stylesheet, and also fires if the stylesheet cannot be loaded.
const afterLoad = () => whenIdle(() => loadFont().finally(() => whenIdle(showDeferredSections)));
if (document.readyState === 'complete') afterLoad();
else addEventListener('load', afterLoad);
