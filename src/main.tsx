import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { followLinks } from './client/navigation.ts';
import { preparePage } from './client/prerendered-page.tsx';
import { clientRoutes } from './router.tsx';

const firstView = typeof window === 'undefined' ? undefined : await preparePage(clientRoutes());

/** Starts the site: takes the served page over in the browser, hands the routes to the prerender on the server. */
export const createRoot = ViteReactSSG({
  // In the browser vite-react-ssg gets none of ours: it would load the page's code, which a served page does not need,
  // and give it loaders that fetch a JSON file at every navigation.
  routes: firstView ? [{ path: '*' }] : clientRoutes(),
  // A page is rendered in one go: the head component writes its tags while it renders, and a rendering that another press
  // on a link cut short would leave its tags behind.
  future: { v7_startTransition: false },
  customCreateRouter(_routes: RouteObject[], options?: object) {
    return followLinks(() => createBrowserRouter(firstView?.routes ?? [], { ...options, ...firstView }));
  },
});
