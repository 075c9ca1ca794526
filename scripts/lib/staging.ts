import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A folder beside the target that takes its place at the end, or vanishes. */
export interface Staging {
  /** Where to write meanwhile. */
  dir: string;
  /** Puts the folder in the target's place. */
  commit(): Promise<void>;
  /** Removes the folder. Safe to call more than once, and after `commit`. */
  discard(): void;
}

/**
 * Opens a staging folder for `target`. What earlier runs left behind when they were killed is removed; the folders of
 * runs still alive are not touched.
 */
export async function openStaging(target: string): Promise<Staging> {
  sweep(target);
  const dir = `${target}.building-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });

  return {
    dir,
    async commit() {
      const replaces = existsSync(target);
      if (replaces) await rename(target, old);
      try {
        await rename(dir, target);
      } catch (error) {
        if (replaces) await rename(old, target);
        throw error;
      }
      await rm(old, { recursive: true, force: true });
    },
    discard() {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function sweep(target: string): void {
  const parent = dirname(target);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const [, pid] = name.startsWith(`${basename(target)}.`) ? (/\.(?:building|old)-(\d+)$/.exec(name) ?? []) : [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    // A run killed between its two renames leaves the last good site under its old name.
    if (name.includes('.old-') && !existsSync(target)) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
