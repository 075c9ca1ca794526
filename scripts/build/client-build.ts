import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CssSyntaxError, parse } from 'postcss';
import { type SettingFault, SettingsError } from '../../src/lib/settings.ts';
import { takeFirstScreens } from './first-screens.ts';

/** Vite's build of the browser's files, which `start.mjs` runs in a child process. */
export interface ClientBuild {
  /** Resolves when the process ends. */
  ended: Promise<{ status: number | string | null; output: string }>;
  folder: string;
}

/** Waits for the client build, moves its files to the output folder, and returns index.html and the first-screen styles. */
export async function takeClientFiles({ ended, folder }: ClientBuild, outDir: string) {
  const { status, output } = await ended;
  if (status !== 0) {
    assertValidSheets();
    const [message = ''] = output.split(/\n\s+at /, 1);
    throw new Error(message.trim() || `The client build ended with ${status}.`);
  }
  process.stderr.write(output);
  const firstScreens = takeFirstScreens(folder);
  for (const name of readdirSync(folder)) move(join(folder, name), join(outDir, name));
  return { indexHtml: readFileSync(join(outDir, 'index.html'), 'utf8'), firstScreens };
}

/** Moves a file or folder. Copies it if the target is on another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}

export function assertValidSheets(): void {
  const faults = sheetFaults();
  if (faults.length > 0) throw new SettingsError(faults);
}

/** Finds stylesheets with syntax errors. Tailwind's error message does not name the imported file. */
export function sheetFaults(): SettingFault[] {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return sheets.sort().flatMap((sheet): SettingFault[] => {
    const setting = `src/${sheet}`;
    try {
      parse(readFileSync(setting, 'utf8'));
      return [];
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const { reason, line, column } = error;
      return [{ setting, found: `${reason} at line ${line}, column ${column}`, expected: 'valid CSS' }];
    }
  });
}
