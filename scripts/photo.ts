import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Photo, photoSchema } from '../src/content/schemas/photo.ts';
import { faultsOf } from '../src/lib/rules.ts';
import { SettingsError } from '../src/lib/settings.ts';
import { runCommand } from './run-command.ts';

const folder = 'public/photos';
const listFile = 'src/content/photos.ts';

/** `npm run photo -- NAME FILE "ALT TEXT"`: adds or replaces a photograph, without metadata such as its location. */
async function main(): Promise<void> {
  const [name, file, alt, ...more] = process.argv.slice(2);
  const usage = 'Expected npm run photo -- NAME FILE "ALT TEXT". NAME: home, or the Gas Safe ID of an engineer';
  if (name === undefined || file === undefined || alt === undefined || more.length > 0) throw new Error(usage);
  const original = sharp(readFileSync(file)).rotate();
  // Twice the width at which pages show it, for high-density screens.
  const width = name === 'home' ? 1200 : 320;
  const { width: found, height } = (await original.metadata()).autoOrient;
  const photo: Photo = { name, alt, width, height: Math.round((width * height) / found) };
  const small = { setting: 'width', found, expected: `at least ${width} px` };
  const faults = [...faultsOf(photoSchema, photo), ...(found < width ? [small] : [])];
  if (faults.length > 0) throw new SettingsError(faults);

  mkdirSync(folder, { recursive: true });
  const resized = (size: number) => original.clone().resize({ width: size });
  const path = join(folder, name);
  await resized(width).webp().toFile(`${path}.webp`);
  await resized(width).avif().toFile(`${path}.avif`);
  if (name === 'home') await resized(600).avif().toFile(`${path}-600.avif`);
  const lines = readFileSync(listFile, 'utf8').split('\n');
  const others = lines.filter((line) => !line.startsWith(`  { "name":"${name}"`));
  writeFileSync(listFile, others.join('\n').replace(/\n\];/, `\n  ${JSON.stringify(photo).replace('{', '{ ')},\n];`));
  console.log(`${path}.avif and .webp, ${width} x ${photo.height} px. Run npm run build to publish it.`);
}

runCommand(main, '');
