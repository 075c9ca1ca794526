import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

const mark = 'x-for-a-check';

/** The header of a request that is no visit: a check reads the page, and must not have it checked again by that. */
export const forACheck = { [mark]: '1' };

/** How many of the pages last opened are kept in mind. */
const most = 5;

/** The pages that a developer looks at. */
interface OpenPages {
  /** Their paths, the latest last. */
  paths: () => string[];
  /** To be called when a file was saved. */
  noteSaved: () => void;
  /** Loads the page anew that could not be rendered, if anything was saved since. */
  tryAgain: () => void;
}

interface Listeners {
  /** Called when a page has been opened and could be rendered. */
  onOpened: () => void;
  /** What is known to be wrong. */
  message: () => string;
}

/**
 * Notes which pages are opened. One that cannot be rendered at all is answered with a page that says why: the server itself
 * answers with a bare stack, which never comes back to life.
 */
export function noteOpenPages(server: ViteDevServer, { onOpened, message }: Listeners): OpenPages {
  const opened = new Set<string>();
  let failed = false;
  let savedSince = false;

  server.middlewares.use((request, response, next) => {
    const isVisit = request.headers.accept?.includes('text/html') && !(mark in request.headers);
    if (isVisit && request.url !== undefined) {
      const [path = '/'] = request.url.split('?');
      opened.delete(path);
      opened.add(path);
      for (const old of [...opened].slice(0, -most)) opened.delete(old);
      replaceStack(response, (stack) => {
        failed = true;
        savedSince = false;
        return errorPage(message() || stack);
      });
      response.once('finish', () => void (response.statusCode < 500 && onOpened()));
    }
    next();
  });

  return {
    paths: () => [...opened],
    noteSaved: () => {
      savedSince = true;
    },
    tryAgain: () => {
      if (!failed || !savedSince) return;
      failed = false;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

function replaceStack(response: ServerResponse, replace: (stack: string) => string): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown, ...rest: []) => {
    if (response.statusCode !== 500 || typeof body !== 'string') return end(body, ...rest);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return end(replace(body));
  }) as typeof response.end;
}

/** Vite's client on the page loads it anew once all is mended. */
function errorPage(message: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>This page cannot be shown</title>
<script type="module" src="/@vite/client"></script>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem; color-scheme: light dark } pre { white-space: pre-wrap }</style>
<h1>This page cannot be shown</h1>
<pre>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
</html>`;
}
