import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressSite } from '../../../scripts/build/compress.ts';
import { codecs } from '../../../scripts/hosts/encodings.ts';

const work = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const text = 'The boiler is checked for pressure, flow and return temperature. '.repeat(50);
/** A right form of the text that the build would not make. */
const known = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

/** Writes a site; gives its folder. */
function siteOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(work, 'site-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

const none = join(work, 'none');

test('every text has its forms beside it, and each is exactly that text', async () => {
  const site = siteOf({ 'index.html': text, 'assets/a.css': text, 'favicon.svg': text, 'site.webmanifest': text });
  await compressSite(site, none);
  for (const file of ['index.html', 'assets/a.css', 'favicon.svg', 'site.webmanifest']) {
    expect(brotliDecompressSync(readFileSync(join(site, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(site, `${file}.gz`))).toString()).toBe(text);
    expect(existsSync(join(site, `${file}.zst`))).toBe(codecs.has('zstd'));
  }
});

test('pictures, fonts, files for hosts and what would not be smaller have none', async () => {
  const files = { 'hero.jpg': text, 'a.woff2': text, _headers: text, 'vercel.json': text, 'nginx.conf': text };
  const site = siteOf({ ...files, 'robots.txt': 'ok', 'empty.txt': '' });
  await compressSite(site, none);
  expect(readdirSync(site).sort()).toEqual([...Object.keys(files), 'robots.txt', 'empty.txt'].sort());
});

test('a text that was the same in the site before keeps its form', async () => {
  const before = siteOf({ 'index.html': text, 'index.html.br': known });
  const site = siteOf({ 'index.html': text });
  await compressSite(site, before);
  expect(readFileSync(join(site, 'index.html.br')).equals(known)).toBe(true);
  expect(gunzipSync(readFileSync(join(site, 'index.html.gz'))).toString()).toBe(text);
});

test.each<{ what: string; before: Record<string, string | Buffer> }>([
  { what: 'of a text that has changed', before: { 'index.html': `${text}.`, 'index.html.br': known } },
  { what: 'that is cut off', before: { 'index.html': text, 'index.html.br': known.subarray(0, -9) } },
  { what: 'of another text', before: { 'index.html': text, 'index.html.br': brotliCompressSync(`${text}.`) } },
  { what: 'whose text is gone', before: { 'index.html.br': known } },
])('a form $what is made anew', async ({ before }) => {
  const site = siteOf({ 'index.html': text });
  await compressSite(site, siteOf(before));
  const form = readFileSync(join(site, 'index.html.br'));
  expect(brotliDecompressSync(form).toString()).toBe(text);
  expect(form.length).toBeLessThan(known.length);
});
