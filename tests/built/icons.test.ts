import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnFiles } from '../../scripts/metadata/drawings.tsx';
import { drawIcons } from '../../scripts/metadata/icons.ts';
import { colourOf } from '../../scripts/metadata/style-sheets.ts';
import { site } from '../../src/site.config.ts';
import { attributesOf, dist, page, pages } from './dist.ts';

const read = (file: string) => readFileSync(join(dist, file));

test('every page links an existing favicon and touch icon', () => {
  const expected = ['/favicon.svg', '/apple-touch-icon.png'];
  const faults = pages.flatMap(({ path }) => {
    const found = attributesOf(page(path), 'head link[rel="icon"], head link[rel="apple-touch-icon"]');
    return found.join() === expected.join() ? [] : [`${path}: ${found}`];
  });
  expect(faults).toEqual([]);
  expect(expected.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
});

test('favicon.ico contains pictures of 16, 32 and 48 pixels', async () => {
  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const bytes = ico.subarray(ico.readUInt32LE(entry + 12)).subarray(0, ico.readUInt32LE(entry + 8));
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('the manifest has the name, the colour, and icons of the declared type and size', async () => {
  const manifest = JSON.parse(read('site.webmanifest').toString());
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', background_color: colourOf('surface') });
  const kinds = manifest.icons.map(({ sizes, purpose = '' }: Record<string, string>) => sizes + purpose);
  expect(kinds).toEqual(['any', '192x192', '512x512', '512x512maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(read(src)).metadata();
    expect(type).toContain(format);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the icons in public are drawn from favicon.svg', async () => {
  const icons = await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colourOf('surface'));
  for (const { name, bytes } of icons.filter(({ name }) => name.endsWith('.png'))) {
    const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer();
    expect((await pixels(readFileSync(`public/${name}`))).equals(await pixels(bytes)), name).toBe(true);
  }
});

test('the drawn files in public and dist are up to date, without classes or styles', () => {
  for (const [path, drawn] of Object.entries(drawnFiles())) {
    expect(readFileSync(`public${path}`, 'utf8'), path).toBe(drawn);
    expect(read(path).toString(), path).toBe(drawn);
    expect(drawn, path).not.toMatch(/ class=| style=|<style/);
  }
});

test('every drawing that a page uses exists', () => {
  const symbols = Object.entries(drawnFiles()).flatMap(([path, text]) =>
    [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`),
  );
  const missing = pages.flatMap(({ path }) => {
    const addresses = attributesOf(page(path), 'use[data-href]', 'data-href');
    return addresses.flatMap((address) => (symbols.includes(address) ? [] : `${path}: ${address}`));
  });
  expect(missing).toEqual([]);
});
