import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { startAppShell } from '../../client/app-shell.ts';
import { usePageChange } from '../../client/page-change.ts';
import { deferred } from '../ui/section.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { shellPart } from './shell-part.ts';

/** The handle of the route whose page is the one that was prerendered. */
export const prerenderedPage = { prerendered: true };

/** The prerendered page while another is shown: it comes back as it was left. */
let prerendered: DocumentFragment | undefined;

/** What stands around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const isPrerendered = useMatches().at(-1)?.handle === prerenderedPage;
  useLayoutEffect(() => {
    const place = main.current;
    if (!isPrerendered || !place) return undefined;
    if (prerendered) place.append(prerendered);
    return () => {
      prerendered = new DocumentFragment();
      prerendered.append(...place.childNodes);
    };
  }, [isPrerendered]);
  // After the content is there: it scrolls to a place in it.
  usePageChange(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, on the first page
  useEffect(() => {
    // What React rendered itself, it rendered anew.
    if (!isPrerendered) startAppShell();
    // From here on the app prefetches what it needs, which is less than a document.
    document.querySelector('script[type="speculationrules"]')?.remove();
    delete document.documentElement.dataset.pending;
    document.getElementById('root')?.setAttribute('data-hydrated', '');
  }, []);

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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is in the document as it is
          dangerouslySetInnerHTML={{ __html: '' }}
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
