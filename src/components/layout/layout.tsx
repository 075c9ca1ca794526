import { useLayoutEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { deferred } from '../ui/section.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { shellPart } from './shell-part.ts';

/** Handle of the route whose page was prerendered. */
export const prerenderedPage = { prerendered: true };

/** Nodes of the prerendered page while another page is shown. */
let prerendered: DocumentFragment | undefined;

/** Renders the app shell around every page. The client adds its behaviour (src/client). */
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
          // React does not render or compare this content, so that its texts are transferred only once.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the existing content of the document
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
