import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

/** Pages that could not be rendered. */
interface FailedPages {
  /** To be called when a file was saved. */
  noteSaved: () => void;
  /** Loads such a page anew, if anything was saved since. */
  tryAgain: () => void;
}

/**
 * Answers for a page that cannot be rendered at all with one that says why: the server itself answers with a bare stack,
 * which never comes back to life.
 *
 * @param message gives what is known to be wrong
 */
export function reviveFailedPages(server: ViteDevServer, message: () => string): FailedPages {
  let failed = false;
  let savedSince = false;

  server.middlewares.use((request, response, next) => {
    if (request.headers.accept?.includes('text/html')) {
      replaceStack(response, (stack) => {
        failed = true;
        savedSince = false;
        return errorPage(message() || stack);
      });
    }
    next();
  });

  return {
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
