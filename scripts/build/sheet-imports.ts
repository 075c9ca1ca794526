import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folderImport = /^@import "([^"*]+)\/\*\.css"(.*);$/gm;

/**
 * Lets a stylesheet import whole folders: `@import "../components/ui/*.css" layer(components);` takes in every sheet
 * of the folder and of those inside it. The order is that of the names, so it is the same in every build.
 */
export function sheetImports(): Plugin {
  return {
    name: 'sheet-imports',
    enforce: 'pre',
    transform(css, id) {
      if (!id.endsWith('/src/styles/index.css')) return null;
      return css.replace(folderImport, (_, folder: string, layer: string) =>
        sheetsIn(join(dirname(id), folder))
          .map((name) => `@import "${folder}/${name}"${layer};`)
          .join('\n'),
      );
    },
  };
}

/** The sheets of a folder, by their names in it. */
function sheetsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.css')).sort();
}
