import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Head } from 'vite-react-ssg';
import { prerenderedPage } from '../components/layout/layout.tsx';

interface FirstView {
  routes: RouteObject[];
  hydrationData?: { loaderData: Record<string, unknown> };
}

/**
 * Readies the routes for the page in the address bar.
 *
 * Where the document was rendered for this very path, its page is taken as it stands: it needs no code and no data of
 * its own. Elsewhere (a host answered with 404.html, or with the fallback for postcodes) code and data of the page are
 * loaded first; a redirect is followed at once, in place of the history entry.
 *
 * @param routes the client routes
 */
export async function preparePage(routes: RouteObject[]): Promise<FirstView> {
  const served = document.getElementById('root')?.dataset.path;
  const path = window.location.pathname.replace(/(.)\/$/, '$1');
  const matches = matchRoutes(routes, window.location) ?? [];
  const isUnknown = matches.at(-1)?.route.path === '*';

  if (served === path || (served === '/404' && isUnknown)) {
    delete document.documentElement.dataset.resolving;
    return { routes: withServedPage(routes, isUnknown ? '*' : path) };
  }
  // Where they do not come, what was served stands, and every link loads a document.
  return renderAfresh(routes).catch(() => {
    delete document.documentElement.dataset.resolving;
    return { routes: withServedPage(routes, '*', []) };
  });
}

/** The routes with one more in front: the page that was served, under its own path. */
function withServedPage(routes: RouteObject[], path: string, beside = routes[0]?.children): RouteObject[] {
  const [layout] = routes;
  if (!layout) return routes;
  const page: RouteObject = { id: 'served', path, caseSensitive: true, handle: prerenderedPage, element: servedHead() };
  const others = beside?.filter((child) => child.path !== path) ?? [];
  return [{ ...layout, children: [page, ...others] } as RouteObject];
}

/** The head tags that were served, so that they are there again when the visitor comes back to the page. */
function servedHead() {
  const tags = [...document.head.querySelectorAll('[data-rh]')].map((tag, key) => {
    const attributes = [...tag.attributes].filter(({ name }) => name !== 'data-rh');
    const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    return createElement(tag.localName, { key, ...props }, tag.textContent || undefined);
  });
  return <Head defer={false}>{tags}</Head>;
}

async function renderAfresh(routes: RouteObject[]): Promise<FirstView> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matches) {
    if (typeof route.loader !== 'function' || route.id === undefined) continue;
    const data = await route.loader({ request: new Request(window.location.href), params, context: undefined });
    const redirect = data instanceof Response ? data.headers.get('Location') : null;
    if (redirect !== null) {
      window.history.replaceState(null, '', redirect);
      return preparePage(routes);
    }
    loaderData[route.id] = data;
  }

  const root = document.getElementById('root');
  if (root?.dataset.path !== undefined) delete root.dataset.serverRendered;
  delete document.documentElement.dataset.resolving;
  return { routes, hydrationData: { loaderData } };
}
