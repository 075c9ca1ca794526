// 10 of 10. What happens in the document when another page is shown: sections, scroll position, menus, focus.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { showFragmentTarget } from './app-shell.ts';
import { deferSections, renderAllSections } from './deferred-sections.ts';

/** The scroll position of each history entry, by its key. In memory: the site stores nothing but the theme. */
const positions = new Map<string, number>();

/**
 * Completes each navigation inside the site: closes the menus, and shows a new page at its top or fragment, with the focus
 * there, and an earlier one at the position where the visitor left it. When the visitor leaves or reloads the document, the
 * browser restores the position.
 *
 * @param main the element that holds the page; gets the focus where the address has no fragment
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    const remember = () => positions.set(shown.current.key, window.scrollY);
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    take();
    // The visitor may have scrolled before the app was loaded.
    remember();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('scroll', remember);
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.key === location.key) return;
    const isOtherPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    const left = type === 'POP' ? positions.get(location.key) : undefined;
    // A fragment of this page, or an entry from before the app was loaded: the browser has scrolled.
    if (!isOtherPage && type === 'POP' && left === undefined) return;

    if (isOtherPage) closeMenus();
    const target = isOtherPage ? showFragmentTarget() : null;
    if (isOtherPage && !target) main.current?.focus({ preventScroll: true });
    if (left || target) renderAllSections();
    else deferSections();
    if (target && left === undefined) target.scrollIntoView();
    else window.scrollTo(0, left ?? 0);
    document.body.style.overflowAnchor = '';
  }, [main, location, type]);
}

function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
}
