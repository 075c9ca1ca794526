import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { reviveFailedPages } from './failed-pages.ts';
import { whatStopsABuild } from './inspect.ts';

/** How long a burst of saved files may last, in ms. */
const burst = 80;

/**
 * Says on the development server what would stop a build, in the same words: over every open page and in the terminal, until
 * it is fixed.
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
      handler({ file, modules, server }) {
        if (this.environment.name !== 'ssr') return;
        watching?.noteSaved(file);
        // A page that nobody has touched has no React yet, and none of the modules that could be put in place of the old.
        const { hot, moduleGraph } = server.environments.client;
        if (modules.length > 0 && !moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload' });
      },
    },
  };
}

interface Watching {
  /** To be called when the server knows that a file has changed. */
  noteSaved: (file: string) => void;
  end: () => void;
}

/** Looks at the project whenever something of it is saved. */
function watch(server: ViteDevServer): Watching {
  const { logger, root } = server.config;
  const { hot } = server.environments.client;
  let message = '';
  let timer: NodeJS.Timeout | undefined;
  let current = new AbortController();

  const pages = reviveFailedPages(server, () => message);
  const show = () => hot.send({ type: 'error', err: { message, stack: '' } });

  async function inspect(signal: AbortSignal): Promise<void> {
    pages.tryAgain();
    const found = await whatStopsABuild(root, signal);
    if (found === undefined) return;
    const before = message;
    message = found;
    if (message !== '') show();
    if (message !== '' && message !== before) logger.error(message, { timestamp: true });
    if (message === '' && before !== '') {
      logger.info('Mended.', { timestamp: true });
      // What was read while a file was missing goes on looking for it.
      server.environments.ssr.moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
    }
  }

  function inspectSoon(): void {
    end();
    timer = setTimeout(() => {
      current = new AbortController();
      const { signal } = current;
      inspect(signal).catch(
        (error: Error) => void (signal.aborted || logger.error(error.message, { timestamp: true })),
      );
    }, burst);
  }

  function noteSaved(file: string): void {
    const path = relative(root, file);
    if (!/^(?:index\.html|(?:src|scripts)\/.*\.(?:tsx?|mjs|css))$/.test(path)) return;
    pages.noteSaved();
    inspectSoon();
  }

  function end(): void {
    clearTimeout(timer);
    current.abort();
  }

  // Of what the settings are made of the hook never hears: the server starts anew, if they let it.
  server.watcher.on('change', (file) => {
    if (server.config.configFileDependencies.includes(file)) noteSaved(file);
  });
  hot.on('vite:client:connect', () => {
    pages.tryAgain();
    if (message !== '') show();
  });
  server.httpServer?.once('listening', inspectSoon).once('close', end);
  return { noteSaved, end };
}
