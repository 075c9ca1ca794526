// 9 of 10. Hands presses on links, and steps back and forward, to the router once their page is loaded.

import { createPath } from 'react-router-dom';
import { linkOf } from './interest.ts';
import { isRouted, loadPage, once } from './page-loads.ts';
import { prefetchPages } from './prefetch.ts';

type Router = ReturnType<typeof import('react-router-dom').createBrowserRouter>;
type Transition = ReturnType<Document['startViewTransition']>;

/** A press waits this long for a page that is on its way; then the browser loads its document. */
const timeoutMs = 200;

/**
 * Hands presses on links inside the site to the router, and prefetches their pages.
 *
 * A page that is not loaded in time is left to the browser, which loads its document: so a chunk that is gone, broken or
 * slow costs the visitor nothing. That goes for back and forward too. All other links, and presses with a modifier key,
 * stay the browser's.
 *
 * @param createRouter called once the steps back and forward are listened to: the router must hear of them second
 */
export function followLinks(createRouter: () => Router): Router {
  const loadedPaths = new Set<string>();
  const load = once(async (path: string) => {
    // A listed dead link, a file: the host answers.
    if (!isRouted(router.routes, path)) throw new Error(`${path} is no page`);
    await loadPage(router.routes, path);
    loadedPaths.add(path);
  }, String);
  const isLoaded = (path: string): Promise<boolean> =>
    load(path).then(
      () => true,
      () => false,
    );

  /** Counts what the visitor asked for: an answer to anything but the last is of no use. */
  let latest = 0;
  /** Whether the browser is on its way to a document. */
  let leaving = false;
  addEventListener('pageshow', () => {
    leaving = false;
  });

  let transition: Transition | undefined;
  /** Lets the browser load a document. It would replace a page shown meanwhile: until then, links load documents too. */
  const leave = (load: () => void) => {
    leaving = true;
    transition?.skipTransition();
    load();
  };

  /** Whether a page is loaded in time; `undefined` where the visitor has asked for another meanwhile. */
  const isReady = async (path: string): Promise<boolean | undefined> => {
    latest += 1;
    const mine = latest;
    const ready = await Promise.race([isLoaded(path), after(timeoutMs)]);
    return mine === latest ? ready : undefined;
  };

  // Back and forward, before the router hears of it. Offline no document comes either: the router shows the error screen.
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
      if (isInTime && !leaving) {
        await show();
        return;
      }
      leave(() => window.location.assign(link.href));
    });
  });

  prefetchPages(isLoaded);
  return router;
}

/**
 * Changes the page in a view transition: while the new page is waited for, the browser shows a picture of the old one.
 * Where the browser has none, or the visitor wants no motion, the change alone is made.
 */
function crossFade(change: () => Promise<void>): Transition | undefined {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return undefined;
  }
  const transition = document.startViewTransition(change);
  // It is skipped where the visitor asks for another page, or leaves the document.
  transition.ready.catch(() => {});
  return transition;
}

function after(ms: number): Promise<false> {
  return new Promise((done) => setTimeout(() => done(false), ms));
}
