import { useEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { startAppShell } from '../../client/app-shell.ts';
import { hydrateIslands } from '../../client/islands.ts';
import { usePageChange } from '../../client/page-change.ts';
import { deferred } from '../ui/section.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { prerenderedMarkup, shellPart } from './shell-part.ts';

/** The handle of the route whose page is the one that was prerendered. */
export const prerenderedPage = { prerendered: true };

/** Read before anything in it is hydrated. */
const prerenderedMain = import.meta.env.SSR ? '' : prerenderedMarkup('main');

/** What stands around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const isPrerendered = useMatches().at(-1)?.handle === prerenderedPage;
  usePageChange(main, isPrerendered);
  useEffect(() => {
    if (isPrerendered && main.current) return hydrateIslands(main.current.querySelectorAll('site-island'));
    return undefined;
  }, [isPrerendered]);
  useEffect(startAppShell, []);

  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header {...shellPart('site-header')} />
      {isPrerendered ? (
        <main
          key="prerendered"
          id="main"
          ref={main}
          tabIndex={-1}
          // The page as it stands: it is neither rendered nor compared, and its texts travel once.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup that stands there already
          dangerouslySetInnerHTML={{ __html: prerenderedMain }}
        />
      ) : (
        <main key="page" id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      )}
      <footer {...shellPart('site-footer')} {...deferred} />
      <section {...shellPart('call-bar')} aria-label="Call or book" />
      <ToastRegion />
      {isPrerendered && <Outlet />}
    </>
  );
}
