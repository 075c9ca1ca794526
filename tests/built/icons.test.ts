import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { atlasFiles } from '../../scripts/metadata/atlas.tsx';
import { drawIcons } from '../../scripts/metadata/icons.ts';
import { spriteSvg } from '../../scripts/metadata/sprite.tsx';
import { colourOf } from '../../scripts/metadata/style-sheets.ts';
import { atlasPaths, spritePath } from '../../src/lib/public-files.ts';
import { site } from '../../src/site.config.ts';
import { dist, page, pages } from './dist.ts';

const read = (file: string) => readFileSync(join(dist, file));
const manifest = JSON.parse(read('site.webmanifest').toString());

test.each(pages)(
  '$path links its icons, and they are there beside favicon.ico, which browsers ask for unasked',
  ({ path }) => {
    const $ = page(path);
    const links = $('head link[rel="icon"], head link[rel="apple-touch-icon"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(links).toEqual(['/favicon.svg', '/apple-touch-icon.png']);
    expect(links.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
  },
);

test('favicon.ico holds pictures of 16, 32 and 48 pixels', async () => {
  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const bytes = ico.subarray(ico.readUInt32LE(entry + 12)).subarray(0, ico.readUInt32LE(entry + 8));
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

describe('the manifest', () => {
  test('has the name of the business and the colour of the paper', () => {
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', background_color: colourOf('surface') });
  });

  test.each(manifest.icons as { src: string; sizes: string; type: string }[])(
    'names $src as it is',
    async ({ src, sizes, type }) => {
      const { format, width, height } = await sharp(read(src)).metadata();
      expect(type).toContain(format);
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    },
  );

  test('has an icon of 192 and of 512 pixels, and one to be masked', () => {
    const kinds = (manifest.icons as { sizes: string; purpose?: string }[]).map(({ sizes, purpose }) =>
      [sizes, purpose].filter(Boolean).join(' '),
    );
    expect(kinds).toEqual(expect.arrayContaining(['192x192', '512x512', '512x512 maskable']));
  });
});

test('the icons kept in public are those that the mark and the paper give', async () => {
  const icons = await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colourOf('surface'));
  for (const { name, bytes } of icons.filter(({ name }) => name.endsWith('.png'))) {
    const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer();
    expect((await pixels(readFileSync(`public/${name}`))).equals(await pixels(bytes)), name).toBe(true);
  }
});

test('the file of pictures holds every icon and the roofline as they are drawn', () => {
  expect(readFileSync(`public${spritePath}`, 'utf8')).toBe(spriteSvg());
});

test('the atlas is kept in public as it is drawn, without a class or a style of its own', () => {
  for (const [path, drawn] of Object.entries(atlasFiles())) {
    const kept = readFileSync(`public${path}`, 'utf8');
    expect(kept, path).toBe(drawn);
    expect(read(path).toString(), path).toBe(kept);
    expect(kept, path).not.toMatch(/ class=| style=|<style/);
  }
});

test('every picture that a page names is in the file it names', () => {
  const ids = (path: string) =>
    [...readFileSync(`public${path}`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`);
  const there = new Set<string | undefined>([...[spritePath, ...Object.values(atlasPaths)].flatMap(ids)]);
  const missing = pages.flatMap(({ path }) => {
    const $ = page(path);
    const named = $('use[data-href]')
      .map((_, use) => $(use).attr('data-href'))
      .get();
    return named.filter((address) => !there.has(address)).map((address) => `${path}: ${address}`);
  });
  expect(missing).toEqual([]);
});
