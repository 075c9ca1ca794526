import { readFileSync, writeFileSync } from 'node:fs';
import { drawIcons } from './lib/extras/icons.ts';
import { colours } from './lib/sharing/drawing-style.ts';

/** `npm run draw`: draws the icons in `public` from favicon.svg, after a change to the mark or to the paper. */
async function main(): Promise<void> {
  const icons = await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colours.surface ?? 'none');
  for (const { name, bytes } of icons) {
    writeFileSync(`public/${name}`, bytes);
    console.log(`  public/${name}    ${bytes.length} bytes`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
