import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { dist, page, pages } from './dist.ts';

const own = pages.filter(({ page: kind }) => kind !== 'notFound');
const fileOfImage = (path: string) =>
  (page(path)('meta[property="og:image"]').attr('content') ?? '').replace(site.host, dist);

describe.each(own)('the sharing image of $path', ({ path }) => {
  const $ = page(path);
  const content = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');

  test('is there, 1200 by 630 pixels and under 300 KB, as the head says', async () => {
    const file = fileOfImage(path);
    const { format, width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect({ width: Number(content('og:image:width')), height: Number(content('og:image:height')) }).toEqual({
      width,
      height,
    });
    expect(file.endsWith(format === 'jpeg' ? '.jpg' : '.png')).toBe(true);
    expect(statSync(file).size).toBeLessThan(300 * 1024);
  });

  test('is the same everywhere, and is described', () => {
    expect(content('twitter:image')).toBe(content('og:image'));
    expect(content('twitter:image:alt')).toBe(content('og:image:alt'));
    expect(content('og:image:alt')?.length).toBeGreaterThan(10);
  });
});

test('no two pages are shared with one picture', () => {
  const pictures = own.map(({ path }) => readFileSync(fileOfImage(path)).toString('base64'));
  expect(new Set(own.map(({ path }) => fileOfImage(path))).size).toBe(own.length);
  expect(new Set(pictures).size).toBe(own.length);
});

test('half of them are under 100 KB', () => {
  const sizes = own.map(({ path }) => statSync(fileOfImage(path)).size).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100 * 1024);
});

test('no picture is published that no page names', () => {
  const named = new Set(own.map(({ path }) => fileOfImage(path)));
  const stray = readdirSync(join(dist, 'sharing')).filter((file) => !named.has(`${dist}/sharing/${file}`));
  expect(stray).toEqual([]);
});

test('pages that are not listed are shared with the default picture', () => {
  expect(fileOfImage('/404')).toBe(`${dist}/hero-${site.product.slug}.jpg`);
  expect(readFileSync(join(dist, '_location.html'), 'utf8')).toContain(`${site.host}/hero-${site.product.slug}.jpg`);
});
