import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSite } from '../../../scripts/build/compress.ts';
import { codecs } from '../../../scripts/hosts/encodings.ts';
import { writeSite } from './temporary-site.ts';

const text = 'The boiler is checked for pressure, flow and return temperature. '.repeat(50);
/** Valid compressed text that differs from the output of the build. */
const known = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

const noPreviousSite = '/none';

test('writes compressed files for every text', async () => {
  const site = writeSite({ 'index.html': text, 'assets/a.css': text, 'favicon.svg': text, 'site.webmanifest': text });
  await compressSite(site, noPreviousSite);
  for (const file of ['index.html', 'assets/a.css', 'favicon.svg', 'site.webmanifest']) {
    expect(brotliDecompressSync(readFileSync(join(site, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(site, `${file}.gz`))).toString()).toBe(text);
    expect(existsSync(join(site, `${file}.zst`))).toBe(codecs.has('zstd'));
  }
});

test('does not compress images, fonts, host files and texts that would not get smaller', async () => {
  const files = { 'hero.jpg': text, 'a.woff2': text, _headers: text, 'vercel.json': text, 'nginx.conf': text };
  const site = writeSite({ ...files, 'robots.txt': 'ok', 'empty.txt': '' });
  await compressSite(site, noPreviousSite);
  expect(readdirSync(site).sort()).toEqual([...Object.keys(files), 'robots.txt', 'empty.txt'].sort());
});

test.each<[action: 'reuses' | 'ignores', what: string, before: Record<string, string | Buffer>]>([
  ['reuses', 'of the same text', { 'index.html': text, 'index.html.br': known }],
  ['ignores', 'of a text that has changed', { 'index.html': `${text}.`, 'index.html.br': known }],
  ['ignores', 'that is damaged', { 'index.html': text, 'index.html.br': known.subarray(0, -9) }],
  ['ignores', 'that contains another text', { 'index.html': text, 'index.html.br': brotliCompressSync(`${text}.`) }],
  ['ignores', 'whose original is missing', { 'index.html.br': known }],
])('%s a previous compressed file %s', async (action, _, before) => {
  const site = writeSite({ 'index.html': text });
  await compressSite(site, writeSite(before));
  const compressed = readFileSync(join(site, 'index.html.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(text);
  expect(compressed.equals(known)).toBe(action === 'reuses');
});
