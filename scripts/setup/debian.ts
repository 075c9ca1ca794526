import { spawnSync } from 'node:child_process';

/**
 * Installs Debian packages, and says so first. Does nothing where the user is not root.
 *
 * @param names the packages; one that cannot be had does not keep the others out
 * @param reason what they are for
 */
export function installDebianPackages(names: readonly string[], reason: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(' and ')} with apt-get: ${reason}.`);

  const run = (...args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
      // In run level 1 a package does not start a server of its own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  run('update');
  for (const name of names) run('install', '-y', '--no-install-recommends', name);
}
