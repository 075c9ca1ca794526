import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import { loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { sheetFaults } from '../build/client-build.ts';

/** Files saved within this time (ms) are checked together. */
const burst = 80;

/** Reloads a page that React has not taken over yet: it has none of the modules that Vite would replace. */
const reloadUntouched = `import.meta.hot.on('vite:beforeUpdate', () => {
  if (!document.querySelector('#root[data-hydrated]')) location.reload();
});`;

/**
 * Reports errors of a build, over every open page and in the terminal, until it is corrected: in saved files, in the
 * settings and content, and on the page that was opened last.
 */
export function checkWhileWriting(): Plugin {
  let checks: ReturnType<typeof startChecks> | undefined;
  return {
    name: 'check-while-writing',
    apply: 'serve',
    // Vite restarts the server with the same plugin when the settings change.
    configureServer(server) {
      checks?.stop();
      checks = startChecks(server);
    },
    // Before Vite gives inline modules their `import.meta.hot`.
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: reloadUntouched }],
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/styles\/index\.css/ },
      handler() {
        const [fault] = sheetFaults();
        if (fault) this.error(`${fault.setting}: ${fault.found}`);
      },
    },
    // The watcher's events are earlier, when the server may still have the old content of the file.
    hotUpdate: {
      order: 'post',
      handler({ type, file, modules, server }) {
        if (this.environment.name !== 'ssr') return;
        // Modules that imported the file while it was missing would keep the error.
        if (type === 'create') server.environments.ssr.moduleGraph.invalidateAll();
        checks?.noteSaved(file);
        const { hot, moduleGraph } = server.environments.client;
        if (modules.length > 0 && !moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload' });
      },
    },
  };
}

type Fault = Error & { id?: string; frame?: string; loc?: { file?: string; line: number; column: number } };

function startChecks(server: ViteDevServer) {
  const { logger, root, configFile, configFileDependencies } = server.config;
  const { client } = server.environments;

  /** The page that was opened last, whether an error page was sent in its place, and whether a file was saved since. */
  let page = { path: '/', isError: false, isOutdated: false };
  let fault: Fault | undefined;
  /** Files that were saved and not found correct since. */
  const saved = new Set<string>();
  let settingsSaved = false;
  let timer: NodeJS.Timeout | undefined;
  let run = 0;

  const reload = () => client.hot.send({ type: 'full-reload' });
  const reloadErrorPage = () => page.isError && page.isOutdated && reload();
  const show = ({ message, frame = '', loc, id = '' }: Fault) => {
    client.hot.send({ type: 'error', err: { message, stack: '', ...(loc && { loc, id, frame }) } });
  };

  /** Throws if the build would reject the settings, a saved file, the content or the page. */
  async function throwFaults(): Promise<void> {
    if (settingsSaved) await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile, root, 'silent');
    settingsSaved = false;
    for (const file of saved) {
      if (/\.(tsx?|mdx)$/.test(file) && existsSync(file)) await client.transformRequest(`/${relative(root, file)}`);
    }
    const checks = await server.ssrLoadModule('/scripts/dev/page-checks.ts');
    await (checks as typeof import('./page-checks.ts')).checkContentAndPage(page.path);
  }

  async function check(): Promise<void> {
    const own = ++run;
    const found = await throwFaults().catch((error: Fault) => error);
    // Something was saved meanwhile, and the next run reports it, or the server was restarted.
    if (own !== run) return;
    reloadErrorPage();
    const before = fault;
    fault = found ?? undefined;
    if (found) {
      show(found);
      if (found.message !== before?.message) logger.error(textOf(found), { timestamp: true });
      return;
    }
    if (before) {
      logger.info('Corrected.', { timestamp: true });
      reload();
    }
    saved.clear();
  }

  function checkSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      check().catch(({ message }: Error) => logger.error(message, { timestamp: true }));
    }, burst);
  }

  server.middlewares.use(({ headers, originalUrl = '/' }, response, next) => {
    if (headers.accept?.includes('text/html')) {
      const opened = { path: new URL(originalUrl, 'http://localhost').pathname, isError: false, isOutdated: false };
      page = opened;
      response.once('finish', checkSoon);
      replaceStack(response, (stack) => {
        opened.isError = true;
        return errorPage(ownLines(stack));
      });
    }
    next();
  });
  // Vite restarts after a change of the settings, and reports to no plugin what it is restarted for.
  server.watcher.on('change', (file) => {
    if (!configFileDependencies.includes(file)) return;
    settingsSaved = true;
    checkSoon();
  });
  client.hot.on('vite:client:connect', () => {
    // A file saved while the page was loading
    if (page.isOutdated) reload();
    if (fault) show(fault);
  });

  return {
    noteSaved(file: string) {
      if (!file.startsWith(`${root}${sep}src${sep}`)) return;
      saved.add(file);
      page.isOutdated = true;
      checkSoon();
    },
    stop: () => {
      clearTimeout(timer);
      run += 1;
    },
  };

  /** Returns the message with the place that it is about. */
  function textOf({ name, message, loc, frame, stack }: Fault): string {
    if (loc) return `${message}\n${relative(root, loc.file ?? '')}:${loc.line}:${loc.column}\n${frame ?? ''}`;
    return name === 'SettingsError' ? message : ownLines(stack ?? message);
  }

  /** Returns a stack without the lines of packages. */
  function ownLines(stack: string): string {
    const lines = stack.split('\n').filter((line) => !/^ +at .*(node_modules|node:)/.test(line));
    return lines.join('\n').replaceAll(`${root}/`, '');
  }
}

/** Replaces the bare stack that the server sends for a page that cannot be rendered. */
function replaceStack(response: ServerResponse, replace: (stack: string) => string): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown, ...rest: []) => {
    if (response.statusCode !== 500 || typeof body !== 'string') return end(body, ...rest);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return end(replace(body));
  }) as typeof response.end;
}

/** Returns a page that shows a message. Vite's client on it reloads it when the error is corrected. */
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
