// 10 of 10. What happens in the document when another page is shown: sections, font, scroll position, menus, focus.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { deferSections, renderAllSections } from './deferred-sections.ts';
import { applyFont } from './web-font.ts';

/**
 * Completes each navigation inside the site.
 *
 * @param main the element that holds the page; it gets the focus
 * @param isPrerendered whether the page shown is the one that was prerendered
 */
export function usePageChange(main: RefObject<HTMLElement | null>, isPrerendered: boolean): void {
  useLayoutEffect(() => {
    if (!isPrerendered) applyFont();
  }, [isPrerendered]);
  useScrollPosition();
  useFocus(main);
}

/** The menus close, and the focus goes to the new content. */
function useFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}

/** How far each history entry was scrolled, by its key. In memory: the site stores nothing but the theme. */
const positions = new Map<string, number>();

/**
 * Shows a new page at its top or at its fragment, and one that is gone back to where it was left. While the document
 * itself is left or reloaded, the browser remembers.
 */
function useScrollPosition(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location.key);

  useEffect(() => {
    const remember = () => positions.set(shown.current, window.scrollY);
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    take();
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
    if (shown.current === location.key) return;
    shown.current = location.key;
    const left = type === 'POP' ? positions.get(location.key) : undefined;
    const target = left === undefined && location.hash !== '' ? fragmentTarget(location.hash) : null;
    if (left || target) renderAllSections();
    else deferSections();
    if (target) target.scrollIntoView();
    else window.scrollTo(0, left ?? 0);
  }, [location, type]);
}

function fragmentTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
