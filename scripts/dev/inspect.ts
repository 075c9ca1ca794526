import { spawn } from 'node:child_process';

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
