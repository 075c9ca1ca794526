import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostFiles, nameOf } from '../../scripts/hosts/addresses.ts';
import { contentTypeOf, isText } from '../../scripts/hosts/content-types.ts';
import { headersFor, headerTable } from '../../scripts/hosts/headers.ts';
import { readBuiltSite } from '../../scripts/hosts/write-host-files.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { ensureNginx, type RunningNginx, startNginx } from '../../scripts/setup/nginx.ts';
import { site } from '../../src/site.config.ts';
import { dist } from '../built/dist.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type RequestOptions, sendRequest } from './request.ts';

const folder = temporaryFolder();
const rules = headerTable(await readBuiltSite(dist));
const script = `assets/${readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'))}`;

let nginx: RunningNginx;

// Writes compressed files that differ from what nginx would produce.
beforeAll(async () => {
  cpSync(dist, folder, { recursive: true });
  for (const file of [...listFiles(dist)].filter((one) => isText(one) && !hostFiles.includes(one))) {
    const text = readFileSync(join(dist, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text.subarray(0, 900)));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text.subarray(0, 900), { level: 1 }));
    writeFileSync(join(folder, `${file}.zst`), `zstd of ${file}`);
  }
  nginx = await startNginx(ensureNginx(), folder);
}, 600_000);

afterAll(() => nginx?.stop());

const get = (path: string, accepts?: string, { method, headers }: RequestOptions = {}) =>
  sendRequest(nginx.port, path, {
    ...(method && { method }),
    headers: { Host: nameOf(site.host), ...(accepts !== undefined && { 'Accept-Encoding': accepts }), ...headers },
  });

/** Returns the extension of the compressed file that equals the body, or an empty string for the original. */
const extensionOf = (file: string, body: Buffer) =>
  ['.br', '.zst', '.gz', ''].find((extension) => body.equals(readFileSync(join(folder, file + extension))));

const expected = (path: string) =>
  Object.fromEntries(Object.entries(headersFor(rules, path)).map(([name, value]) => [name.toLowerCase(), value]));

/** Requests a file, and returns differences from the expected file and headers. */
async function faultsOf(path: string, status: number, file: string, accepts: string | undefined, extension: string) {
  const { headers, counts, body, ...reply } = await get(path, accepts);
  const coding = { '.br': 'br', '.zst': 'zstd', '.gz': 'gzip' }[extension];
  const wanted = {
    ...expected(status === 404 ? '/404' : (path.split('?')[0] ?? '')),
    'content-type': contentTypeOf(file),
    'content-encoding': coding,
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  };
  return [
    ...Object.entries(wanted).flatMap(([name, value]) => (headers[name] === value ? [] : `${name}: ${headers[name]}`)),
    ...Object.keys(counts).filter((name) => counts[name] !== 1),
    ...(reply.status === status ? [] : [`status ${reply.status}`]),
    ...(extensionOf(file, body) === extension ? [] : [`sends ${extensionOf(file, body)}`]),
  ].map((fault) => `${path}, ${accepts}: ${fault}`);
}

test.each([
  { accepts: 'gzip, deflate, br, zstd', extension: '.br' },
  { accepts: 'BR', extension: '.br' },
  { accepts: 'gzip;q=1.0,br;q=0.9', extension: '.br' },
  { accepts: 'zstd, gzip', extension: '.zst' },
  { accepts: 'gzip; q=0.5, br; q=0.000', extension: '.gz' },
  { accepts: 'br;q=0.001', extension: '.br' },
  { accepts: 'br;q=0, gzip;q=0', extension: '' },
  { accepts: 'xbr, brx, x-zstd', extension: '' },
  { accepts: '*', extension: '' },
  { accepts: '', extension: '' },
  { accepts: undefined, extension: '' },
])('for Accept-Encoding $accepts, serves the file with the extension $extension', async ({ accepts, extension }) => {
  expect(await faultsOf('/', 200, 'index.html', accepts, extension)).toEqual([]);
});

test('every kind of text is served compressed if accepted, with its content type and headers', async () => {
  const faults = [];
  for (const [path, status, file] of [
    ['/services/ideal?utm_source=leaflet', 200, 'services/ideal.html'],
    ['/locations/e3', 200, 'locations/e3.html'],
    ['/locations/ec1a', 200, '_location.html'],
    ['/nope', 404, '404.html'],
    ['/assets/gone.js', 404, '404.html'],
    [`/${script}`, 200, script],
    ['/favicon.svg', 200, 'favicon.svg'],
    ['/site.webmanifest', 200, 'site.webmanifest'],
    ['/sitemap.xml', 200, 'sitemap.xml'],
    ['/robots.txt', 200, 'robots.txt'],
  ] as const) {
    faults.push(...(await faultsOf(path, status, file, 'br', '.br')));
    faults.push(...(await faultsOf(path, status, file, 'identity', '')));
  }
  expect(faults).toEqual([]);
});

test.each(['br', 'identity'])(
  'a cached response with content coding %s is revalidated for the same coding only',
  async (accepts) => {
    const { headers } = await get('/', accepts);
    const again = await get('/', accepts, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect(again.headers).toMatchObject({ ...expected('/'), etag: headers.etag, vary: 'Accept-Encoding' });
    expect(again.headers).not.toHaveProperty('content-encoding');
    const other = await get('/', 'zstd', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(other.status).toBe(200);
  },
);

test.each(['bytes=10-19', 'bytes=9999999-'])(
  'the response to a request for the range %s is the whole file',
  async (range) => {
    const { status, headers, body } = await get('/', 'br', { headers: { Range: range } });
    expect({ status, extension: extensionOf('index.html', body) }).toEqual({ status: 200, extension: '.br' });
    expect(headers).not.toHaveProperty('accept-ranges');
  },
);

test.each([
  { what: 'a redirect', path: '/services/ideal.html', method: 'GET', status: 301 },
  { what: 'a rejected method', path: '/', method: 'POST', status: 405 },
])('$what is not compressed', async ({ path, method, status }) => {
  const reply = await get(path, 'br, gzip', { method });
  expect(reply.status).toBe(status);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers['content-type']).toMatch(/^text\/html/);
  expect(reply.counts['content-type']).toBe(1);
});

test('images have no Vary header and no content coding', async () => {
  for (const path of ['/apple-touch-icon.png', `/hero-${site.product.slug}.jpg`]) {
    const { headers } = await get(path, 'br, gzip');
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
  }
});

test('compressed files cannot be requested directly', async () => {
  for (const path of ['/index.html.br', '/services/ideal.br', '/locations/e3.html.zst', '/_location.html.gz']) {
    const { status, body } = await get(path, 'br');
    expect({ path, status, extension: extensionOf('404.html', body) }).toEqual({ path, status: 404, extension: '.br' });
  }
});

test('HTTP/2 serves the compressed file with the same headers', async () => {
  const session = connect(`http://127.0.0.1:${nginx.http2Port}`);
  const stream = session.request({ ':path': '/', ':authority': nameOf(site.host), 'accept-encoding': 'br' });
  const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve));
  const body = Buffer.concat(await stream.toArray());
  session.close();
  const type = { ':status': 200, 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' };
  expect(headers).toMatchObject({ ...type, ...expected('/'), vary: 'Accept-Encoding' });
  expect(extensionOf('index.html', body)).toBe('.br');
});
