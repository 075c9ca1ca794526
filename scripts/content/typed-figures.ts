import { readdirSync, readFileSync } from 'node:fs';
import { mayTypeFigures, type TypedFigure, typedFigures } from './figures.ts';
import { sourcePassages } from './source-passages.ts';

/** Where texts stand that readers see; the files are named from the project's folder. */
export const textFolders = {
  content: ['src/content'],
  markup: ['src/pages', 'src/components', 'src/head', 'scripts/metadata', 'scripts/sharing'],
} as const;

/** The sources in folders, by their paths, in order. Schemas have messages for us, not texts for readers. */
export function sourcesIn(folders: readonly string[]): [file: string, source: string][] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('schemas/'))
      .sort()
      .map((name): [string, string] => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  );
}

/**
 * Figures that texts of the site have typed, by file and line. Only files that look as if they had one are parsed: all of
 * them would take longer than the rest of the content check.
 */
export function allTypedFigures(): TypedFigure[] {
  return sourcesIn([...textFolders.content, ...textFolders.markup])
    .filter(([file, source]) => mayTypeFigures(file, source))
    .flatMap(([file, source]) => readable(file, source))
    .flatMap(typedFigures);
}

/** A file that cannot be parsed has been named already, by whoever loads it. */
function readable(file: string, source: string) {
  try {
    return sourcePassages(file, source);
  } catch {
    return [];
  }
}
