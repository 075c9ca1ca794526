import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { dist, page, pages } from './dist.ts';

const own = pages.filter(({ kind }) => kind !== 'notFound');
const fileOfImage = (path: string) =>
  (page(path)('meta[property="og:image"]').attr('content') ?? '').replace(site.host, dist);

test('every sharing image has 1200 by 630 pixels, less than 300 KB, and matching head tags', async () => {
  const faults = [];
  for (const { path } of own) {
    const content = (name: string) => page(path)(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
    const file = fileOfImage(path);
    const { format, width, height } = await sharp(file).metadata();
    const checks = {
      pixels: width === 1200 && height === 630,
      size: content('og:image:width') === '1200' && content('og:image:height') === '630',
      format: file.endsWith(format === 'jpeg' ? '.jpg' : '.png'),
      bytes: statSync(file).size < 300 * 1024,
      'twitter:image': content('twitter:image') === content('og:image'),
      'twitter:image:alt': content('twitter:image:alt') === content('og:image:alt'),
      'og:image:alt': (content('og:image:alt')?.length ?? 0) > 10,
    };
    faults.push(...Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : `${path}: ${name}`)));
  }
  expect(faults).toEqual([]);
});

test('no two pages share an image', () => {
  const pictures = own.map(({ path }) => readFileSync(fileOfImage(path)).toString('base64'));
  expect(new Set(pictures).size).toBe(own.length);
});

test('at least half of the images are under 100 KB', () => {
  const sizes = own.map(({ path }) => statSync(fileOfImage(path)).size).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100 * 1024);
});

test('every published image belongs to a page', () => {
  const named = new Set(own.map(({ path }) => fileOfImage(path)));
  const stray = readdirSync(join(dist, 'sharing')).filter((file) => !named.has(`${dist}/sharing/${file}`));
  expect(stray).toEqual([]);
});

test('the 404 page and the fallback document have the default image', () => {
  expect(fileOfImage('/404')).toBe(`${dist}/hero-${site.product.slug}.jpg`);
  expect(readFileSync(join(dist, '_location.html'), 'utf8')).toContain(`${site.host}/hero-${site.product.slug}.jpg`);
});
