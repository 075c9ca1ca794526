import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Stylesheets with what a phone needs for its first screen, each a list of whole sheets. The file is named after a kind of
 * page (`brand`), or after the last segment of a path (`boiler-pressure-guide`) for a page whose first screen shows more.
 */
const folder = 'src/styles/first';

/** The styles that documents contain inline, by the name of the file. */
export type FirstScreens = ReadonlyMap<string, string>;

/** Tailwind's comment, which the stylesheet has too. */
const licence = /^\/\*!.*?\*\/\s*/;

/** Lists which source became which file, in the folder of the client build. */
export const buildManifest = 'manifest.json';

/** Returns the entry points of these stylesheets for Vite, by name. */
export function firstScreenEntries(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [`first-${basename(file, '.css')}`, `${folder}/${file}`]),
  );
}

/** Takes these stylesheets, which no document links, out of a client build. */
export function takeFirstScreens(clientFolder: string): FirstScreens {
  const take = (file: string) => {
    const content = readFileSync(join(clientFolder, file), 'utf8').replace(licence, '').trim();
    rmSync(join(clientFolder, file));
    return content;
  };
  const manifest = JSON.parse(take(buildManifest));
  return new Map(readdirSync(folder).map((file) => [basename(file, '.css'), take(manifest[`${folder}/${file}`].file)]));
}
