import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Finds the folder that a build into `path` replaces, behind links where there are any.
 *
 * @throws Error on a path whose replacement would take something else along: the project, a file, a folder of other
 *   things, a mount point
 */
export function findTarget(path: string, project = process.cwd()): string {
  const target = existsSync(path) ? realpathSync(path) : resolve(path);
  const refuse = (why: string) => new Error(`${path} ${why}; nothing was written.`);
  if (!relative(target, realpathSync(project)).startsWith('..')) throw refuse('holds the project itself');
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return target;
  if (!stats.isDirectory()) throw refuse('is a file, and the site needs a folder');

  // Every site that was built has a 404 page; `dist` is ours whatever it holds.
  const isOurs = target === join(realpathSync(project), 'dist') || existsSync(join(target, '404.html'));
  if (!isOurs && readdirSync(target).length > 0) throw refuse('holds something else than a site');
  if (stats.dev === statSync(dirname(target)).dev) return target;
  throw refuse(`is a mount point, which no folder can take the place of: name one inside it, ${path}${sep}site`);
}
