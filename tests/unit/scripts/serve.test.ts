import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPort } from '../../../scripts/server/read-port.ts';
import { type Served, serve } from '../../../scripts/server/serve.ts';
import { type HttpResponse, type RequestOptions, sendRequest } from '../../hosts/request.ts';
import { writeSite } from './temporary-site.ts';

const words = 'The boiler is checked for pressure, flow and return temperature. '.repeat(50);

/** Writes a site whose files contain their names and some text. */
const siteOf = (...files: readonly string[]) =>
  writeSite(Object.fromEntries(files.map((file) => [file, `${file} ${words}`])));

const files = [
  ...['index.html', '404.html', '_location.html', 'services/ideal.html', 'locations/e1.html', 'locations/se1.html'],
  ...['assets/site-a1b2.css', 'assets/site-a1b2.js', 'assets/display.woff2', 'favicon.svg', 'hero.jpg', 'robots.txt'],
  ...['index.html.br', 'nginx.conf'],
];
const rules = [
  '/*\n  X-Content-Type-Options: nosniff\n',
  "/404\n  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests\n",
  '/locations/*\n  Cross-Origin-Resource-Policy: same-origin\n',
  '/hero.jpg\n  Cache-Control: public, max-age=86400\n',
];

let site: Served;
let dist: string;

beforeAll(async () => {
  dist = siteOf(...files);
  writeFileSync(join(dist, '_headers'), rules.join('\n'));
  site = await serve(dist);
});

afterAll(() => site.close());

const get = (path: string, { from = site, ...options }: RequestOptions & { from?: Pick<Served, 'url'> } = {}) =>
  sendRequest(Number(new URL(from.url).port), path, options);

function fileOf({ body }: HttpResponse): string | undefined {
  return body.toString().split(' ')[0];
}

describe('a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/?utm_source=leaflet', 'index.html'],
    ['/services/%69deal', 'services/ideal.html'],
    ['/locations/e1', 'locations/e1.html'],
  ])('is served at its clean URL: %s', async (path, file) => {
    const reply = await get(path);
    expect({ status: reply.status, file: fileOf(reply) }).toEqual({ status: 200, file });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/services/ideal//?a=1&b=2', '/services/ideal?a=1&b=2'],
    ['/services/ideal.html', '/services/ideal'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/locations/Se1/', '/locations/se1'],
    ['/locations/EC1A/', '/locations/ec1a'],
  ])('is the target of a redirect from %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
  });

  test.each([
    ...['/nope/', '/services', '/services/', '/Services/Ideal', '/404', '/404.html', '/assets/', '/.git', '/_location'],
    ...['/_headers', '/nginx.conf', '/index.html.br'],
  ])('that does not exist has status 404 and the not-found page: %s', async (path) => {
    const reply = await get(path);
    expect({ status: reply.status, file: fileOf(reply) }).toEqual({ status: 404, file: '404.html' });
  });
});

test('a 404 response is plain text if the site has no 404.html', async () => {
  const bare = await serve(siteOf('index.html'));
  const reply = await get('/nope', { from: bare });
  await bare.close();
  expect(reply.status).toBe(404);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.each([
  ...['ec1a', 'EC1A', 'n', 'SL1', '%20e1%206an'].map((postcode) => [postcode, 200, '_location.html'] as const),
  ...['b1', '%', '', 'e1/shops', '1e'].map((postcode) => [postcode, 404, '404.html'] as const),
])('the response for the postcode "%s", which has no file, has status %i', async (postcode, status, file) => {
  const reply = await get(`/locations/${postcode}`);
  expect({ status: reply.status, file: fileOf(reply) }).toEqual({ status, file });
});

describe('headers', () => {
  const document = { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=0, must-revalidate' };
  test.each([
    ['/', 200, document],
    ['/services/ideal/', 301, document],
    ['/assets/gone.css', 404, { ...document, 'content-security-policy': "default-src 'none'" }],
    ['/locations/ec1a', 200, { 'cross-origin-resource-policy': 'same-origin' }],
    ['/hero.jpg', 200, { 'cache-control': 'public, max-age=86400', 'content-type': 'image/jpeg' }],
    [
      '/assets/site-a1b2.css',
      200,
      { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/css; charset=utf-8' },
    ],
  ])('of %s include caching, content type and the headers in _headers', async (path, status, headers) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(headers);
  });

  test('of HEAD equal those of GET, and the body is empty', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [head, full] = await Promise.all([get('/', { method: 'HEAD', headers }), get('/', { headers })]);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  test('include an ETag that revalidates a cached response with the same content coding only', async () => {
    const { headers } = await get('/', { headers: { 'accept-encoding': 'br' } });
    const cached = (coding: string) => ({ 'accept-encoding': coding, 'if-none-match': headers.etag ?? '' });
    const again = await get('/', { headers: cached('br') });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect((await get('/', { headers: cached('gzip') })).status).toBe(200);
  });

  test('of a response with status 405 list the supported methods', async () => {
    const reply = await get('/', { method: 'POST' });
    expect({ status: reply.status, allow: reply.headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });
});

describe('compression', () => {
  test.each([
    { accepts: 'gzip, deflate, br', encoding: 'br', open: brotliDecompressSync },
    { accepts: 'GZIP;q=0.8, *;q=0.1', encoding: 'gzip', open: gunzipSync },
    { accepts: 'br;q=0, gzip', encoding: 'gzip', open: gunzipSync },
    { accepts: '', encoding: undefined, open: (body: Buffer) => body },
  ])('sets Content-Encoding to $encoding if Accept-Encoding is $accepts', async ({ accepts, encoding, open }) => {
    const reply = await get('/', { headers: { 'accept-encoding': accepts } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length);
    expect(open(reply.body).toString()).toBe(`index.html ${words}`);
  });

  test('is not applied to images', async () => {
    const { headers } = await get('/hero.jpg', { headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  test('is repeated for a file that has changed', async () => {
    const headers = { 'accept-encoding': 'br' };
    await get('/robots.txt', { headers });
    writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
    expect(brotliDecompressSync((await get('/robots.txt', { headers })).body).toString()).toBe('User-agent: *');
  });
});

describe('the server', () => {
  test('serves a build that replaces the current one', async () => {
    const folder = siteOf('index.html', 'old.html');
    const swapped = await serve(folder);
    expect((await get('/old', { from: swapped })).status).toBe(200);

    renameSync(folder, `${folder}.old`);
    renameSync(siteOf('index.html', 'new.html'), folder);
    expect((await get('/old', { from: swapped })).status).toBe(404);
    expect((await get('/new', { from: swapped })).status).toBe(200);
    await swapped.close();
  });

  test('does not start without a folder, on a port in use, or with an invalid line in _headers', async () => {
    await expect(serve(join(dist, 'none'))).rejects.toThrow('is not a folder');
    const port = Number(new URL(site.url).port);
    await expect(serve(dist, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const invalid = writeSite({ 'index.html': words, _headers: '/*\n  nothing\n' });
    await expect(serve(invalid)).rejects.toThrow('_headers contains "nothing"; expected');
  });
});

describe('npm run preview', () => {
  /** Starts the command. `line` resolves to its first output, and `ended` to its exit status. */
  function preview(...options: readonly string[]) {
    const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/preview.ts'), '--dist', dist, ...options];
    const child = spawn(process.execPath, command, { env: { ...process.env, PORT: '0' } });
    const line = new Promise<string>((first) => {
      child.stdout.once('data', (text) => first(String(text)));
      child.stderr.once('data', (text) => first(String(text)));
    });
    const ended = new Promise<number | null>((end) => child.once('exit', end));
    return { child, line, ended };
  }

  test('prints its URL, serves, and exits with status 0 when interrupted', async () => {
    const { child, line, ended } = preview();
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await line)?.[0] ?? '';
    expect((await get('/services/ideal', { from: { url } })).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  test('prints one line if it cannot start', async () => {
    const taken = preview('--port', new URL(site.url).port);
    const unknown = preview('--no-such-option');
    expect(await taken.line).toMatch(/^Could not start .+ address already in use .+\n$/);
    expect(await unknown.line).toMatch(/^Could not start .+ '--no-such-option'.*\n$/);
    expect([await taken.ended, await unknown.ended]).toEqual([1, 1]);
    expect(() => readPort('PORT', '65536')).toThrow('PORT is "65536"; expected a number');
  });
});
