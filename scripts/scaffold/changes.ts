import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Files as they shall be, by their paths from the project; those that shall go have no text. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * Lays out a file as `npm run format` does.
 *
 * @throws Error with the words of the formatter, where it cannot read the file
 */
function formatted(file: string, text: string): string {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} could not be formatted: ${stderr.trim()}`);
  return stdout;
}

/** Writes and removes files, laid out: all of them, or none. Throws what went wrong, with everything as before. */
export function carryOut(changes: Changes): void {
  const after = [...changes].map(([file, text]) => [file, text && formatted(file, text)] as const);
  const before = new Map([...changes.keys()].map((file) => [file, existsSync(file) ? readFileSync(file) : undefined]));
  try {
    for (const [file, text] of after) put(file, text);
  } catch (error) {
    for (const [file, bytes] of before) put(file, bytes);
    throw error;
  }
}

function put(file: string, content: string | Buffer | undefined): void {
  if (content === undefined) rmSync(file, { force: true });
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
