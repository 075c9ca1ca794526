import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian.ts';

/**
 * Sees that there is a Java, which the Nu Html Checker runs on, or installs Debian's where the user is root.
 *
 * @throws Error saying what to do when there is none
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
