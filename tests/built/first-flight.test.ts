import { request } from 'node:http';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../scripts/server/serve.ts';
import { fallbackDocument } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, pages } from './dist.ts';

/** Bytes that a server may send before it waits for an acknowledgement: ten segments (RFC 6928), headers included. */
const firstFlight = 14_600;
/** Bytes of headers; hosts add some to ours. */
const leastHeaders = 1100;
/** Bytes of the settings with nothing optional, as JSON after gzip. */
const leastSettings = 530;
/** Only one supported host, GitHub Pages, sends gzip: there a few documents may need a second flight. */
const leastByGzip = 130 / 148;

/** The levels at which hosts compress responses. */
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

test('every document arrives in the first flight by brotli, and at least 130 of 148 by gzip', async () => {
  const documents = await Promise.all([...pages, fallbackDocument].map(({ path }) => weigh(path)));
  const most = firstFlight + (await ofTheOwner());
  const over = (name: Compression) => documents.filter((bytes) => bytes[name] > most);
  expect(over('brotli').map(({ path, brotli }) => `${path}: ${brotli - most} bytes too many`)).toEqual([]);
  const fitByGzip = documents.length - over('gzip').length;
  expect(fitByGzip / documents.length, `${fitByGzip} fit by gzip`).toBeGreaterThanOrEqual(leastByGzip);
}, 60_000);

/** Returns the bytes allowed for optional settings, and half as many for their markup. */
async function ofTheOwner(): Promise<number> {
  const bankHolidays = site.bankHolidays.filter(({ opens }) => opens !== undefined);
  const settings = await bytesOf('gzip', JSON.stringify({ ...site, bankHolidays }));
  return Math.round(1.5 * Math.max(0, settings - leastSettings));
}

async function weigh(path: string) {
  const html = htmlOf(path);
  const headers = Math.max(leastHeaders, await headerBytes(path));
  const [brotli, zipped] = await Promise.all([bytesOf('brotli', html), bytesOf('gzip', html)]);
  return { path, brotli: headers + brotli, gzip: headers + zipped };
}

async function bytesOf(compression: Compression, html: string): Promise<number> {
  return (await compressions[compression](html)).length;
}

/** Returns the bytes of the response line and headers, without those of HTTP/1.1 connections. */
function headerBytes(path: string): Promise<number> {
  return new Promise((done, failed) => {
    request(
      new URL(path, server.url),
      { method: 'HEAD', agent: false, headers: { 'Accept-Encoding': 'gzip' } },
      (response) => {
        const lines = Object.entries(response.headers).filter(([name]) => !/^(connection|keep-alive)$/.test(name));
        response.resume();
        done(['HTTP/1.1 200 OK', ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n').length);
      },
    )
      .on('error', failed)
      .end();
  });
}
