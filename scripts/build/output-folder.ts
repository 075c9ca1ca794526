import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** A folder beside the target that takes its place at the end, or vanishes. */
export interface Staging {
  /** Where to write meanwhile. */
  dir: string;
  /** Puts the folder in the target's place. */
  commit(): Promise<void>;
  /** Removes the folder. Safe to call more than once, and after `commit`. */
  discard(): void;
}

/** Stands in every site that was built: a folder that is not empty and lacks it is not ours, unless it is `dist`. */
const mark = '404.html';

/**
 * Finds the folder that a build is to replace, behind links where there are any.
 *
 * @throws Error on one whose replacement would take something else along: the project itself, a file, a folder of other
 *   things, a mount point
 */
export function buildTarget(path: string, project = process.cwd()): string {
  const target = existsSync(path) ? realpathSync(path) : resolve(path);
  const refuse = (why: string) => new Error(`${path} ${why}; nothing was written.`);

  if (!relative(target, realpathSync(project)).startsWith('..')) throw refuse('holds the project itself');
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return target;

  if (!stats.isDirectory()) throw refuse('is a file, and the site needs a folder');
  const isOurs = target === join(realpathSync(project), 'dist');
  if (!isOurs && readdirSync(target).length > 0 && !existsSync(join(target, mark))) {
    throw refuse('holds something else than a site');
  }
  if (stats.dev !== statSync(dirname(target)).dev) {
    throw refuse(`is a mount point, which no folder can take the place of: name one inside it, ${path}${sep}site`);
  }
  return target;
}

/**
 * Opens a staging folder for `target`. What earlier runs left behind when they were killed is put right first: a site
 * that was on its way out comes back where none has taken its place, the rest is removed. The folders of runs still
 * alive are not touched.
 */
export async function openStaging(target: string): Promise<Staging> {
  recover(target);
  removeRemains(dirname(target), remainsOf(target));
  const dir = `${target}.building-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  await mkdir(dirname(dir), { recursive: true });
  await mkdir(dir);

  return {
    dir,
    async commit() {
      // Another build may put its site there at any moment; the last one stays.
      while (!replace(dir, target, old)) await rm(old, { recursive: true, force: true });
      await rm(old, { recursive: true, force: true });
    },
    discard() {
      rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
      if (existsSync(target)) rmSync(old, { recursive: true, force: true });
    },
  };
}

/**
 * Moves the target aside and the folder in its place, with nothing between the two steps that a signal could interrupt.
 * False when somebody else has put another there meanwhile.
 */
function replace(dir: string, target: string, old: string): boolean {
  try {
    renameSync(target, old);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    renameSync(dir, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return false;
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    throw error;
  }
}

/** A run killed between its two renames leaves the last good site under its old name. */
function recover(target: string): void {
  if (existsSync(target)) return;
  const [last] = remains(dirname(target), remainsOf(target, 'old'));
  if (last === undefined) return;
  try {
    renameSync(last, target);
  } catch (error) {
    // Another build was quicker: it has brought the site back, or put a new one there.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  }
}

/**
 * Removes what killed builds left in a folder.
 *
 * @param pattern what their names look like, with the number of the process as its first group
 */
export function removeRemains(folder: string, pattern: RegExp): void {
  for (const path of remains(folder, pattern)) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

function remains(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => {
      const pid = Number(pattern.exec(name)?.[1] ?? Number.NaN);
      // A number is given out again: what bears our own is older than this run.
      return pid === process.pid || (!Number.isNaN(pid) && !isAlive(pid));
    })
    .map((name) => join(folder, name));
}

function remainsOf(target: string, kind = '(?:building|old)'): RegExp {
  return new RegExp(`^${basename(target).replace(/[^\w-]/g, '\\$&')}\\.${kind}-(\\d+)$`);
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
