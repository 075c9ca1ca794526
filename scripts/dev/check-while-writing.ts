import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { styleOfFiles, whatStopsABuild } from './inspect.ts';
import { noteOpenPages } from './open-pages.ts';

/** How long a burst of saved files may last, in ms. */
const burst = 80;

/**
 * Says on the development server what would stop a build, in the same words: settings, content, and the links of the pages
 * last opened. It stands over the page and in the terminal until it is mended. What a saved text has against the style
 * stands in the terminal alone.
 */
export function checkWhileWriting(): Plugin {
  let watching: Watching | undefined;
  return {
    name: 'check-while-writing',
    apply: 'serve',
    // A change of the settings starts the server anew, with this plugin; what the old one still had to say is void.
    configureServer(server) {
      watching?.end();
      watching = watch(server);
    },
    // The watcher's own event comes too early: until this hook the server may still give the file as it was.
    hotUpdate: {
      order: 'post',
      handler({ file }) {
        if (this.environment.name === 'ssr') watching?.noteSaved(file);
      },
    },
  };
}

interface Watching {
  /** To be called when the server knows that a file has changed. */
  noteSaved: (file: string) => void;
  end: () => void;
}

/** Looks at what is saved and at what is opened. */
function watch(server: ViteDevServer): Watching {
  const { logger, root } = server.config;
  const { hot } = server.environments.client;
  let message = '';
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let ended = false;
  /** The files whose style has not been looked at since they were saved. */
  const saved = new Set<string>();

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
    if (message === '') await tellStyle();
  }

  async function tellStyle(): Promise<void> {
    const files = [...saved];
    saved.clear();
    const text = files.length === 0 ? '' : await styleOfFiles(server, files);
    if (text !== '' && !ended) logger.warn(text, { timestamp: true });
  }

  function noteSaved(file: string): void {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!/^src\/.*\.tsx?$/.test(path)) return;
    if (/^src\/(?:content|pages|components)\//.test(path)) saved.add(path);
    pages.noteSaved();
    inspectSoon();
  }

  function inspectSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(inspect).catch((error: Error) => {
        if (!ended) logger.error(error.message, { timestamp: true });
      });
    }, burst);
  }

  // Of what the settings are made of the hook never hears: the server starts anew, if they let it.
  server.watcher.on('change', (file) => {
    if (server.config.configFileDependencies.includes(file)) noteSaved(file);
  });
  hot.on('vite:client:connect', () => {
    pages.tryAgain();
    if (message !== '') show();
  });
  server.httpServer?.once('listening', inspectSoon);

  return {
    noteSaved,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}
