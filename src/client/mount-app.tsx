// Step 8 of inline-script.ts: hydrates the prerendered page, or renders the page of the current URL.

import { type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Head } from 'vite-react-ssg';
import { prerenderedPage } from '../components/layout/layout.tsx';
import { saveShell } from '../components/layout/shell-part.ts';
import { notFoundPath } from '../routes.ts';
import { ClientLayout } from './client-layout.tsx';
import { followLinks, isRouted, loadPage } from './navigation.ts';

/** The types of react-helmet-async are older than React's. */
const HeadProvider = HelmetProvider as ComponentType<{ children: ReactNode }>;

interface FirstView {
  routes: RouteObject[];
  loaderData?: Record<string, unknown>;
  /** Whether React's first render equals the markup of the document. */
  canHydrate: boolean;
}

/** Starts the app on the page of the current URL. */
export async function mountApp(routes: RouteObject[]): Promise<void> {
  const { loaderData, canHydrate, ...view } = await firstView(
    routes.map((layout) => ({ ...layout, Component: ClientLayout }) as RouteObject),
  );
  const router = followLinks(() => createBrowserRouter(view.routes, loaderData && { hydrationData: { loaderData } }));

  const container = document.getElementById('root') as HTMLElement;
  // Disables React's transitions for navigations: the head component writes tags during render, and an interrupted
  // render would leave stale tags behind.
  const app = (
    <HeadProvider>
      <RouterProvider router={router} future={{ v7_startTransition: false }} />
    </HeadProvider>
  );
  if (!canHydrate) saveShell();
  // Separates the creation of the router and the first render into two tasks.
  await new Promise((next) => setTimeout(next));
  startTransition(() => {
    if (canHydrate) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/**
 * Returns the prerendered page, without loading code or data, if the document was rendered for this path. Otherwise (the
 * host served 404.html, or the fallback for postcodes) loads the page. A redirect replaces the history entry.
 */
async function firstView(routes: RouteObject[]): Promise<FirstView> {
  const rendered = document.getElementById('root')?.dataset.path;
  const path = window.location.pathname.replace(/(.)\/$/, '$1');
  const isUnknown = !isRouted(routes, path);
  if (rendered === path || (rendered === notFoundPath && isUnknown)) {
    return { routes: withPrerenderedPage(routes, isUnknown ? '*' : path), canHydrate: true };
  }

  const loaderData: Record<string, unknown> = {};
  try {
    for (const { route, code, data } of await loadPage(routes, window.location.pathname)) {
      const redirect = data instanceof Response ? data.headers.get('Location') : null;
      if (redirect !== null) {
        window.history.replaceState(null, '', redirect);
        return await firstView(routes);
      }
      Object.assign(route, code, { lazy: undefined });
      if (data !== undefined && route.id !== undefined) loaderData[route.id] = data;
    }
  } catch {
    // A chunk is missing: the document becomes the only route, so every link loads a document.
    return { routes: withPrerenderedPage(routes, '*', []), canHydrate: true };
  }
  // Development documents get here too: they have no `data-path`, and custom elements changed their markup.
  return { routes, loaderData, canHydrate: false };
}

/** Adds a route for the prerendered page, which replaces the route with the same path. */
function withPrerenderedPage(routes: RouteObject[], path: string, siblings = routes[0]?.children ?? []): RouteObject[] {
  const page = { id: 'prerendered', path, caseSensitive: true, handle: prerenderedPage, element: prerenderedHead() };
  const others = siblings.filter((child) => child.path !== path);
  return routes.map((layout) => ({ ...layout, children: [page, ...others] }) as RouteObject);
}

/** Returns the head tags of the document, to be rendered when the visitor returns to the page. */
function prerenderedHead() {
  const tags = [...document.head.querySelectorAll('[data-rh]')].map((tag, key) => {
    const attributes = [...tag.attributes].filter(({ name }) => name !== 'data-rh');
    const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    return createElement(tag.localName, { key, ...props }, tag.textContent || undefined);
  });
  return <Head defer={false}>{tags}</Head>;
}
