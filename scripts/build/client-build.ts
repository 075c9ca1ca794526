import type { ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Asking } from './traced-imports.ts';

/** The compiled code of a run: of each file what it is, and the files that come with it. */
export type CompiledCode = Readonly<Record<string, { hash: string; imports: readonly string[] }>>;

/** What `scripts/build/start.mjs` hands to the script that it runs. */
export interface Workshop {
  /** A folder that vanishes with the run. */
  folder: string;
  /** Makes the browser's files in `folder/browser` since the run began. */
  bundler: ChildProcess;
  code: CompiledCode;
  /** What the compiled code has asked for by itself, merely by being loaded. */
  asked: readonly Asking[];
}

/** The browser's bundle, as the documents refer to it. */
export interface Bundle {
  /** The index.html that Vite made: the shell of every page. */
  shell: string;
  /** The one stylesheet, typeface rules included. */
  css: string;
}

/** What `bundler.mjs` answers. */
type Answer = Bundle | { failure: string };

/**
 * Listens to the bundler from now on. What it says aloud is kept until somebody asks for the bundle: a fault of the
 * content, which the build finds itself, is told once and clearly.
 *
 * @returns a function that moves the browser's files into a folder and gives the bundle; it throws with the bundler's
 *   message
 */
export function followBundler({
  folder,
  bundler,
}: Pick<Workshop, 'folder' | 'bundler'>): (dist: string) => Promise<Bundle> {
  let said = '';
  for (const stream of [bundler.stdout, bundler.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const answer = new Promise<Answer>((done) => {
    bundler.once('message', (message) => done(message as Answer));
    bundler.once('exit', (code, signal) => done({ failure: `the bundler ended with ${signal ?? code}` }));
  });

  return async (dist) => {
    const result = await answer;
    if ('failure' in result) throw new Error(result.failure);
    process.stderr.write(said);
    moveInto(dist, join(folder, 'browser'));
    return result;
  };
}

/** Moves what a folder holds into another one, which may lie on another disk. */
function moveInto(target: string, source: string): void {
  for (const name of readdirSync(source)) {
    try {
      renameSync(join(source, name), join(target, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      cpSync(join(source, name), join(target, name), { recursive: true });
    }
  }
  rmSync(source, { recursive: true, force: true });
}
