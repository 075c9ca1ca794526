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
 * Hands clicks on links inside the site to the router, and prefetches their pages. A page that is not loaded in time is
 * left to the browser, also when going back and forward, so a chunk that is missing, broken or slow does no harm. Other
 * links, and clicks with a modifier key, are left to the browser.
 *
 * @param createRouter called after the listener for `popstate` is added: the router's listener must be second
 */
export function followLinks(createRouter: () => Router): Router {
  const loads = new Map<string, Promise<unknown>>();
  const loadedPaths = new Set<string>();
  /** Loads a page, and again if it failed the last time. Dead links and files are left to the host. */
  const isLoaded = async (path: string): Promise<boolean> => {
    if (!isRouted(router.routes, path)) return false;
    const load = loads.get(path) ?? loadPage(router.routes, path);
    loads.set(path, load);
    try {
      await load;
      loadedPaths.add(path);
      return true;
    } catch {
      loads.delete(path);
      return false;
    }
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

  /** Resolves to whether a page is loaded in time, or to `undefined` if the visitor has requested another one meanwhile. */
  const isReady = async (path: string): Promise<boolean | undefined> => {
    latest += 1;
    const mine = latest;
    const ready = await Promise.race([isLoaded(path), after(timeoutMs)]);
    return mine === latest ? ready : undefined;
  };

  addEventListener('popstate', async (event) => {
    const { pathname } = window.location;
    if (!event.isTrusted) return;
    // A link to a part of this page: the browser adds an entry without the key by which the router knows it.
    if (window.history.state === null) window.history.replaceState({ key: `${Date.now()}` }, '');
    if (pathname === router.state.location.pathname) {
      latest += 1;
      return;
    }
    event.stopImmediatePropagation();
    const ready = await isReady(pathname);
    if (ready === undefined) return;
    // Offline there is no document either: the router shows the error screen.
    if (ready || !navigator.onLine) dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
    else leave(() => window.location.reload());
  });
  const router = createRouter();

  // Otherwise Firefox would keep the footer at its place in the window while the page above it is replaced.
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
    const ready = isReady(link.pathname);
    if (loadedPaths.has(link.pathname) && !leaving) {
      show();
      return;
    }
    transition = crossFade(async () => {
      const isInTime = await ready;
      if (isInTime === undefined) return;
      if (isInTime && !leaving) await show();
      else leave(() => window.location.assign(link.href));
    });
  });

  prefetchPages(isLoaded);
  return router;
}

/**
 * Loads the page of a link at the first interest in it, and pages of links in view once the visitor looks around. Loads
 * nothing ahead for visitors who save data.
 *
 * @param load loads the page of a path
 */
function prefetchPages(load: (path: string) => void): void {
  if (savesData()) return;
  onInterest((link) => load(link.pathname));
  onceEngaged(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')];
    const inView = links.filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    for (const path of [...new Set(inView.map(({ pathname }) => pathname))].slice(0, idlePages)) load(path);
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
      return {
        route,
        code,
        data: typeof loader === 'function' ? await loader({ params, request, context: undefined }) : undefined,
      };
    }),
  );
}

/**
 * Changes the page in a view transition: while the new page is loaded, the browser shows a picture of the old one. Without
 * a transition if the browser has none, or if the visitor prefers reduced motion.
 */
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

function after(ms: number): Promise<false> {
  return new Promise((done) => setTimeout(() => done(false), ms));
}
