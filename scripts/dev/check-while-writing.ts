import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { styleOfFile, whatStopsABuild } from './inspect.ts';
import { noteOpenPages } from './open-pages.ts';

/** How long a burst of saved files may last, in ms. */
const burst = 80;

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

/** Looks at what is saved and at what is opened. Gives what ends it. */
function watch(server: ViteDevServer): () => void {
  const { logger, root } = server.config;
  const { hot } = server.environments.client;
  let message = '';
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let ended = false;

  const pages = noteOpenPages(server, { onOpened: inspectSoon, message: () => message });
  const show = () => hot.send({ type: 'error', err: { message, stack: '' } });

  async function inspect(): Promise<void> {
    pages.tryAgain();
    const found = await whatStopsABuild(server, pages.paths());
    if (ended) return;
    const before = message;
    message = found;
    if (message !== '') show();
    if (message !== '' && message !== before) logger.error(message, { timestamp: true });
    if (message === '' && before !== '') {
      logger.info('Mended.', { timestamp: true });
      hot.send({ type: 'full-reload' });
    }
  }

  function inspectSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(inspect).catch((error: Error) => {
        if (!ended) logger.error(error.message, { timestamp: true });
      });
    }, burst);
  }

  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      const path = relative(root, file).replaceAll('\\', '/');
      if (!/^src\/.*\.tsx?$/.test(path)) return;
      pages.noteSaved();
      inspectSoon();
      // Later than the server's own listener, which has the file read anew.
      if (/^src\/(?:content|pages|components)\//.test(path)) setTimeout(tellStyle, burst, server, path);
    });
  }
  hot.on('vite:client:connect', () => {
    pages.tryAgain();
    if (message !== '') show();
  });
  server.httpServer?.once('listening', inspectSoon);

  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Not awaited: the page need not wait for it. */
function tellStyle(server: ViteDevServer, path: string): void {
  const warn = (text: string) => server.config.logger.warn(text, { timestamp: true });
  styleOfFile(server, path).then(
    (text) => void (text && warn(text)),
    (error: Error) => warn(`The style of ${path} was not checked. ${error.message}`),
  );
}
