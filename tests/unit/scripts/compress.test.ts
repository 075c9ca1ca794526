import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSite } from '../../../scripts/build/compress.ts';
import { codecs } from '../../../scripts/hosts/encodings.ts';
import { writeSite } from './temporary-site.ts';

const text = 'The boiler is checked for pressure, flow and return temperature. '.repeat(50);
/** Valid compressed text, but not as the build compresses it. */
const known = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

const none = '/none';

test('writes compressed files for every text', async () => {
  const site = writeSite({ 'index.html': text, 'assets/a.css': text, 'favicon.svg': text, 'site.webmanifest': text });
  await compressSite(site, none);
  for (const file of ['index.html', 'assets/a.css', 'favicon.svg', 'site.webmanifest']) {
    expect(brotliDecompressSync(readFileSync(join(site, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(site, `${file}.gz`))).toString()).toBe(text);
    expect(existsSync(join(site, `${file}.zst`))).toBe(codecs.has('zstd'));
  }
});

test('does not compress images, fonts, host files and incompressible texts', async () => {
  const files = { 'hero.jpg': text, 'a.woff2': text, _headers: text, 'vercel.json': text, 'nginx.conf': text };
  const site = writeSite({ ...files, 'robots.txt': 'ok', 'empty.txt': '' });
  await compressSite(site, none);
  expect(readdirSync(site).sort()).toEqual([...Object.keys(files), 'robots.txt', 'empty.txt'].sort());
});

test.each<{ what: string; before: Record<string, string | Buffer>; isKept?: boolean }>([
  { what: 'of the same text', before: { 'index.html': text, 'index.html.br': known }, isKept: true },
  { what: 'of a text that has changed', before: { 'index.html': `${text}.`, 'index.html.br': known } },
  { what: 'that is damaged', before: { 'index.html': text, 'index.html.br': known.subarray(0, -9) } },
  { what: 'of another text', before: { 'index.html': text, 'index.html.br': brotliCompressSync(`${text}.`) } },
  { what: 'without its text', before: { 'index.html.br': known } },
])('reuses a compressed file $what: $isKept', async ({ before, isKept = false }) => {
  const site = writeSite({ 'index.html': text });
  await compressSite(site, writeSite(before));
  const form = readFileSync(join(site, 'index.html.br'));
  expect(brotliDecompressSync(form).toString()).toBe(text);
  expect(form.equals(known)).toBe(isKept);
});
