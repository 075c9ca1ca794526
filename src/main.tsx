// Entry point of the app (client/client-entry.ts) and of the development server.

import { ViteReactSSG } from 'vite-react-ssg';
import { takeOver } from './client/prerendered-page.tsx';
import { clientRoutes } from './router.tsx';

/** Used only by the development server. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes: clientRoutes() }) : undefined;

// We mount React ourselves: vite-react-ssg would load the page's code before hydration, and add loaders that fetch
// files of its own build. An await here would be a deadlock, because chunks of pages import this one.
if (!import.meta.env.SSR) takeOver(clientRoutes());
