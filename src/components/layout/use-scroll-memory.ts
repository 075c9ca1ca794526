import { useContext, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';

/** How far down each history entry was left, in pixels, for as long as this document lives. */
const places: Record<string, number> = {};

/**
 * Puts a page that was left back where it was, a new one at its fragment or its top. The router's own component does
 * the same, but keeps the places in the visitor's session storage.
 */
export function useScrollMemory(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const place = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  const { key, hash } = useLocation();

  useEffect(leaveToBrowserOnExit, []);
  useLayoutEffect(() => router?.enableScrollRestoration(places, () => window.scrollY), [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is a new place, whatever its path
  useLayoutEffect(() => {
    // The first view is the browser's: it knows where a reloaded page was.
    if (place === false) return;
    const target = typeof place === 'number' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, place ?? 0);
  }, [key, hash, place]);
}

/** Between documents the browser keeps the places, so it takes over when this one is left. */
function leaveToBrowserOnExit(): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  take();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', take);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', take);
  };
}
