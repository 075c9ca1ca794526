// The app: React, the router and the pages. Loaded by client/app-start.ts, and by the development server.

import { ViteReactSSG } from 'vite-react-ssg';
import { mountApp } from './client/mount-app.tsx';
import { routeObjects } from './route-objects.tsx';

/** Required by the development server of vite-react-ssg. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes: routeObjects() }) : undefined;

// Replaces the mounting of vite-react-ssg, which would load the code of the page before hydration. Must not be awaited:
// the chunks of pages import the chunk of this module, so awaiting it would deadlock.
if (!import.meta.env.SSR) mountApp(routeObjects());
