import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { showFace } from '../../face.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { keepMenuState, keepPopoverState, keepThemeState, layOutRest, showWhole } from './frame.ts';
import { frameMarkup, servedMarkup } from './frame-markup.ts';
import { hydrateIslands } from './islands.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** The handle of a route whose page is the one that was served. */
export const servedPage = { served: true };

/** Read before anything in it is hydrated. */
const servedMain = import.meta.env.SSR ? '' : servedMarkup('main');

/** What stands around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const served = useMatches().at(-1)?.handle === servedPage;
  useScrollPosition();
  useNavigationEnd(main);
  useEffect(() => {
    if (served && main.current) return hydrateIslands(main.current);
    return undefined;
  }, [served]);
  useLayoutEffect(() => {
    if (served) return;
    showWhole();
    showFace();
  }, [served]);
  useEffect(startFrame, []);

  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header className="site-header" {...frameMarkup('header')} />
      {served ? (
        <main
          key="served"
          id="main"
          ref={main}
          tabIndex={-1}
          // The page as it was served: it is neither rendered nor compared, and its texts travel once.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup that stands there already
          dangerouslySetInnerHTML={{ __html: servedMain }}
        />
      ) : (
        <main key="page" id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      )}
      <footer className="site-footer" {...frameMarkup('footer')} />
      <section className="call-bar" aria-label="Call or book" {...frameMarkup('callBar')} />
      <ToastRegion />
      {served && <Outlet />}
    </>
  );
}

/** Brings to life what stands around the pages, once, and says on the root element that the site answers to its code. */
function startFrame(): () => void {
  const frame = ['.site-header', '.site-footer'].flatMap((selector) => document.querySelector(selector) ?? []);
  const stop = [...frame.map(hydrateIslands), keepMenuState(), keepPopoverState(), keepThemeState(), layOutRest()];
  // From here on the router prefetches what it needs, which is less than a document.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const root = document.getElementById('root');
  if (root) root.dataset.hydrated = '';
  return () => {
    for (const end of stop) end();
  };
}

/** After a navigation inside the site the menus close, and the focus goes to the new content. */
function useNavigationEnd(main: RefObject<HTMLElement | null>): void {
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
