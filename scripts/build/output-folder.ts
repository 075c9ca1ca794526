import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** Resolves the folder that a build replaces. Throws an error if replacing it would delete anything but a site. */
export function findTarget(path: string, project = process.cwd()): string {
  const target = existsSync(path) ? realpathSync(path) : resolve(path);
  const invalidTarget = (why: string) => new Error(`${path} ${why}; nothing was written.`);
  if (!relative(target, realpathSync(project)).startsWith('..')) throw invalidTarget('contains the project');
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return target;
  if (!stats.isDirectory()) throw invalidTarget('is a file; expected a folder');

  const isSite = target === join(realpathSync(project), 'dist') || existsSync(join(target, '404.html'));
  if (!isSite && readdirSync(target).length > 0) throw invalidTarget('contains files that are not a site');
  if (stats.dev === statSync(dirname(target)).dev) return target;
  throw invalidTarget(`is a mount point, which cannot be replaced; expected a folder in it, ${path}${sep}site`);
}

/**
 * Creates a folder next to `target` for a build that replaces it. First cleans up after killed builds: restores a site that
 * was moved away, and removes unfinished sites. Does not touch folders of running builds.
 */
export function openOutputFolder(target: string) {
  const parent = dirname(target);
  const [dir, old] = [`${target}.building-${process.pid}`, `${target}.old-${process.pid}`];
  mkdirSync(parent, { recursive: true });

  const name = basename(target).replace(/[^\w-]/g, '\\$&');
  const [previous] = [...leftoversIn(parent, new RegExp(`^${name}\\.old-(\\d+)$`)), old].filter(existsSync);
  if (previous !== undefined && !existsSync(target)) tryRename(previous, target, ['ENOENT', ...occupied]);
  removeLeftovers(parent, new RegExp(`^${name}\\.(?:building|old)-(\\d+)$`));
  // Leftovers of an earlier process with the same PID.
  for (const folder of [dir, old]) remove(folder);
  mkdirSync(dir);

  return {
    dir,
    /** Replaces the target with the folder, even if another build creates the target meanwhile. */
    commit(): void {
      for (let isDone = false; !isDone; remove(old)) {
        tryRename(target, old, ['ENOENT']);
        try {
          isDone = tryRename(dir, target, occupied);
        } catch (error) {
          if (!existsSync(target)) tryRename(old, target, ['ENOENT']);
          throw error;
        }
      }
    },
    /** Removes the folder. May be called more than once, and after `commit`. */
    discard(): void {
      remove(dir);
      if (existsSync(target)) remove(old);
    },
  };
}

/** Removes files and folders of killed builds. The first group of `pattern` matches their PID. */
export function removeLeftovers(folder: string, pattern: RegExp): void {
  for (const path of leftoversIn(folder, pattern)) remove(path);
}

function leftoversIn(folder: string, pattern: RegExp): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => hasEnded(pattern.exec(name)?.[1])).map((name) => join(folder, name));
}

function hasEnded(pid: string | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** Error codes for renaming a folder to an existing one. */
const occupied = ['ENOTEMPTY', 'EEXIST'];

/** Renames a folder. Returns false on one of the given error codes. */
function tryRename(from: string, to: string, expected: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes(codeOf(error))) return false;
    throw error;
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10 });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
