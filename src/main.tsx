// Entry point of the app, which client/app-start.ts loads, and of the development server.

import { ViteReactSSG } from 'vite-react-ssg';
import { mountApp } from './client/mount-app.tsx';
import { clientRoutes } from './client-routes.tsx';

/** Required by vite-react-ssg, which serves only development. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes: clientRoutes() }) : undefined;

// Mounts React itself: vite-react-ssg would load the page's code before hydration, and add loaders for files that our build
// does not write. An await here would be a deadlock, because chunks of pages import this one.
if (!import.meta.env.SSR) mountApp(clientRoutes());
