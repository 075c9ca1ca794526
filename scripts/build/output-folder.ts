import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A folder beside the target that takes its place at the end, or vanishes. */
export interface OutputFolder {
  /** Where to write meanwhile. */
  dir: string;
  /** Puts the folder in the target's place. */
  commit(): void;
  /** Removes the folder. Safe to call more than once, and after `commit`. */
  discard(): void;
}

/**
 * Opens the folder for a build that is to replace `target`. What a killed build left is put right first: a site on its way
 * out comes back, what was half-written goes. Folders of builds that still run are not touched.
 */
export function openOutputFolder(target: string): OutputFolder {
  const parent = dirname(target);
  const [dir, old] = [`${target}.building-${process.pid}`, `${target}.old-${process.pid}`];
  mkdirSync(parent, { recursive: true });

  const name = basename(target).replace(/[^\w-]/g, '\\$&');
  const [lastGood] = [...remainsIn(parent, new RegExp(`^${name}\\.old-(\\d+)$`)), old].filter((one) => existsSync(one));
  if (lastGood !== undefined && !existsSync(target)) tryRename(lastGood, target, ['ENOENT', ...taken]);
  removeRemains(parent, new RegExp(`^${name}\\.(?:building|old)-(\\d+)$`));
  // Process numbers are given out again: folders that bear our own are older than this run.
  for (const folder of [dir, old]) remove(folder);
  mkdirSync(dir);

  return {
    dir,
    commit() {
      // Another build may put its site there at any moment; the last one stays.
      for (let isDone = false; !isDone; remove(old)) {
        tryRename(target, old, ['ENOENT']);
        try {
          isDone = tryRename(dir, target, taken);
        } catch (error) {
          if (!existsSync(target)) tryRename(old, target, ['ENOENT']);
          throw error;
        }
      }
    },
    discard() {
      remove(dir);
      if (existsSync(target)) remove(old);
    },
  };
}

/**
 * Removes what killed builds left in a folder.
 *
 * @param pattern what the names look like, with the process number as first group
 */
export function removeRemains(folder: string, pattern: RegExp): void {
  for (const path of remainsIn(folder, pattern)) remove(path);
}

function remainsIn(folder: string, pattern: RegExp): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => isDead(pattern.exec(name)?.[1])).map((name) => join(folder, name));
}

function isDead(pid: string | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** What a rename says when somebody else has put a folder there. */
const taken = ['ENOTEMPTY', 'EEXIST'];

/** Renames a folder; false on one of the error codes that may happen. */
function tryRename(from: string, to: string, mayHappen: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (mayHappen.includes(codeOf(error))) return false;
    throw error;
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10 });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
