import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian.ts';

/**
 * Checks for Java, which runs the Nu Html Checker, and installs Debian's if the user is root.
 *
 * @throws Error that says how to get it
 */
export function ensureJava(): void {
  if (hasJava()) return;
  installDebianPackages(['default-jre-headless'], 'the Nu Html Checker runs on Java');
  if (hasJava()) return;
  throw new Error(
    'No Java for the Nu Html Checker: install one, for example with `apt-get install default-jre-headless`.',
  );
}

function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}
