import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns whether a path is an executable file. A folder, such as an app of macOS, may be executable too. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns the paths of programs with these names, by name, then by folder of the PATH. */
export function findPrograms(names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/**
 * Finds a program of a Debian package, and installs the package if it is missing and the user is root.
 *
 * @param use the purpose of the program
 * @throws Error that explains how to install it
 */
export function ensureProgram(name: string, debianPackage: string, use: string): string {
  if (findPrograms([name]).length === 0) installDebianPackages([debianPackage], use);
  const [found] = findPrograms([name]);
  if (found !== undefined) return found;
  throw new Error(`No ${name} for ${use}: install it, for example with \`apt-get install ${debianPackage}\`.`);
}

export function ensureJava(): void {
  ensureProgram('java', 'default-jre-headless', 'the Nu Html Checker');
}

/** Installs Debian packages, one at a time, if the user is root, and prints their names and purpose. */
export function installDebianPackages(names: readonly string[], use: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(' and ')} with apt-get for ${use}.`);
  // In run level 1 a package does not start its server.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ...names.map((name) => ['install', '-y', '--no-install-recommends', name])]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000, env });
  }
}
