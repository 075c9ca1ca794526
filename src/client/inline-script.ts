// 1 of 10. Stands inline in every document and runs before anything is painted.
//
// A first view. The document holds the whole page, and inline the styles of a phone's first screen: a phone paints it
// without another file, a larger window waits for the stylesheet. (1) This script runs before that. It sets what the
// styles ask of the root element: the theme, that there are scripts, that this is an initial load. Once the browser has painted, it adds the stylesheet and
// (2) the client entry, a small script that gives icons their sprite, names the manifest, and has the web font loaded on
// small screens (3). (4) The custom elements start to answer: opening hours, the gauge, what copies the number. None of
// them needs React; a tool that does loads it at its first use. (5) The sections that were left out of sight are rendered,
// one a frame, and (6) the app shell tells assistive technology the state of theme and menus.
//
// Going on. (7) React and the router are loaded when the visitor points at a link of the site, or, while the browser is
// idle, once they look around: in parts, each in a task of its own. Whoever saves data is served with documents. (8) The
// app takes the prerendered page over as it stands. Its router gets one more route, which answers for the path of the
// document with the markup that is already there: neither the code nor the texts of the page are loaded. Header, footer
// and call bar stay as they are too.
//
// A document may be another page than its address asks for: hosts send 404.html for an unknown path, and the fallback
// for a postcode without a file. Then (8) loads the page of the address and renders it afresh.
//
// A press. (9) Navigation hears of interest in a link (pointer, touch, focus) and starts to load code and data of its
// page, each once. At the press it hands a page that is loaded to the router, waits 200 ms for one that is on its way,
// and leaves any other to the browser, which loads the document. Back and forward go the same way. The router finds
// the page's module in src/router.tsx; the layout renders it into `main`; (10) the page change sets scroll position and
// focus and closes the menus.
//
// This file has no import, no export, and not a byte without need. What it loads it reads from its own element:
// `data-styles` and `data-code`, absent on the development server.

/** The windows that the inline styles are enough for, as a media query; put in by the build. */
declare const FIRST_SCREEN: string;

const { dataset } = document.documentElement;
const { styles, code } = (document.currentScript as HTMLScriptElement).dataset;
const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

// The theme the visitor chose, before the first paint.
const show = (theme: string | undefined) => {
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
};
dataset.scripts = '';
try {
  show(localStorage.theme);
} catch {}
addEventListener('click', ({ target }) => {
  const theme = (target as Element).closest<HTMLElement>('[data-set-theme]')?.dataset.setTheme;
  if (!theme) return;
  show(theme);
  try {
    if (theme === 'system') delete localStorage.theme;
    else localStorage.theme = theme;
  } catch {}
});

// A fallback must not show through while its postcode is looked up.
if (/^\/locations\/./.test(location.pathname)) dataset.pending = '';

// A page opened at its top shows its first screen: sections below it are rendered later (client/deferred-sections.ts).
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'navigate' && !location.hash) dataset.initial = '';

// After the first paint come the stylesheet and the code. A larger window, or a page that is found again elsewhere than at
// its top, shows more than the inline styles cover, which would move when the stylesheet comes: there it comes first.
const addStyles = () => add('link', { rel: 'stylesheet', href: styles, blocking: 'render' });
const needsAll = !matchMedia(FIRST_SCREEN).matches || dataset.initial === undefined;
if (needsAll && code) addStyles();
let load = () => {
  load = () => {};
  if (!code) return;
  if (!needsAll) addStyles();
  add('script', { type: 'module', src: code, onerror: () => delete dataset.pending });
};
new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && load()).observe({
  type: 'paint',
  buffered: true,
});
// Nothing is painted in a background tab.
addEventListener('load', () => setTimeout(() => load(), 1000));
