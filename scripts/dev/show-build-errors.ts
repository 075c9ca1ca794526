import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import { loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { sheetFaults } from '../build/client-build.ts';

/** Files saved within this time (ms) are checked together. */
const burst = 80;

/** Reloads a page that is not hydrated, because Vite cannot update its modules. */
const reloadUnhydrated = `import.meta.hot.on('vite:beforeUpdate', () => {
  if (!document.querySelector('#root[data-hydrated]')) location.reload();
});`;

/**
 * Shows errors that would stop the build, in every open page and in the terminal, until they are corrected. Checks saved
 * files, settings, content, and the page that was opened last.
 */
export function showBuildErrors(): Plugin {
  let checks: ReturnType<typeof startChecks> | undefined;
  return {
    name: 'show-build-errors',
    apply: 'serve',
    // Called again when Vite restarts the server after a change of the settings.
    configureServer(server) {
      checks?.stop();
      checks = startChecks(server);
    },
    transformIndexHtml: {
      // Before Vite adds `import.meta.hot` to inline modules.
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: reloadUnhydrated }],
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/styles\/index\.css/ },
      handler() {
        const [fault] = sheetFaults();
        if (fault) this.error(`${fault.setting}: ${fault.found}`);
      },
    },
    // Used instead of the watcher's events: when they fire, the server may still have the old content.
    hotUpdate: {
      order: 'post',
      handler({ type, file, modules, server }) {
        if (this.environment.name !== 'ssr') return;
        // Modules that imported the file while it was missing would keep the error.
        if (type === 'create') server.environments.ssr.moduleGraph.invalidateAll();
        checks?.onSaved(file);
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

  /** The page that was opened last. It is outdated if a file was saved since. */
  let page = { path: '/', isError: false, isOutdated: false };
  let fault: Fault | undefined;
  /** Files saved since all checks last passed. */
  const saved = new Set<string>();
  let settingsSaved = false;
  let timer: NodeJS.Timeout | undefined;
  let run = 0;

  const reload = () => client.hot.send({ type: 'full-reload' });
  const show = ({ message, frame = '', loc, id = '' }: Fault) => {
    client.hot.send({ type: 'error', err: { message, stack: '', ...(loc && { loc, id, frame }) } });
  };

  /** Throws if the build would reject the settings, a saved file, the content or the page. */
  async function throwFaults(): Promise<void> {
    if (settingsSaved) {
      await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile, root, 'silent');
      return; // Vite restarts the server, and cannot load modules meanwhile.
    }
    for (const file of saved) {
      if (/\.(tsx?|mdx)$/.test(file) && existsSync(file)) await client.transformRequest(`/${relative(root, file)}`);
    }
    const checks = await server.ssrLoadModule('/scripts/dev/page-checks.ts');
    await (checks as typeof import('./page-checks.ts')).checkContentAndPage(page.path);
  }

  async function check(): Promise<void> {
    const current = ++run;
    const found = await throwFaults().catch((error: Fault) => error);
    // Another check has started, or the server was restarted.
    if (current !== run) return;
    if (page.isError && page.isOutdated) reload();
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
    timer = setTimeout(() => check().catch(({ message }: Error) => logger.error(message)), burst);
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
  // Vite restarts after a change of the settings, without calling `hotUpdate`.
  server.watcher.on('change', (file) => {
    if (!configFileDependencies.includes(file)) return;
    settingsSaved = true;
    checkSoon();
  });
  client.hot.on('vite:client:connect', () => {
    if (page.isOutdated) reload();
    if (fault) show(fault);
  });

  return {
    onSaved(file: string) {
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

  /** Returns the message of a fault with its file and line, or with its stack. */
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

/** Replaces the response body if it is the stack of a rendering error. */
function replaceStack(response: ServerResponse, replace: (stack: string) => string): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown, ...rest: []) => {
    if (response.statusCode !== 500 || typeof body !== 'string') return end(body, ...rest);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return end(replace(body));
  }) as typeof response.end;
}

/** Returns a page that shows a message, and reloads when the error is corrected. */
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
