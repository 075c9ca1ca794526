import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CssSyntaxError, parse } from 'postcss';
import { type SettingFault, SettingsError } from '../../src/lib/settings.ts';
import { takeFirstScreens } from './first-screens.ts';

/** Vite's build of the browser's files, which `start.mjs` runs in a child process. */
export interface ClientBuild {
  /** Resolves to its exit status or signal, and its output. */
  ended: Promise<{ status: number | string | null; output: string }>;
  folder: string;
}

/**
 * Waits for the client build, moves its files into a folder, and returns index.html and the first-screen styles.
 *
 * @throws SettingsError naming each stylesheet with a syntax error, else Error with Vite's message
 */
export async function takeClientFiles({ ended, folder }: ClientBuild, dist: string) {
  const { status, output } = await ended;
  if (status !== 0) {
    assertValidSheets();
    // The stack is that of Vite.
    const [message = ''] = output.split(/\n\s+at /, 1);
    throw new Error(message.trim() || `The client build ended with ${status}.`);
  }
  process.stderr.write(output);
  const firstScreens = takeFirstScreens(folder);
  for (const name of readdirSync(folder)) move(join(folder, name), join(dist, name));
  return { shell: readFileSync(join(dist, 'index.html'), 'utf8'), firstScreens };
}

/** Moves a file or folder. To another disk by copying, which takes 0.2 s longer. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}

/** Throws a SettingsError that names each stylesheet with a syntax error. */
export function assertValidSheets(): void {
  const faults = sheetFaults();
  if (faults.length > 0) throw new SettingsError(faults);
}

/** Finds stylesheets with syntax errors. Tailwind, which sees one sheet, would not name the file. */
export function sheetFaults(): SettingFault[] {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return sheets.sort().flatMap((sheet): SettingFault[] => {
    const setting = `src/${sheet}`;
    try {
      parse(readFileSync(setting, 'utf8'));
      return [];
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const found = `${error.reason} in line ${error.line}, column ${error.column}`;
      return [{ setting, found, expected: 'a stylesheet that can be read' }];
    }
  });
}
