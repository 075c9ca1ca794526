// 10 of 10. Updates the document when another page is shown: sections, scroll position, menus, focus.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { prerenderedPage } from '../components/layout/layout.tsx';
import { showFragmentTarget, startAppShell } from './app-shell.ts';
import { renderAllSections, renderDeferredSections } from './deferred-sections.ts';

/** The scroll position of each history entry, by its key. In memory: the site stores nothing but the theme. */
const positions = new Map<string, number>();

/**
 * Completes each navigation inside the site: closes the menus, and scrolls and focuses the new page, or restores the
 * position of an earlier one. Rendered after the layout, so that its effects find the new page in the document.
 */
export function PageChange(): null {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const isPrerendered = useMatches().at(-1)?.handle === prerenderedPage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on the first page
  useEffect(() => {
    // React has rendered the parts around the page again.
    if (!isPrerendered) startAppShell();
    // From now on the app prefetches pages, which are smaller than documents.
    document.querySelector('script[type="speculationrules"]')?.remove();
    delete document.documentElement.dataset.pending;
    document.getElementById('root')?.setAttribute('data-hydrated', '');

    const remember = () => positions.set(shown.current.key, window.scrollY);
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
    if (shown.current.key === location.key) return;
    const isOtherPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    const left = type === 'POP' ? positions.get(location.key) : undefined;
    // A fragment of this page, or an entry from before the app was loaded: the browser has scrolled.
    if (!isOtherPage && type === 'POP' && left === undefined) return;

    if (isOtherPage) {
      for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
    const target = isOtherPage ? showFragmentTarget() : null;
    if (isOtherPage && !target) document.getElementById('main')?.focus({ preventScroll: true });
    if (left || target) renderAllSections();
    else {
      document.documentElement.dataset.initial = '';
      renderDeferredSections();
    }
    if (target && left === undefined) target.scrollIntoView();
    else window.scrollTo(0, left ?? 0);
    document.body.style.overflowAnchor = '';
  }, [location, type]);

  return null;
}
