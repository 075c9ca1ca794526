import { readFileSync, writeFileSync } from 'node:fs';
import { drawIcons } from './metadata/icons.ts';
import { picturesSvg } from './metadata/pictures.tsx';
import { colourOf } from './metadata/style-sheets.ts';

/** `npm run draw`: draws what stands in `public`: icons from favicon.svg, and the file of pictures. */
async function main(): Promise<void> {
  writeFileSync('public/pictures.svg', picturesSvg());
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
