import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photos } from '../../src/content/photos.ts';
import { addPhoto } from '../second-business/project.ts';
import { attributesOf, dist, page } from './dist.ts';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('home shows each photograph in two formats and several sizes, lazily and with its dimensions', async () => {
  const $ = page('/');
  expect($('picture').length).toBe(photos.length);
  for (const { name, alt, width, height } of photos) {
    const picture = $(`picture:has([src^="/photos/${name}-"])`);
    expect(picture.find('img').attr()).toMatchObject({ alt, width: `${width}`, height: `${height}`, loading: 'lazy' });
    const candidates = attributesOf($, picture.find('[srcset]'), 'srcset').flatMap((list) => list.split(', '));
    expect(candidates.length).toBeGreaterThan(3);
    for (const [file = '', size] of candidates.map((candidate) => candidate.split(' '))) {
      const { format, width } = await sharp(join(dist, file)).metadata();
      expect(file).toMatch(format === 'webp' ? /\.webp$/ : /\.avif$/);
      expect(`${width}w`).toBe(size);
    }
  }
});

test('npm run photo refuses what is no photograph, too small or without a description', async () => {
  const small = join(folder, 'small.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toFile(small);
  const { status, stderr } = addPhoto('.', 'van', small, '');
  expect(status).toBe(1);
  expect(stderr).toMatch(/name +found "van" +expected home, or the Gas Safe ID of an engineer/);
  expect(stderr).toMatch(/alt +found "" +expected one line of text, 5 to 125 characters/);
  expect(stderr).toMatch(/width +found 300 +expected at least 320 px/);
  expect(addPhoto('.', 'home', 'package.json', 'Our van').stderr).toMatch(/unsupported image format/);
  expect(addPhoto('.', 'home').stderr).toContain('Expected npm run photo -- NAME FILE');
});
