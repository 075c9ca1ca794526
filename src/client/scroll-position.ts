import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each history entry was scrolled, by its key. In memory: the site stores nothing but the theme. */
const positions = new Map<string, number>();

/**
 * Shows a new page at its top or at its fragment, and one that is gone back to where it was left. While the document
 * itself is left or reloaded, the browser remembers.
 */
export function useScrollPosition(): void {
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
