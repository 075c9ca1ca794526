import { createPath, matchRoutes } from 'react-router-dom';
import { savesData } from './save-data.ts';

/** What is needed of the router: the type of `createBrowserRouter`'s result. */
type Router = ReturnType<typeof import('react-router-dom').createBrowserRouter>;
type Fade = ReturnType<Document['startViewTransition']>;

/** A press waits this long (ms) for a page that is on its way; then the browser loads its document. */
const patience = 200;
/** How many links in view are fetched ahead when nothing else is to do. */
const idlePages = 3;

const signsOfLife = ['pointermove', 'scroll', 'keydown', 'touchstart'];

/**
 * Hands presses on links inside the site to the router, and fetches pages ahead: at the first sign of interest in a
 * link, and those in view when nothing else is to do.
 *
 * A page whose code is not at hand within a moment is left to the browser, which loads its document: so a chunk that is
 * gone, broken or slow costs the visitor nothing. That goes for back and forward too. All other links, and presses with
 * a modifier key, stay the browser's.
 *
 * @param createRouter called once the steps back and forward are listened to: the router must hear of them second
 */
export function followLinks(createRouter: () => Router): Router {
  const known = new Map<string, Promise<boolean>>();
  /** Those of them that have come. */
  const here = new Set<string>();

  /** Loads code and data of a page; gives false where the router has none, or they did not come. */
  const prepare = (path: string): Promise<boolean> => {
    const ready = known.get(path) ?? load(router, path);
    known.set(path, ready);
    ready.then((done) => (done ? here.add(path) : known.delete(path)));
    return ready;
  };

  const interest = ({ target }: Event) => {
    const link = linkOf(target);
    if (link && !savesData()) prepare(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, interest, { passive: true });

  /** Of what the visitor asked for last; and whether the browser is on its way to a document. */
  let latest = 0;
  let leaving = false;
  let fade: Fade | undefined;
  addEventListener('pageshow', () => {
    leaving = false;
  });

  /** Gives true once a page is at hand; false where it is not within a moment; nothing where the visitor has asked on. */
  const atHand = async (path: string): Promise<boolean | undefined> => {
    latest += 1;
    const mine = latest;
    const ready = await Promise.race([prepare(path), after(patience)]);
    return mine === latest ? ready : undefined;
  };

  // Back and forward, before the router hears of it. Offline no document comes either: the router shows the error screen.
  const step = async (event: PopStateEvent) => {
    const { pathname } = window.location;
    if (!event.isTrusted) return;
    if (pathname === router.state.location.pathname) {
      latest += 1;
      return;
    }
    event.stopImmediatePropagation();
    const ready = await atHand(pathname);
    if (ready === undefined) return;
    if (ready || !navigator.onLine) dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
    else window.location.reload();
  };
  addEventListener('popstate', step);
  const router = createRouter();

  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.button !== 0 || event.defaultPrevented) return;
    if (link.pathname === window.location.pathname && link.hash !== '') return;

    event.preventDefault();
    fade?.skipTransition();
    fade = undefined;
    const change = () =>
      router.navigate(createPath(link), { replace: link.href === window.location.href, flushSync: true });
    const ready = atHand(link.pathname);
    if (here.has(link.pathname) && !leaving) {
      change();
      return;
    }
    const mine = latest;
    const go = async () => {
      const isReady = await ready;
      if (mine !== latest) return;
      // A document on its way would come in place of the page: only another one stops it.
      if (isReady && !leaving) {
        await change();
      } else {
        leaving = true;
        fade?.skipTransition();
        window.location.assign(link.href);
      }
    };
    fade = crossFade(go);
  });

  // A visitor who looks around is about to go on; one who only came to ring needs nothing more.
  const engaged = () => {
    for (const type of signsOfLife) removeEventListener(type, engaged);
    if (!savesData()) whenIdle(() => prefetchInView(prepare));
  };
  for (const type of signsOfLife) addEventListener(type, engaged, { passive: true });
  return router;
}

/**
 * Changes the page in a view transition: while the new page is waited for, the browser takes a picture of the old one.
 * Where the browser has none, or the visitor wants no motion, the change alone is made.
 */
function crossFade(change: () => Promise<void>): Fade | undefined {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return undefined;
  }
  const transition = document.startViewTransition(change);
  // It is skipped where the visitor asks on, or leaves the document.
  transition.ready.catch(() => {});
  return transition;
}

/** A link to another page of the site, in this tab. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && link.origin === window.location.origin ? link : null;
}

async function load(router: Router, path: string): Promise<boolean> {
  const matches = matchRoutes(router.routes, path) ?? [];
  // No page of ours: a listed dead link, a file. The host answers.
  if (matches.at(-1)?.route.path === '*') return false;
  try {
    for (const { route, params } of matches) {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : route;
      const request = new Request(new URL(path, window.location.href));
      if (typeof loaded.loader === 'function') await loaded.loader({ params, request, context: undefined });
    }
    return true;
  } catch {
    return false;
  }
}

function prefetchInView(prepare: (path: string) => void): void {
  const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')]
    .filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map(({ pathname }) => pathname);
  for (const path of [...new Set(paths)].slice(0, idlePages)) prepare(path);
}

function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

function after(ms: number): Promise<false> {
  return new Promise((done) => setTimeout(() => done(false), ms));
}
