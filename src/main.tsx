// The entry of the app, loaded by client/client-entry.ts; and of the development server.

import { ViteReactSSG } from 'vite-react-ssg';
import { takeOver } from './client/prerendered-page.tsx';
import { clientRoutes } from './router.tsx';

/** What the development server renders pages with. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes: clientRoutes() }) : undefined;

// In the browser vite-react-ssg would load the code of the prerendered page before it hydrates, and give the routes
// loaders that fetch files of its own build: we mount React ourselves. Not awaited: the code of a page, which may be
// loaded first, imports this chunk, and would wait for it for ever.
if (!import.meta.env.SSR) takeOver(clientRoutes());
