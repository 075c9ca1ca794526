// Step 9 of inline-script.ts: passes clicks on links, and steps back and forward, to the router once their page is loaded.

import { createPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { linkOf, onceEngaged, onInterest, savesData } from './interest.ts';

type Router = ReturnType<typeof import('react-router-dom').createBrowserRouter>;
type Transition = ReturnType<Document['startViewTransition']>;

/** Time in which a clicked page must be loaded. Otherwise the browser loads the page's document. */
const timeoutMs = 200;

/** Number of links in view whose pages are loaded while the browser is idle. */
const idlePages = 3;

/**
 * Passes clicks on links inside the site to the router, and prefetches their pages. The browser loads the document of a page
 * that is not loaded in time, also when going back and forward, so a missing, broken or slow chunk does no harm.
 *
 * @param createRouter called after the listener for `popstate` is added: the router's listener must be second
 */
export function followLinks(createRouter: () => Router): Router {
  const loadedPaths = new Set<string>();
  /** Loads a page and returns whether that succeeded. Returns false for files and dead links, which have no route. */
  const ensureLoaded = async (path: string): Promise<boolean> => {
    if (loadedPaths.has(path)) return true;
    if (!isRouted(router.routes, path)) return false;
    const isComplete = await loadPage(router.routes, path).then(
      () => true,
      () => false,
    );
    if (isComplete) loadedPaths.add(path);
    return isComplete;
  };

  /** Number of the latest request. Pages of earlier requests are not shown. */
  let latestRequest = 0;
  /** Whether the browser is loading a document. */
  let leaving = false;
  addEventListener('pageshow', () => {
    leaving = false;
  });
  let transition: Transition | undefined;
  /** Loads a document. Until it arrives, clicks load documents too, because it would replace any page of the router. */
  const leave = (load: () => void) => {
    leaving = true;
    transition?.skipTransition();
    load();
  };

  /** Loads a page. Resolves to whether it is loaded in time, or to `undefined` if there is a later request. */
  const requestPage = async (path: string): Promise<boolean | undefined> => {
    const request = ++latestRequest;
    const late = new Promise<boolean>((done) => setTimeout(() => done(false), timeoutMs));
    const ready = await Promise.race([ensureLoaded(path), late]);
    return request === latestRequest ? ready : undefined;
  };

  addEventListener('popstate', async (event) => {
    const { pathname } = window.location;
    // Ignores the event that this listener dispatches for the router.
    if (!event.isTrusted) return;
    // The browser adds no key to the entry of a fragment link. The router requires one.
    if (window.history.state === null) window.history.replaceState({ key: `${Date.now()}` }, '');
    if (pathname === router.state.location.pathname) {
      latestRequest += 1;
      return;
    }
    event.stopImmediatePropagation();
    const ready = await requestPage(pathname);
    if (ready === undefined) return;
    // Offline, the document cannot be loaded either, so the router shows the error screen.
    if (ready || !navigator.onLine) dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
    else leave(() => window.location.reload());
  });
  const router = createRouter();

  // Prevents Firefox from scrolling to keep the footer in place while the page changes. client-layout.tsx resets it.
  let shownPath = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== shownPath) document.body.style.overflowAnchor = 'none';
    shownPath = pathname;
  });

  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isModified || event.button !== 0 || event.defaultPrevented) return;
    if (link.pathname === window.location.pathname && link.hash !== '') return;

    event.preventDefault();
    transition?.skipTransition();
    transition = undefined;
    const show = () =>
      router.navigate(createPath(link), { replace: link.href === window.location.href, flushSync: true });
    // If the page is loaded, this only cancels an earlier request.
    const ready = requestPage(link.pathname);
    if (loadedPaths.has(link.pathname) && !leaving) return void show();
    transition = crossFade(async () => {
      const isInTime = await ready;
      if (isInTime === undefined) return;
      if (isInTime && !leaving) await show();
      else leave(() => window.location.assign(link.href));
    });
  });

  if (savesData()) return router;
  onInterest((link) => ensureLoaded(link.pathname));
  onceEngaged(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')].filter(
      (link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      },
    );
    const paths = new Set(links.map(({ pathname }) => pathname));
    for (const path of [...paths].slice(0, idlePages)) ensureLoaded(path);
  });
  return router;
}

/** Returns whether a path matches a route other than the catch-all. */
export function isRouted(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}

/** Loads code and data of each route that matches a path. The router runs the loaders again, from modules in memory. */
export async function loadPage(routes: RouteObject[], path: string) {
  const request = new Request(new URL(path, window.location.href));
  const matches = matchRoutes(routes, path) ?? [];
  return Promise.all(
    matches.map(async ({ route, params }) => {
      const code: Partial<RouteObject> = typeof route.lazy === 'function' ? await route.lazy() : route;
      const { loader } = code;
      const data = typeof loader === 'function' ? await loader({ params, request, context: undefined }) : undefined;
      return { route, code, data };
    }),
  );
}

/** Shows the old page until `change` has rendered the next, then fades, unless the visitor prefers reduced motion. */
function crossFade(change: () => Promise<void>): Transition | undefined {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return undefined;
  }
  const transition = document.startViewTransition(change);
  // Rejects if the transition is skipped.
  transition.ready.catch(() => {});
  return transition;
}
