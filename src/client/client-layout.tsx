// Step 10 of inline-script.ts: completes a navigation: closes menus, sets focus and scroll position, renders sections.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { Layout, prerenderedPage } from '../components/layout/layout.tsx';
import { showFragmentTarget, startAppShell } from './app-shell.ts';
import { showAllSections, showDeferredSections } from './deferred-sections.ts';

/** The scroll position of each history entry, by its key. In memory: the site stores nothing but the theme. */
const positions = new Map<string, number>();

/** Renders the layout, and completes each navigation inside the site. */
export function ClientLayout() {
  const location = useLocation();
  const type = useNavigationType();
  const shownLocation = useRef(location);
  const isPrerendered = useMatches().at(-1)?.handle === prerenderedPage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on the first page
  useEffect(() => {
    // React has rendered header, menus and footer again.
    if (!isPrerendered) startAppShell();
    // From now on the app prefetches the code and data of pages, which are smaller than documents.
    document.querySelector('script[type="speculationrules"]')?.remove();
    delete document.documentElement.dataset.pending;
    document.getElementById('root')?.setAttribute('data-hydrated', '');

    const remember = () => positions.set(shownLocation.current.key, window.scrollY);
    const restoreBy = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    restoreBy('manual')();
    // The visitor may have scrolled before the app was loaded.
    remember();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pageshow', restoreBy('manual'));
    addEventListener('pagehide', restoreBy('auto'));
  }, []);

  useLayoutEffect(() => {
    if (shownLocation.current.key === location.key) return;
    const isOtherPage = shownLocation.current.pathname !== location.pathname;
    shownLocation.current = location;
    const savedPosition = type === 'POP' ? positions.get(location.key) : undefined;
    // The browser has scrolled: to a fragment of this page, or to an entry from before the app was loaded.
    if (!isOtherPage && type === 'POP' && savedPosition === undefined) return;

    if (isOtherPage) {
      for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
    const target = isOtherPage ? showFragmentTarget() : null;
    if (isOtherPage && !target) document.getElementById('main')?.focus({ preventScroll: true });
    if (savedPosition || target) showAllSections();
    else {
      document.documentElement.dataset.initial = '';
      showDeferredSections();
    }
    if (target && savedPosition === undefined) target.scrollIntoView();
    else window.scrollTo(0, savedPosition ?? 0);
    document.body.style.overflowAnchor = '';
  }, [location, type]);

  return <Layout />;
}
