import { readFileSync, writeFileSync } from 'node:fs';
import { spritePath } from '../src/components/ui/sprite-icon.tsx';
import { drawIcons } from './metadata/icons.ts';
import { spriteSvg } from './metadata/sprite.tsx';
import { colourOf } from './metadata/style-sheets.ts';

/** `npm run draw`: draws what stands in `public`: the icons, from favicon.svg, and the sprite. */
async function main(): Promise<void> {
  writeFileSync(`public${spritePath}`, spriteSvg());
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
