import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../scripts/server/serve.ts';
import { photos } from '../../src/content/photos.ts';
import { fallbackDocument } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { sendRequest } from '../hosts/request.ts';
import { dist, htmlOf, pages } from './dist.ts';

/** The bytes of a response, with headers, that arrive in the first round trip: ten segments (RFC 6928). */
const firstRoundTrip = 14_600;
/** Minimum size of headers (bytes) to count for a document, because hosts add some. */
const minHeaders = 1100;
/** Bytes of the required settings, as JSON after gzip. */
const requiredSettings = 530;
/** Minimum share of documents that also fit with gzip, which only GitHub Pages sends. */
const minWithGzip = 130 / 148;

/** Compression with the levels of common hosts. */
const compressions = {
  brotli: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
};
type Compression = keyof typeof compressions;

let server: Served;
beforeAll(async () => {
  server = await serve(resolve(dist));
});
afterAll(() => server.close());

test('every document and its headers fit into a round trip with brotli, at least 130 of 148 with gzip', async () => {
  const documents = await Promise.all([...pages, fallbackDocument].map(({ path }) => weigh(path)));
  const max = firstRoundTrip + (await optionalSettings());
  const over = (name: Compression) => documents.filter((bytes) => bytes[name] > max);
  expect(over('brotli').map(({ path, brotli }) => `${path}: ${brotli - max} bytes too many`)).toEqual([]);
  const fitWithGzip = documents.length - over('gzip').length;
  expect(fitWithGzip / documents.length, `${fitWithGzip} fit with gzip`).toBeGreaterThanOrEqual(minWithGzip);
}, 60_000);

/** Returns the allowance for optional settings and photographs: their bytes, and half as many for markup. */
async function optionalSettings(): Promise<number> {
  const bankHolidays = site.bankHolidays.filter(({ opens }) => opens !== undefined);
  const own = { ...site, bankHolidays, ...(photos.length > 0 && { photos }) };
  const settings = await bytesOf('gzip', JSON.stringify(own));
  return Math.round(1.5 * Math.max(0, settings - requiredSettings));
}

async function weigh(path: string) {
  const html = htmlOf(path);
  const headers = Math.max(minHeaders, await headerBytes(path));
  const [brotli, zipped] = await Promise.all([bytesOf('brotli', html), bytesOf('gzip', html)]);
  return { path, brotli: headers + brotli, gzip: headers + zipped };
}

async function bytesOf(compression: Compression, html: string): Promise<number> {
  return (await compressions[compression](html)).length;
}

/** Returns the bytes of the status line and headers, except connection headers. */
async function headerBytes(path: string): Promise<number> {
  const options = { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } };
  const { headers } = await sendRequest(Number(new URL(server.url).port), path, options);
  const lines = Object.entries(headers).filter(([name]) => !/^(connection|keep-alive)$/.test(name));
  return ['HTTP/1.1 200 OK', ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n').length;
}
