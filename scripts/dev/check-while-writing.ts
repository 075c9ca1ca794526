import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { errorPage } from './error-page.ts';
import { styleOfFile, whatStopsABuild } from './inspect.ts';

/** How long a burst of saved files may last, in ms. */
const burst = 80;

/** How many of the pages last opened have their links looked at. */
const openPages = 5;

/**
 * Says on the development server what would stop a build, in the same words: settings, content, and the links of the pages
 * last opened. It stands over the page and in the terminal until it is mended. What a saved text has against the style
 * stands in the terminal alone.
 */
export function checkWhileWriting(): Plugin {
  let stop = () => {};
  return {
    name: 'check-while-writing',
    apply: 'serve',
    // A change of the settings starts the server anew, with this plugin; what the old one still had to say is void.
    configureServer(server) {
      stop();
      stop = watch(server);
    },
  };
}

/** Gives what ends it. */
function watch(server: ViteDevServer): () => void {
  const { logger, root } = server.config;
  const { hot } = server.environments.client;
  const pages = new Set<string>();
  let message = '';
  let failed = false;
  let savedSince = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let ended = false;

  const show = () => hot.send({ type: 'error', err: { message, stack: '' } });
  /** A page that could not be rendered is tried again at once: what is wrong with it need not be what is looked at here. */
  const tryAgain = () => {
    if (!failed || !savedSince) return;
    failed = false;
    hot.send({ type: 'full-reload' });
  };

  const inspect = async () => {
    tryAgain();
    const before = message;
    const found = await whatStopsABuild(server, [...pages]);
    if (ended) return;
    message = found;
    if (message !== '' && message !== before) logger.error(message, { timestamp: true });
    if (message !== '') show();
    else if (before !== '') {
      logger.info('Mended.', { timestamp: true });
      hot.send({ type: 'full-reload' });
    }
  };
  const inspectSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(inspect).catch((error: Error) => {
        if (!ended) logger.error(error.message, { timestamp: true });
      });
    }, burst);
  };

  const saved = (file: string) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!/^src\/.*\.tsx?$/.test(path)) return;
    savedSince = true;
    inspectSoon();
    if (/^src\/(?:content|pages|components)\//.test(path)) tellStyle(server, path);
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, saved);
  hot.on('vite:client:connect', () => {
    tryAgain();
    if (message !== '') show();
  });
  server.httpServer?.once('listening', inspectSoon);

  server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.headers.accept?.includes('text/html') && request.url !== undefined) {
      const [path = '/'] = request.url.split('?');
      pages.delete(path);
      pages.add(path);
      for (const old of [...pages].slice(0, -openPages)) pages.delete(old);
      replaceStack(response, () => {
        failed = true;
        savedSince = false;
        return message;
      });
      // Not where it fails: it would be loaded over and over.
      response.once('finish', () => void (response.statusCode < 500 && inspectSoon()));
    }
    next();
  });
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Where a page cannot be rendered, the server answers with a bare stack, which never comes back to life. */
function replaceStack(response: ServerResponse, message: () => string): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown, ...rest: []) => {
    if (response.statusCode !== 500 || typeof body !== 'string') return end(body, ...rest);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return end(errorPage(message() || body));
  }) as typeof response.end;
}

/** Not awaited: the page need not wait for it. */
function tellStyle(server: ViteDevServer, path: string): void {
  const warn = (text: string) => server.config.logger.warn(text, { timestamp: true });
  styleOfFile(server, path).then(
    (text) => void (text && warn(text)),
    (error: Error) => warn(`The style of ${path} was not checked. ${error.message}`),
  );
}
