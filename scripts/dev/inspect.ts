import { spawn } from 'node:child_process';
import type { ViteDevServer } from 'vite';

/**
 * What would stop a build, in its own words; nothing where all is well. A build checks itself, in a process of its own: it
 * reads every file anew, and keeps nothing of one that has been mended.
 *
 * @param root the folder of the project
 * @param signal gives it up
 * @returns `undefined` when it was given up
 */
export function whatStopsABuild(root: string, signal: AbortSignal): Promise<string | undefined> {
  const child = spawn(process.execPath, ['scripts/build/start.mjs', 'build', '--check'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let told = '';
  child.stderr.on('data', (text) => {
    told += text;
  });
  return new Promise((done, failed) => {
    child.once('error', (error) => (signal.aborted ? done(undefined) : failed(error)));
    child.once('close', (status, killer) => {
      if (signal.aborted) done(undefined);
      else done(status === 0 ? '' : told.trim() || `The check of the site ended with ${status ?? killer}.`);
    });
  });
}

/** What the texts in files have against the style. */
export async function styleOfFiles(server: ViteDevServer, files: readonly string[]): Promise<string> {
  // Loaded by the server, as pages are: Node by itself knows no `import.meta.glob`, and keeps what it has once read.
  const module = await server.ssrLoadModule('/scripts/style/check-style.ts');
  const style = module as typeof import('../style/check-style.ts');
  const faults = Object.values(style.styleFaults(await style.readTexts())).flat();
  return style.styleMessage([...new Set(files.flatMap((file) => style.faultsOfFile(faults, file)))]);
}
