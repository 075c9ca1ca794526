import { createBrowserRouter } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { prepareFirstView } from './first-view.ts';
import { clientRoutes } from './router.tsx';
import './styles/index.css';

const routes = clientRoutes();
const firstView = typeof window === 'undefined' ? {} : await prepareFirstView(routes);

/** Starts the site: hydrates the page in the browser, hands the routes to the prerender on the server. */
export const createRoot = ViteReactSSG({
  // A set of its own: vite-react-ssg puts loaders into it that fetch a JSON file at every navigation.
  routes: clientRoutes(),
  customCreateRouter: (_routes, options) => createBrowserRouter(routes, { ...options, ...firstView }),
});
