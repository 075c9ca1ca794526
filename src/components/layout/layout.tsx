import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import {
  keepMenuState,
  keepPopoverState,
  keepThemeState,
  renderDeferredSections,
  showWhole,
} from '../../client/app-shell.ts';
import { hydrateIslands } from '../../client/islands.ts';
import { useScrollPosition } from '../../client/scroll-position.ts';
import { applyFont } from '../../client/web-font.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { servedMarkup, shellMarkup } from './shell-markup.ts';

/** The handle of a route whose page is the one that was served. */
export const prerenderedPage = { served: true };

/** Read before anything in it is hydrated. */
const servedMain = import.meta.env.SSR ? '' : servedMarkup('main');

/** What stands around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const served = useMatches().at(-1)?.handle === prerenderedPage;
  useScrollPosition();
  useNavigationEnd(main);
  useEffect(() => {
    if (served && main.current) return hydrateIslands(main.current);
    return undefined;
  }, [served]);
  useLayoutEffect(() => {
    if (served) return;
    showWhole();
    applyFont();
  }, [served]);
  useEffect(startAppShell, []);

  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header className="site-header" {...shellMarkup('header')} />
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
      <footer className="site-footer" {...shellMarkup('footer')} />
      <section className="call-bar" aria-label="Call or book" {...shellMarkup('callBar')} />
      <ToastRegion />
      {served && <Outlet />}
    </>
  );
}

/** Brings to life what stands around the pages, once, and says on the root element that the site answers to its code. */
function startAppShell(): () => void {
  const frame = ['.site-header', '.site-footer'].flatMap((selector) => document.querySelector(selector) ?? []);
  const stop = [
    ...frame.map(hydrateIslands),
    keepMenuState(),
    keepPopoverState(),
    keepThemeState(),
    renderDeferredSections(),
  ];
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
