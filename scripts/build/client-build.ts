import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

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
  /** The stylesheet, web font rules included. */
  css: string;
}

/**
 * Waits for the client build and copies its files into a folder. Only now is told what it said: a fault in the content,
 * which Vite stumbles over too, is found before and told once.
 *
 * @throws Error with Vite's message
 */
export async function takeClientFiles({ ended, folder }: ClientBuild, dist: string): Promise<ClientFiles> {
  const { status, output } = await ended;
  if (status !== 0) throw new Error(output.trim() || `The client build ended with ${status}.`);
  process.stderr.write(output);
  cpSync(folder, dist, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => takeFontOut(join(dist, 'assets', file))).join('');
  return { shell: readFileSync(join(dist, 'index.html'), 'utf8'), css };
}

/**
 * Takes the web font out of a stylesheet, and returns the text that still holds it. Documents name the font in their inline
 * styles; named again after the first paint, an optional font would arrive late and move what is being read.
 */
function takeFontOut(file: string): string {
  const css = readFileSync(file, 'utf8');
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  sheet.walkAtRules('media', (rule) => void (rule.nodes?.length === 0 && rule.remove()));
  writeFileSync(file, sheet.toString());
  return css;
}
