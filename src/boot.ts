// Stands inline in every document, before anything else: no import, no export, and not a byte without need. What it
// loads, it reads from its own element: `data-styles` and `data-code` (absent on the development server).

const root = document.documentElement;
const { styles, code } = (document.currentScript as HTMLScriptElement).dataset;
const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
/** The visitor pays for every byte, or waits for it: nothing is fetched that was not asked for. */
const frugal = connection && (connection.saveData || /2g/.test(connection.effectiveType));
const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

// The theme the visitor chose, before the first paint.
const show = (theme: string | null | undefined) => {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
};
root.dataset.scripts = '';
try {
  show(localStorage.theme);
} catch {}

// A served fallback must not show through while its postcode is looked up.
if (/^\/locations\/./.test(location.pathname)) root.dataset.resolving = '';

addEventListener('click', ({ target }) => {
  const theme = (target as Element).closest<HTMLElement>('[data-set-theme]')?.dataset.setTheme;
  if (!theme) return;
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.theme = theme;
  } catch {}
});

// After the first paint: the styles of everything below the fold.
requestAnimationFrame(() => setTimeout(() => styles && add('link', { rel: 'stylesheet', href: styles })));

// When the page stands and nothing else is to do, or at the first sign that the visitor wants something: the code.
let wanted = Boolean(code);
const start = () => {
  if (!wanted) return;
  wanted = false;
  add('script', {
    type: 'module',
    src: code,
    fetchPriority: 'low',
    onerror: () => delete root.dataset.resolving,
  });
};
for (const type of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(type, ({ target }) => (target as Element).closest?.(frugal ? 'site-island' : 'a,button') && start());
}
addEventListener('load', () => frugal || (window.requestIdleCallback ?? setTimeout)(start));
addEventListener('DOMContentLoaded', () => {
  // Nor does the browser fetch documents ahead for him.
  if (frugal) document.querySelector('[type=speculationrules]')?.remove();
  // The file of another page, in place of a postcode that has none: only the code can look it up.
  if ('resolving' in root.dataset && document.getElementById('root')?.dataset.path !== location.pathname) start();
});
