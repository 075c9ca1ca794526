import { useLayoutEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { deferred } from '../ui/section.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { shellProps } from './shell-part.ts';

/** Handle of the route that keeps the prerendered markup instead of rendering its page (client/mount-app.tsx). */
export const prerenderedPage = { prerendered: true };

/** Nodes of the prerendered page while another page is shown. */
let removedNodes: DocumentFragment | undefined;

/** Renders header, page and footer. In the browser, ClientLayout wraps it. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const isPrerendered = useMatches().at(-1)?.handle === prerenderedPage;
  useLayoutEffect(() => {
    const place = main.current;
    if (!isPrerendered || !place) return undefined;
    if (removedNodes) place.append(removedNodes);
    return () => {
      removedNodes = new DocumentFragment();
      removedNodes.append(...place.childNodes);
    };
  }, [isPrerendered]);

  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header {...shellProps('site-header')} />
      {isPrerendered ? (
        <main
          key="prerendered"
          id="main"
          ref={main}
          tabIndex={-1}
          // React does not render or compare this content, so the code and texts of the page are not loaded.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the existing content of the document
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      ) : (
        <main key="page" id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      )}
      <footer {...shellProps('site-footer')} {...deferred} />
      <section {...shellProps('call-bar')} aria-label="Call or book" />
      <ToastRegion />
      {/* Only the head tags of the prerendered page. */}
      {isPrerendered && <Outlet />}
    </>
  );
}
