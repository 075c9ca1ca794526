import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photos } from '../../src/content/photos.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { dist, page } from './dist.ts';
import { runScript } from './project.ts';

const folder = temporaryFolder();
const addPhoto = (...args: readonly string[]) => runScript('.', 'photo', args);

test('home shows each photograph in two formats and several sizes, lazily and with its dimensions', async () => {
  const $ = page('/');
  expect($('picture').length).toBe(photos.length);
  for (const { name, alt, width, height } of photos) {
    const picture = $(`picture:has([src="/photos/${name}.webp"])`);
    expect(picture.find('img').attr()).toMatchObject({ alt, width: `${width}`, height: `${height}`, loading: 'lazy' });
    const largest = await sharp(join(dist, `photos/${name}.webp`)).metadata();
    expect(largest).toMatchObject({ format: 'webp', width, height });
    for (const candidate of picture.find('source').attr('srcset')?.split(', ') ?? ['none']) {
      const [file = '', size] = candidate.split(' ');
      const { compression, width } = await sharp(join(dist, file)).metadata();
      expect([compression, width], file).toEqual(['av1', Number.parseInt(size ?? `${largest.width}`, 10)]);
    }
  }
});

test('npm run photo rejects a small image, a file that is not an image, and an empty description', async () => {
  const small = join(folder, 'small.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toFile(small);
  const { status, stderr } = addPhoto('van', small, '');
  expect(status).toBe(1);
  expect(stderr).toMatch(/name +found "van" +expected home, or the Gas Safe ID of an engineer/);
  expect(stderr).toMatch(/alt +found "" +expected one line of text, 5 to 125 characters/);
  expect(stderr).toMatch(/width +found 300 +expected at least 320 px/);
  expect(addPhoto('home', 'package.json', 'Our van').stderr).toMatch(/unsupported image format/);
  expect(addPhoto('home').stderr).toContain('Expected npm run photo -- NAME FILE');
});
