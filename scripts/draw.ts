import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawnFiles } from './metadata/drawings.tsx';
import { drawIcons } from './metadata/icons.ts';
import { colourOf } from './metadata/style-sheets.ts';

/** `npm run draw`: writes icons and drawings into `public`. */
export async function main(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  for (const [path, text] of Object.entries(drawnFiles())) writeFileSync(`public${path}`, text);

  for (const { name, bytes } of await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colourOf('surface'))) {
    writeFileSync(`public/${name}`, bytes);
    console.log(`  public/${name}    ${bytes.length} bytes`);
  }
  return 0;
}
