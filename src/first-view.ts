import { matchRoutes, type RouteObject } from 'react-router-dom';

type FirstView = { hydrationData?: { loaderData: Record<string, unknown> } };

/**
 * Loads the code and data of the page in the address bar, so that the first render finds everything at hand and equals
 * the file that was served. A redirect is followed at once, in place of the history entry.
 *
 * @param routes the client routes; the modules of the matched ones are filled in
 */
export async function prepareFirstView(routes: RouteObject[]): Promise<FirstView> {
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
      return prepareFirstView(routes);
    }
    loaderData[route.id] = data;
  }

  hydrateOnlyOwnFile();
  return { hydrationData: { loaderData } };
}

/**
 * A host may answer with a file that was rendered for another path: 404.html, or the fallback for postcodes. There
 * the page is rendered afresh; hydrating it would mix the two.
 */
function hydrateOnlyOwnFile(): void {
  const root = document.getElementById('root');
  const own = window.location.pathname.replace(/(.)\/$/, '$1');
  if (root?.dataset.path !== undefined && root.dataset.path !== own) delete root.dataset.serverRendered;
  delete document.documentElement.dataset.resolving;
}
