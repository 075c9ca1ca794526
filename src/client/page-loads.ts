// Used by 8 and 9. Loads the code and data of a page.

import { matchRoutes, type RouteObject } from 'react-router-dom';

interface LoadedRoute {
  route: RouteObject;
  /** What the route's `lazy` gave, or the route itself. */
  code: Partial<RouteObject>;
  /** What its loader gave. */
  data: unknown;
}

/** Whether a path is a page of the routes, other than the catch-all. */
export function isRouted(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}

/** Loads code and data of a page: of each route that matches its path. */
export async function loadPage(routes: RouteObject[], path: string): Promise<LoadedRoute[]> {
  const request = new Request(new URL(path, window.location.href));
  const loaded: LoadedRoute[] = [];
  for (const { route, params } of matchRoutes(routes, path) ?? []) {
    const code: Partial<RouteObject> = typeof route.lazy === 'function' ? await route.lazy() : route;
    const data =
      typeof code.loader === 'function' ? await code.loader({ params, request, context: undefined }) : undefined;
    loaded.push({ route, code, data });
  }
  return loaded;
}

/** The same routes, whose loaders run once for each path: what a prefetch loaded, the router takes. */
export function withDataLoadedOnce(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const lazyOnce = once(async () => {
      const code = await (lazy as () => Promise<Partial<RouteObject>>)();
      const { loader } = code;
      if (typeof loader !== 'function') return code;
      const loaderOnce = once(
        async (args: Parameters<typeof loader>[0]) => loader(args),
        ({ request }) => new URL(request.url).pathname,
      );
      return { ...code, loader: loaderOnce };
    });
    return {
      ...route,
      ...(lazy && { lazy: lazyOnce }),
      ...(children && { children: withDataLoadedOnce(children) }),
    } as RouteObject;
  });
}

/** Does work once for each key; work that failed is done again when it is asked for again. */
export function once<Arguments extends unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
  keyOf: (...given: Arguments) => string = () => '',
): (...given: Arguments) => Promise<Result> {
  const started = new Map<string, Promise<Result>>();
  return (...given) => {
    const key = keyOf(...given);
    const result = started.get(key) ?? work(...given);
    started.set(key, result);
    result.catch(() => started.delete(key));
    return result;
  };
}
