// 8 of 10. React takes over the prerendered page as it stands, or renders the page that the address asks for.

import { type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Head } from 'vite-react-ssg';
import { prerenderedPage } from '../components/layout/layout.tsx';
import { keepShell } from '../components/layout/shell-part.ts';
import { notFoundPath } from '../routes.ts';
import { followLinks } from './navigation.ts';
import { isRouted, loadPage, withDataLoadedOnce } from './page-loads.ts';

/** The types of react-helmet-async are older than React's. */
const HeadProvider = HelmetProvider as ComponentType<{ children: ReactNode }>;

interface FirstView {
  routes: RouteObject[];
  loaderData?: Record<string, unknown>;
  /** Whether the markup in the document is what React renders first. */
  isPrerendered: boolean;
}

/**
 * Starts the app on the page in the address bar.
 *
 * @param routes the client routes
 */
export async function takeOver(routes: RouteObject[]): Promise<void> {
  const { loaderData, isPrerendered, ...view } = await firstView(withDataLoadedOnce(routes));
  const router = followLinks(() => createBrowserRouter(view.routes, loaderData && { hydrationData: { loaderData } }));

  const container = document.getElementById('root') as HTMLElement;
  // A page is rendered in one go: the head component writes its tags while it renders, and a rendering that another
  // press on a link cut short would leave its tags behind.
  const app = (
    <HeadProvider>
      <RouterProvider router={router} future={{ v7_startTransition: false }} />
    </HeadProvider>
  );
  if (!isPrerendered) keepShell();
  // The router is a task of its own, and so is the first rendering.
  await new Promise((next) => setTimeout(next));
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/**
 * Where the document was rendered for this very path, its page is taken as it stands: it needs no code and no data of
 * its own. Elsewhere (a host answered with 404.html, or with the fallback for postcodes) code and data of the page are
 * loaded first; a redirect is followed at once, in place of the history entry.
 */
async function firstView(routes: RouteObject[]): Promise<FirstView> {
  const rendered = document.getElementById('root')?.dataset.path;
  const path = window.location.pathname.replace(/(.)\/$/, '$1');
  const isUnknown = !isRouted(routes, path);

  if (rendered === path || (rendered === notFoundPath && isUnknown)) {
    return { routes: withPrerenderedPage(routes, isUnknown ? '*' : path), isPrerendered: true };
  }
  // Where they do not come, what was prerendered stands, and every link loads a document.
  return renderAfresh(routes).catch(() => ({ routes: withPrerenderedPage(routes, '*', []), isPrerendered: true }));
}

/** The routes with one more in front: the page that was prerendered, under its own path. */
function withPrerenderedPage(routes: RouteObject[], path: string, beside = routes[0]?.children): RouteObject[] {
  const [layout] = routes;
  if (!layout) return routes;
  const page: RouteObject = {
    id: 'prerendered',
    path,
    caseSensitive: true,
    handle: prerenderedPage,
    element: prerenderedHead(),
  };
  const others = beside?.filter((child) => child.path !== path) ?? [];
  return [{ ...layout, children: [page, ...others] } as RouteObject];
}

/** The head tags of the document, so that they are there again when the visitor comes back to the page. */
function prerenderedHead() {
  const tags = [...document.head.querySelectorAll('[data-rh]')].map((tag, key) => {
    const attributes = [...tag.attributes].filter(({ name }) => name !== 'data-rh');
    const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    return createElement(tag.localName, { key, ...props }, tag.textContent || undefined);
  });
  return <Head defer={false}>{tags}</Head>;
}

async function renderAfresh(routes: RouteObject[]): Promise<FirstView> {
  const loaderData: Record<string, unknown> = {};
  for (const { route, code, data } of await loadPage(routes, window.location.pathname)) {
    const redirect = data instanceof Response ? data.headers.get('Location') : null;
    if (redirect !== null) {
      window.history.replaceState(null, '', redirect);
      return firstView(routes);
    }
    Object.assign(route, code, { lazy: undefined });
    if (data !== undefined && route.id !== undefined) loaderData[route.id] = data;
  }
  // The development server renders the page of the address itself, and names no path.
  const isPrerendered = document.getElementById('root')?.dataset.path === undefined;
  return { routes, loaderData, isPrerendered };
}
