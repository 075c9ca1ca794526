// Stands inline in every document, before anything else: no import, no export, and not a byte without need. What it
// loads, it reads from its own element: `data-styles` and `data-code` (absent on the development server).

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

// A served fallback must not show through while its postcode is looked up.
if (/^\/locations\/./.test(location.pathname)) dataset.resolving = '';

// Who comes to the top of a page sees that first: what is out of sight is laid out later.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'navigate' && !location.hash) dataset.fresh = '';

// Once the first paint is on the screen, the styles of everything below the fold, and the code. A tall window shows what
// would move when they come: there they come first.
const addStyles = () => add('link', { rel: 'stylesheet', href: styles, blocking: 'render' });
const tall = innerHeight > 959;
if (tall && code) addStyles();
let load = () => {
  load = () => {};
  if (!code) return;
  if (!tall) addStyles();
  add('script', { type: 'module', src: code, onerror: () => delete dataset.resolving });
};
new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && load()).observe({
  type: 'paint',
  buffered: true,
});
// Nothing is painted in a tab at the back.
addEventListener('load', () => setTimeout(() => load(), 1000));
