import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Hands presses on links inside the site to the router; all others, and those with a modifier key, stay the browser's. */
export function useClientNavigation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link?.href || link.target || modified || event.button !== 0 || event.defaultPrevented) return;

      const { origin, pathname, search, hash } = new URL(link.href);
      const here = window.location;
      if (origin !== here.origin || (pathname === here.pathname && hash !== '')) return;

      event.preventDefault();
      navigate(pathname + search + hash, { replace: link.href === here.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
