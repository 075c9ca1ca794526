import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Changes to files of a project: what to find, and what to put there. */
export type Changes = Record<string, readonly (readonly [string | RegExp, string])[]>;

/** Makes a copy of the project in an empty folder; it has the packages and a cache of its own. */
export function copyProject(folder: string): void {
  const parts = [
    'src',
    'scripts',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ];
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('public'), join(folder, 'public'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (!/^\.(cache|vite)/.test(name)) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
}

/**
 * Changes files of a project.
 *
 * @throws Error when a file does not hold what is to be changed
 */
export function edit(folder: string, changes: Changes): void {
  for (const [file, edits] of Object.entries(changes)) {
    const path = join(folder, file);
    const text = edits.reduce(
      (before, [from, to]) => {
        const after = before.replace(from, to);
        if (after === before) throw new Error(`${file} does not hold ${from}`);
        return after;
      },
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}
