import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawIcons } from './metadata/icons.ts';
import { colourOf } from './metadata/style-sheets.ts';
import { runCommand, withModule } from './run-command.ts';

/** `npm run draw`: writes icons, drawings and charts into `public`. */
async function main(): Promise<void> {
  parseArgs({ options: {} });
  type Drawings = typeof import('./metadata/drawings.tsx');
  const drawn = await withModule('/scripts/metadata/drawings.tsx', ({ drawnFiles }: Drawings) => drawnFiles());
  for (const [path, text] of Object.entries(drawn)) writeFileSync(`public${path}`, text);

  for (const { name, bytes } of await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colourOf('surface'))) {
    writeFileSync(`public/${name}`, bytes);
    console.log(`  public/${name}    ${bytes.length} bytes`);
  }
}

runCommand(main, '');
