// Runs inline in every document before the first paint, so it has no imports and every byte counts. How a page starts:
//
//  1. This script sets the theme and the attributes that stylesheets use. After the first paint it applies the
//     stylesheet, which does not block the first paint on phones, and loads the client entry (`data-code`).
//  2. client-entry.ts shows drawings, links the manifest, and starts steps 3 to 7.
//  3. elements.ts defines the custom elements, such as opening hours. Two of them load React when needed.
//  4. app-shell.ts reports the state of theme and menus to assistive technology.
//  5. app-start.ts loads React and the router (main.tsx) at the first interest in a link, or when idle after input.
//  6. web-font.ts loads the font on phones.
//  7. deferred-sections.ts renders the sections that were skipped in the first layout.
//  8. mount-app.tsx hydrates the page of the document without loading its code, or renders another page.
//  9. navigation.ts prefetches pages, and shows a page with the router if it is loaded within 200 ms.
// 10. client-layout.tsx sets scroll position and focus after each navigation.

const { dataset } = document.documentElement;
const { code } = (document.currentScript as HTMLScriptElement).dataset;

dataset.scripts = '';
try {
  const { theme } = localStorage;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {
  // The browser blocks storage.
}

// Hides the fallback document while its postcode is looked up.
if (/^\/locations\/./.test(location.pathname)) dataset.pending = '';

// A page opened at its top: sections below the first screen are rendered later (deferred-sections.ts).
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'navigate' && !location.hash) dataset.initial = '';

// On phones the stylesheet's media query does not match, and inline styles cover the top of the page. A page that opens
// further down applies the stylesheet early. A matching query is kept: a change would make the stylesheet non-blocking.
const applyStyles = (early?: Event) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link && !(early && matchMedia(link.media).matches)) link.media = 'all';
};
if (dataset.initial === undefined) addEventListener('DOMContentLoaded', applyStyles);
let load = () => {
  load = () => {};
  applyStyles();
  if (!code) return;
  const properties = { type: 'module', src: code, onerror: () => delete dataset.pending };
  document.head.append(Object.assign(document.createElement('script'), properties));
};
new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && load()).observe({
  type: 'paint',
  buffered: true,
});
// A background tab is not painted.
addEventListener('load', () => setTimeout(() => load(), 1000));
