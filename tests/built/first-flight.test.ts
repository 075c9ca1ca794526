import { request } from 'node:http';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '../../scripts/build/console.ts';
import { type Served, serve } from '../../scripts/server/serve.ts';
import { fallbackDocument } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, pages } from './dist.ts';

/** What a server may send before it has to wait for an answer: ten segments (RFC 6928). In bytes, headers included. */
const firstFlight = 14_600;
/** Hosts add headers of their own to ours. */
const leastHeaders = 1100;
/** Settings of which the least is set, as JSON, in bytes after gzip. */
const leastSettings = 530;
/** Only one supported host, GitHub Pages, sends gzip: there a few documents may need a second flight. */
const leastByGzip = 130 / 148;

/** The levels at which hosts compress while they answer. */
const compressions = {
  brotli: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
};
type Compression = keyof typeof compressions;

/** What a document is made of; words are the rest. */
const parts = {
  style: /<style>.*?<\/style>/gs,
  drawings: /<svg\b.*?<\/svg>/gs,
  head: /<head>.*?<\/head>/s,
};

let server: Served;
beforeAll(async () => {
  server = await serve(resolve(dist));
});
afterAll(() => server.close());

test('every document arrives in the first flight by brotli, and at least 130 of 148 by gzip', async () => {
  const documents = await Promise.all([...pages, fallbackDocument].map(({ path }) => weigh(path)));
  const largest = documents.toSorted((one, other) => other.gzip - one.gzip).slice(0, 10);
  console.log(`\n${table([rowOfNames, ...(await Promise.all(largest.map(rowOf)))])}`);

  const most = firstFlight + (await ofTheOwner());
  const over = (name: Compression) => documents.filter((bytes) => bytes[name] > most);
  expect(over('brotli').map(({ path, brotli }) => `${path}: ${brotli - most} bytes too many`)).toEqual([]);
  const fitByGzip = documents.length - over('gzip').length;
  expect(fitByGzip / documents.length, `${fitByGzip} fit by gzip`).toBeGreaterThanOrEqual(leastByGzip);
}, 60_000);

/** What an owner has set beyond the least comes on top, and half as much again for the markup around it. */
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

const rowOfNames = ['The ten largest documents, bytes', 'brotli 5', 'gzip 6', ...Object.keys(parts), 'words'];

/** A document in the table. A part weighs what gzip saves without it, the head without the style. */
async function rowOf({ path, brotli, gzip: zipped }: Awaited<ReturnType<typeof weigh>>): Promise<string[]> {
  const html = htmlOf(path);
  const whole = await bytesOf('gzip', html);
  const style = html.match(parts.style)?.join('') ?? '';
  const without = Object.entries(parts).map(([name, part]) =>
    bytesOf(
      'gzip',
      html.replace(part, () => (name === 'head' ? style : '')),
    ),
  );
  const weights = (await Promise.all(without)).map((rest) => whole - rest);
  const words = whole - weights.reduce((total, one) => total + one, 0);
  return [path, ...[brotli, zipped, ...weights, words].map((bytes) => bytes.toLocaleString('en-GB'))];
}

/** Response line and headers as they come over the wire, without the two that say how an HTTP/1.1 connection goes on. */
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
