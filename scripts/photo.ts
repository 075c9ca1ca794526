import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Photo, photoSchema } from '../src/content/schemas/photo.ts';
import { photoWidths } from '../src/lib/public-files.ts';
import { faultsOf } from '../src/lib/rules.ts';
import { SettingsError } from '../src/lib/settings.ts';
import { runCommand } from './run-command.ts';

const folder = 'public/photos';
const listFile = 'src/content/photos.ts';

/** `npm run photo -- NAME FILE "WHAT IT SHOWS"`: adds or replaces a photograph. Metadata such as its place is dropped. */
async function main(): Promise<void> {
  const [name, file, alt, ...more] = process.argv.slice(2);
  const usage = 'Expected npm run photo -- NAME FILE "WHAT IT SHOWS". NAME: home, or the Gas Safe ID of an engineer';
  if (name === undefined || file === undefined || alt === undefined || more.length > 0) throw new Error(usage);
  const widths = name === 'home' ? photoWidths.home : photoWidths.engineer;
  const original = sharp(readFileSync(file)).rotate();
  const width = Math.max(...widths);
  const { info } = await original.clone().resize({ width }).webp().toBuffer({ resolveWithObject: true });
  const photo: Photo = { name, alt, width, height: info.height };
  const { width: found = 0 } = (await original.metadata()).autoOrient;
  const small = { setting: 'width', found, expected: `at least ${width} px` };
  const faults = [...faultsOf(photoSchema, photo), ...(found < width ? [small] : [])];
  if (faults.length > 0) throw new SettingsError(faults);

  mkdirSync(folder, { recursive: true });
  for (const size of widths) {
    const file = join(folder, `${name}-${size}.avif`);
    await original.clone().resize({ width: size }).avif().toFile(file);
  }
  await original
    .clone()
    .resize({ width })
    .webp()
    .toFile(join(folder, `${name}.webp`));
  const lines = readFileSync(listFile, 'utf8').split('\n');
  const others = lines.filter((line) => !line.startsWith(`  { "name":"${name}"`));
  writeFileSync(listFile, others.join('\n').replace(/\n\];/, `\n  ${JSON.stringify(photo).replace('{', '{ ')},\n];`));
  console.log(`${folder}/${name}.webp, ${width} x ${info.height} px, and smaller files. npm run build shows them.`);
}

runCommand(main, '');
