import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { spritePath } from '../src/lib/public-files.ts';
import { drawIcons } from './metadata/icons.ts';
import { colourOf } from './metadata/style-sheets.ts';

/** `npm run draw`: draws what stands in `public`: the icons, from favicon.svg, the sprite and the atlas. */
async function main(): Promise<void> {
  parseArgs({ options: {} });
  // The components ask Vite whether they are prerendered.
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
  const { spriteSvg } = await vite.ssrLoadModule('/scripts/metadata/sprite.tsx');
  const { atlasFiles } = await vite.ssrLoadModule('/scripts/metadata/atlas.tsx');
  writeFileSync(`public${spritePath}`, spriteSvg());
  for (const [path, text] of Object.entries(atlasFiles())) writeFileSync(`public${path}`, `${text}`);
  await vite.close();

  const icons = await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colourOf('surface'));
  for (const { name, bytes } of icons) {
    writeFileSync(`public/${name}`, bytes);
    console.log(`  public/${name}    ${bytes.length} bytes`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
