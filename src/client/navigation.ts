// 9 of 10. Hands clicks on links, and steps back and forward, to the router once their page is loaded.

import { createPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { linkOf, onceEngaged, onInterest, savesData } from './interest.ts';

type Router = ReturnType<typeof import('react-router-dom').createBrowserRouter>;
type Transition = ReturnType<Document['startViewTransition']>;

/** A click waits this long for a page that is being loaded; then the browser loads its document. */
const timeoutMs = 200;

/** Number of links in view whose pages are loaded while the browser is idle. */
const idlePages = 3;

/**
 * Hands clicks on links inside the site to the router, and prefetches their pages. The browser loads the document of a page
 * that is not loaded in time, also when going back and forward, so a missing, broken or slow chunk does no harm.
 *
 * @param createRouter called after the listener for `popstate` is added: the router's listener must be second
 */
export function followLinks(createRouter: () => Router): Router {
  const loadedPaths = new Set<string>();
  /** Loads a page, and returns whether it is loaded. The host answers for dead links and files. */
  const ensureLoaded = async (path: string): Promise<boolean> => {
    if (loadedPaths.has(path)) return true;
    if (!isRouted(router.routes, path)) return false;
    const isComplete = await loadPage(router.routes, path).then(Boolean, () => false);
    if (isComplete) loadedPaths.add(path);
    return isComplete;
  };

  /** Counts requests for pages: only the last one is shown. */
  let latest = 0;
  /** Whether the browser is loading a document. */
  let leaving = false;
  addEventListener('pageshow', () => {
    leaving = false;
  });
  let transition: Transition | undefined;
  /** Lets the browser load a document, and until then the documents of other links: it would replace their pages. */
  const leave = (load: () => void) => {
    leaving = true;
    transition?.skipTransition();
    load();
  };

  /** Loads a page for the visitor. Resolves to whether it is loaded in time, or to `undefined` after a later request. */
  const requestPage = async (path: string): Promise<boolean | undefined> => {
    const mine = ++latest;
    const late = new Promise<boolean>((done) => setTimeout(() => done(false), timeoutMs));
    const ready = await Promise.race([ensureLoaded(path), late]);
    return mine === latest ? ready : undefined;
  };

  addEventListener('popstate', async (event) => {
    const { pathname } = window.location;
    // Dispatched below, for the router.
    if (!event.isTrusted) return;
    // A link to a part of this page: the browser adds an entry without the key by which the router knows it.
    if (window.history.state === null) window.history.replaceState({ key: `${Date.now()}` }, '');
    if (pathname === router.state.location.pathname) {
      latest += 1;
      return;
    }
    event.stopImmediatePropagation();
    const ready = await requestPage(pathname);
    if (ready === undefined) return;
    // Offline there is no document either: the router shows the error screen.
    if (ready || !navigator.onLine) dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
    else leave(() => window.location.reload());
  });
  const router = createRouter();

  // Otherwise Firefox would keep the footer at its place while the page above it is replaced. page-change.tsx resets it.
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== shown) document.body.style.overflowAnchor = 'none';
    shown = pathname;
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
    // Also cancels an earlier request.
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
    const paths = new Set(linksInView().map(({ pathname }) => pathname));
    for (const path of [...paths].slice(0, idlePages)) ensureLoaded(path);
  });
  return router;
}

function linksInView(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])');
  return [...links].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

/** Returns whether a path is a page of the routes, other than the catch-all. */
export function isRouted(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}

/** Loads code and data of each route that matches a path. The router loads them again, from the modules in memory. */
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

/** Shows the old page while a page loads, and fades to it, unless the visitor prefers reduced motion. */
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
