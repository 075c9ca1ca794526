import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Destinations } from './destinations.ts';
import type { TargetIssues } from './issues.ts';

/**
 * The files of a site that are named as changed, relative to it. They may be named from the working folder or from the
 * site's own; one that is gone counts too.
 *
 * @throws Error naming every file that lies elsewhere
 */
export function changedFiles(names: readonly string[], dist: string): ReadonlySet<string> {
  const files = names.map((name) => {
    const inside = relative(resolve(dist), resolve(name));
    if (!inside.startsWith('..') && !isAbsolute(inside)) return inside.split(sep).join('/');
    const isGone = !existsSync(name);
    return !isAbsolute(name) && (isGone || existsSync(join(dist, name)))
      ? name.split(sep).join('/')
      : { elsewhere: name };
  });
  const elsewhere = files.flatMap((file) => (typeof file === 'string' ? [] : [file.elsewhere]));
  if (elsewhere.length > 0) throw new Error(`--changed: ${elsewhere.join(', ')} is not in ${dist}`);
  return new Set(files.filter((file) => typeof file === 'string'));
}

/**
 * Keeps what concerns changed files: everything that is said of them, and of what leads to them or led to them before they
 * were gone. Each verdict stays as it is, because the whole site was read for it.
 */
export function concerning(
  changed: ReadonlySet<string>,
  site: Destinations,
  fileOf: (on: string) => string,
): (issues: TargetIssues) => TargetIssues[] {
  return (issues) => {
    if (filesBehind(issues.target, site).some((file) => changed.has(file))) return [issues];
    const places = new Map([...issues.places].filter(([on]) => changed.has(fileOf(on))));
    return places.size > 0 ? [{ ...issues, places }] : [];
  };
}

/** The files at which a path may lead: the one it does, and those that would make a dead one alive. */
function filesBehind(target: string, site: Destinations): string[] {
  const [path = ''] = target.split(/[?#]/);
  if (!path.startsWith(`${site.prefix}/`)) return [];
  const destination = site.of(path);
  if ('file' in destination) return [destination.file];
  const name = path.slice(site.prefix.length + 1).replace(/\/$/, '');
  return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`];
}
