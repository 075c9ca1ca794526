import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Replacements of text, by file. */
export type Changes = Record<string, readonly (readonly [string | RegExp, string])[]>;

/** Copies the project into an empty folder, with links to its packages and a separate cache. */
export function copyProject(folder: string): void {
  const files = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const part of ['src', 'scripts', ...files]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('public'), join(folder, 'public'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (!/^\.(cache|vite)/.test(name)) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Edits files of a project. Throws an error if a file does not contain a text. */
export function edit(folder: string, changes: Changes): void {
  for (const [file, edits] of Object.entries(changes)) {
    const path = join(folder, file);
    const text = edits.reduce(
      (before, [from, to]) => {
        const after = before.replace(from, to);
        if (after === before) throw new Error(`${file} does not contain ${from}`);
        return after;
      },
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}

/** Runs `npm run build` without installing packages first. */
export function runBuild(folder: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  return run(folder, ['scripts/build/start.mjs', 'build', ...args], env);
}

/** Runs `npm run check:ready`. */
export function runCheckReady(folder: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  return run(folder, ['scripts/build/start.mjs', 'check-ready', ...args], env);
}

/** Runs a TypeScript file of `scripts` in a folder. */
export function runScript(folder: string, name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const script = existsSync(join(folder, 'scripts')) ? `scripts/${name}.ts` : resolve('scripts', `${name}.ts`);
  return run(folder, ['--import', import.meta.resolve('tsx'), script, ...args], env);
}

function run(cwd: string, command: readonly string[], env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
}
