import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Stylesheets for a phone's first screen, each a list of imports. A file is named after a kind of page (`brand`), or after the
 * last segment of a path (`boiler-pressure-guide`) if that page needs more styles.
 */
const folder = 'src/styles/first';

/** The inline styles of documents, by file name. */
export type FirstScreens = ReadonlyMap<string, string>;

/** Tailwind's licence comment, which the linked stylesheet contains too. */
const licence = /^\/\*!.*?\*\/\s*/;

/** Vite's manifest in the folder of the client build. */
export const buildManifest = 'manifest.json';

export function firstScreenEntries(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [`first-${basename(file, '.css')}`, `${folder}/${file}`]),
  );
}

/** Reads these stylesheets from a client build and removes the files, which no document links. */
export function takeFirstScreens(clientFolder: string): FirstScreens {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8').replace(licence, '').trim();
  const manifest = JSON.parse(read(buildManifest));
  // Equal stylesheets have one file.
  const files = readdirSync(folder).map(
    (name) => [basename(name, '.css'), manifest[`${folder}/${name}`].file] as const,
  );
  const screens = new Map(files.map(([name, file]) => [name, read(file)]));
  for (const file of new Set([buildManifest, ...files.map(([, file]) => file)])) rmSync(join(clientFolder, file));
  return screens;
}
