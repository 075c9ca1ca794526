import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles, nameOf } from '../../scripts/hosts/addresses.ts';
import { contentTypeOf, isText } from '../../scripts/hosts/content-types.ts';
import { headersFor, headerTable } from '../../scripts/hosts/headers.ts';
import { readBuiltSite } from '../../scripts/hosts/write-host-files.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { ensureNginx, type RunningNginx, startNginx } from '../../scripts/setup/nginx.ts';
import { site } from '../../src/site.config.ts';
import { dist } from '../built/dist.ts';
import { type AskOptions, ask } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
const rules = headerTable(await readBuiltSite(dist));
const script = `assets/${readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'))}`;

let nginx: RunningNginx;

/** Every text gets forms that nginx itself would not make: what comes back was the file beside it. */
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

afterAll(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, accepts?: string, { method, headers }: AskOptions = {}) =>
  ask(nginx.port, path, {
    ...(method && { method }),
    headers: { Host: nameOf(site.host), ...(accepts !== undefined && { 'Accept-Encoding': accepts }), ...headers },
  });

/** Which file of the folder a body is, of those that may answer for one. */
const formOf = (file: string, body: Buffer) =>
  ['.br', '.zst', '.gz', ''].find((extension) => body.equals(readFileSync(join(folder, file + extension))));

/** Headers of the table, as node gives them: in lower case. */
const expected = (path: string) =>
  Object.fromEntries(Object.entries(headersFor(rules, path)).map(([name, value]) => [name.toLowerCase(), value]));

const answers = [
  { path: '/', status: 200, file: 'index.html' },
  { path: '/services/ideal?utm_source=leaflet', status: 200, file: 'services/ideal.html' },
  { path: '/locations/e3', status: 200, file: 'locations/e3.html' },
  { path: '/locations/ec1a', status: 200, file: '_location.html' },
  { path: '/nope', status: 404, file: '404.html' },
  { path: '/assets/gone.js', status: 404, file: '404.html' },
  { path: `/${script}`, status: 200, file: script },
  { path: '/favicon.svg', status: 200, file: 'favicon.svg' },
  { path: '/site.webmanifest', status: 200, file: 'site.webmanifest' },
  { path: '/sitemap.xml', status: 200, file: 'sitemap.xml' },
  { path: '/robots.txt', status: 200, file: 'robots.txt' },
];

describe.each(answers)('$path', ({ path, status, file }) => {
  const [pathname = ''] = path.split('?');
  const table = expected(status === 404 ? '/404' : pathname);

  test.each([
    { accepts: 'gzip, deflate, br, zstd', coding: 'br', form: '.br' },
    { accepts: 'BR', coding: 'br', form: '.br' },
    { accepts: 'gzip;q=1.0,br;q=0.9', coding: 'br', form: '.br' },
    { accepts: 'zstd, gzip', coding: 'zstd', form: '.zst' },
    { accepts: 'gzip, deflate', coding: 'gzip', form: '.gz' },
    { accepts: 'br;q=0, gzip', coding: 'gzip', form: '.gz' },
    { accepts: 'gzip; q=0.5, br; q=0.000', coding: 'gzip', form: '.gz' },
    { accepts: 'br;q=0.001', coding: 'br', form: '.br' },
    { accepts: 'identity', coding: undefined, form: '' },
    { accepts: 'br;q=0, gzip;q=0', coding: undefined, form: '' },
    { accepts: 'xbr, brx, x-zstd', coding: undefined, form: '' },
    { accepts: '*', coding: undefined, form: '' },
    { accepts: '', coding: undefined, form: '' },
    { accepts: undefined, coding: undefined, form: '' },
  ])('is sent as its file$form to a visitor who takes "$accepts"', async ({ accepts, coding, form }) => {
    const { headers, counts, body, ...reply } = await get(path, accepts);
    expect({ status: reply.status, coding: headers['content-encoding'], form: formOf(file, body) }).toEqual({
      status,
      coding,
      form,
    });
    expect(headers).toMatchObject({ ...table, 'content-type': contentTypeOf(file), vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(Object.keys(counts).filter((name) => counts[name] !== 1)).toEqual([]);
  });
});

test.each(['gzip', 'br', 'identity'])(
  'what a visitor has in %s is not sent again, nor taken for another',
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

test.each(['bytes=10-19', 'bytes=9999999-'])('who asks for a part of a file (%s) gets all of it', async (range) => {
  const { status, headers, body } = await get('/', 'br', { headers: { Range: range } });
  expect({ status, coding: headers['content-encoding'], form: formOf('index.html', body) }).toEqual({
    status: 200,
    coding: 'br',
    form: '.br',
  });
  expect(headers).not.toHaveProperty('accept-ranges');
});

test.each([
  { what: 'a move', path: '/services/ideal.html', options: {}, status: 301 },
  { what: 'a refusal of a method', path: '/', options: { method: 'POST' }, status: 405 },
])('$what is said in plain words, whatever the visitor takes', async ({ path, options, status }) => {
  const reply = await get(path, 'br, gzip', options);
  expect(reply.status).toBe(status);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers['content-type']).toMatch(/^text\/html/);
  expect(reply.counts['content-type']).toBe(1);
  expect(reply.body.toString()).toContain('</html>');
});

test.each(['/apple-touch-icon.png', `/hero-${site.product.slug}.jpg`])('%s is the same for everybody', async (path) => {
  const { headers } = await get(path, 'br, gzip');
  expect(headers).not.toHaveProperty('vary');
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each([
  '/index.html.br',
  '/services/ideal.html.gz',
  '/services/ideal.br',
  '/locations/e3.html.zst',
  '/404.html.br',
  '/_location.html.gz',
  '/favicon.svg.br',
])('%s is no address', async (path) => {
  const { status, body } = await get(path, 'br');
  expect({ status, form: formOf('404.html', body) }).toEqual({ status: 404, form: '.br' });
});

test('HTTP/2 answers with the same file, type and headers', async () => {
  const session = connect(`http://127.0.0.1:${nginx.http2Port}`);
  const stream = session.request({ ':path': '/', ':authority': nameOf(site.host), 'accept-encoding': 'br' });
  const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve));
  const body = Buffer.concat(await stream.toArray());
  session.close();
  const type = { ':status': 200, 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' };
  expect(headers).toMatchObject({ ...type, ...expected('/'), vary: 'Accept-Encoding' });
  expect(formOf('index.html', body)).toBe('.br');
});
