import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../src/lib/settings.ts';
import { type FirstScreens, takeFirstScreens } from './first-screens.ts';
import { sheetFaults } from './sheet-faults.ts';

/** Vite's build of the browser's files, which `start.mjs` has begun in a process of its own. */
export interface ClientBuild {
  /** Its exit status or signal, and what it said. */
  ended: Promise<{ status: number | string | null; output: string }>;
  /** Where it writes. */
  folder: string;
}

/** What the documents need of the browser's files. */
export interface ClientFiles {
  /** index.html as Vite built it. */
  shell: string;
  firstScreens: FirstScreens;
}

/**
 * Waits for the client build and moves its files into a folder. Only now is told what it said: a fault in the content,
 * which Vite stumbles over too, is found before and told once.
 *
 * @throws SettingsError naming each stylesheet that cannot be read, else Error with Vite's message
 */
export async function takeClientFiles({ ended, folder }: ClientBuild, dist: string): Promise<ClientFiles> {
  const { status, output } = await ended;
  if (status !== 0) {
    refuseSheets();
    throw new Error(withoutStack(output) || `The client build ended with ${status}.`);
  }
  process.stderr.write(output);
  const firstScreens = takeFirstScreens(folder);
  for (const name of readdirSync(folder)) move(join(folder, name), join(dist, name));
  return { shell: readFileSync(join(dist, 'index.html'), 'utf8'), firstScreens };
}

/** Throws where a stylesheet cannot be read. */
export function refuseSheets(): void {
  const faults = sheetFaults();
  if (faults.length > 0) throw new SettingsError(faults);
}

/** What Vite says of an error, down to where it happened in the code of others. */
function withoutStack(output: string): string {
  return output
    .split(/\n\s+at /, 1)
    .join()
    .trim();
}

/** Moves a file or folder; to another disk by copying, and what is left behind goes with its folder. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}
