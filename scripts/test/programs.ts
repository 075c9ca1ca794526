import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The working directory and environment of a program, by default of this process. */
export interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Time (ms) for programs to end after a signal: a browser closes in a second or two. */
const grace = 10_000;

const running = new Set<ChildProcess>();
let isEnding = false;

/** Creates a temporary folder, which is removed when this process ends. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Runs a program of a package, or a program at a path. Never resolves after a signal to this process, so that nothing
 * more is counted or started.
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd = '', env = process.env }: Options = {},
): Promise<{ isSuccess: boolean; output: string }> {
  // In its own process group, so that the programs that it starts can be ended with it.
  const child = spawn(resolve(cwd, 'node_modules/.bin', program), args, {
    cwd: resolve(cwd),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));

  return new Promise((done) => {
    child.once('error', ({ message }) => output.push(Buffer.from(message)));
    child.once('close', (status) => {
      running.delete(child);
      if (!isEnding) done({ isSuccess: status === 0, output: Buffer.concat(output).toString().trimEnd() });
    });
  });
}

/** On a signal, ends all programs before this process, because they may still write into its folders. */
export function endProgramsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(128 + constants.signals[signal]));
  }
}

async function end(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const ended = Promise.allSettled([...running].map((child) => once(child, 'close')));
  // SIGINT, as from a terminal: on SIGTERM not all test runners close their browsers and servers.
  signalAll('SIGINT');
  await Promise.race([ended, wait(grace)]);
  signalAll('SIGKILL');
  process.exit(status);
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
