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
  const names = readdirSync(folder).map((file) => basename(file, '.css'));
  return Object.fromEntries(names.map((name) => [`first-${name}`, `${folder}/${name}.css`]));
}

/** Reads the first-screen stylesheets from a client build, and deletes their files, which no document loads. */
export function takeFirstScreens(clientFolder: string): FirstScreens {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8').replace(licence, '').trim();
  const manifest = JSON.parse(read(buildManifest));
  const sheets = readdirSync(folder).map((name) => ({ name, file: manifest[`${folder}/${name}`].file }));
  const screens = new Map(sheets.map(({ name, file }) => [basename(name, '.css'), read(file)]));
  // Identical stylesheets share a file.
  for (const file of new Set([buildManifest, ...sheets.map(({ file }) => file)])) rmSync(join(clientFolder, file));
  return screens;
}
