import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a program runs, and with which variables: here and with ours, unless it is said. */
export interface Place {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** How long programs have to end by themselves (ms): a browser closes in a second or two. */
const grace = 10_000;

const folders: string[] = [];
const running = new Set<ChildProcess>();
let isEnding = false;

/** Makes a folder that goes with this process, among the system's temporary ones. */
export function temporaryFolder(prefix: string): string {
  if (folders.length === 0) process.once('exit', removeFolders);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

/**
 * Runs a program of a package, or one by its path, to its end. Once this process is told to end nothing more comes of it,
 * so that nothing is counted or begun after it.
 *
 * @returns whether it ended with status 0, and all that it said
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd = '', env = process.env }: Place = {},
): Promise<{ isWell: boolean; output: string }> {
  const output: Buffer[] = [];
  // In a group of its own: what it starts in turn can be ended with it.
  const child = spawn(resolve(cwd, 'node_modules/.bin', program), args, {
    cwd: resolve(cwd),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));

  return new Promise((done) => {
    child.once('error', ({ message }) => output.push(Buffer.from(message)));
    child.once('close', (status) => {
      running.delete(child);
      if (!isEnding) done({ isWell: status === 0, output: Buffer.concat(output).toString().trimEnd() });
    });
  });
}

/**
 * Whoever ends this process ends the programs too, and it goes last, with 128 and the signal's number: they may write into
 * its folders until they have ended.
 */
export function endProgramsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(128 + constants.signals[signal]));
  }
}

async function end(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const ended = Promise.allSettled([...running].map((child) => once(child, 'close')));
  // As from a terminal: the runners of tests then close their browsers and servers, at a SIGTERM not all do.
  signalAll('SIGINT');
  await Promise.race([ended, wait(grace)]);
  signalAll('SIGKILL');
  process.exit(status);
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function signalAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has just ended.
    }
  }
}
