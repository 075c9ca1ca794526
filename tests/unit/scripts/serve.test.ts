import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../../../scripts/server/serve.ts';

const work = mkdtempSync(join(tmpdir(), 'serve-'));
const words = 'The boiler is checked for pressure, flow and return temperature. '.repeat(50);

/** Writes a site of one file for each name; the text of a file is its name, then filling. */
function writeSite(dist: string, files: readonly string[]): string {
  for (const file of files) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), `${file} ${words}`);
  }
  return dist;
}

const files = [
  'index.html',
  '404.html',
  '_location.html',
  'services/ideal.html',
  'locations/e1.html',
  'locations/se1.html',
  'assets/site-a1b2.css',
  'assets/site-a1b2.js',
  'assets/display.woff2',
  'favicon.svg',
  'hero.jpg',
  'sitemap.xml',
  'robots.txt',
  'site.webmanifest',
];

let site: Served;
let withoutFallback: Served;

beforeAll(async () => {
  site = await serve(writeSite(join(work, 'dist'), files));
  const fewer = files.filter((file) => file !== '_location.html');
  withoutFallback = await serve(writeSite(join(work, 'without-fallback'), fewer));
});

afterAll(async () => {
  await site.close();
  await withoutFallback.close();
  rmSync(work, { recursive: true, force: true });
});

interface Reply {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks for a path as it stands: `fetch` would tidy it up first. */
function get(path: string, { method = 'GET', headers = {}, from = site } = {}): Promise<Reply> {
  const { hostname, port } = new URL(from.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The file that a reply was made from. */
function fileOf({ body }: Reply): string | undefined {
  return body.toString().split(' ')[0];
}

describe('a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/?utm_source=leaflet', 'index.html'],
    ['/services/ideal', 'services/ideal.html'],
    ['/services/%69deal', 'services/ideal.html'],
    ['/locations/e1', 'locations/e1.html'],
  ])('stands at its clean URL: %s', async (path, file) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(fileOf(reply)).toBe(file);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/services/ideal/', '/services/ideal'],
    ['/services/ideal//?a=1&b=2', '/services/ideal?a=1&b=2'],
    ['/services/ideal.html', '/services/ideal'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/locations/SE1', '/locations/se1'],
    ['/locations/Se1/', '/locations/se1'],
    ['/locations/EC1A/', '/locations/ec1a'],
  ])('is redirected to from %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
  });

  test.each([
    '/nope',
    '/nope/',
    '/services',
    '/services/',
    '/Services/Ideal',
    '/404',
    '/404.html',
    '/assets/',
    '/.git',
  ])('that does not exist has status 404 and the not-found page: %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(fileOf(reply)).toBe('404.html');
  });

  test('has a plain answer when there is no not-found page', async () => {
    const bare = await serve(writeSite(join(work, 'bare'), ['index.html']));
    const reply = await get('/nope', { from: bare });
    await bare.close();
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('a postcode without a file', () => {
  test.each(['ec1a', 'EC1A', 'W99', 'n', 'SL1', 'E1%206AN', '%20e1%206an'])(
    'shows the fallback: %s',
    async (postcode) => {
      const reply = await get(`/locations/${postcode}`);
      expect(reply.status).toBe(200);
      expect(fileOf(reply)).toBe('_location.html');
    },
  );

  test.each(['b1', 'ZZ9', '%', '', 'e1/shops', '1e'])(
    'is not found when it begins as no area does: %s',
    async (postcode) => {
      const reply = await get(`/locations/${postcode}`);
      expect(reply.status).toBe(404);
      expect(fileOf(reply)).toBe('404.html');
    },
  );

  test('is not found when there is no fallback', async () => {
    const reply = await get('/locations/ec1a', { from: withoutFallback });
    expect(reply.status).toBe(404);
    expect(fileOf(reply)).toBe('404.html');
  });
});

describe('headers', () => {
  test.each([
    ['/assets/site-a1b2.css', 'text/css; charset=utf-8'],
    ['/assets/site-a1b2.js', 'text/javascript; charset=utf-8'],
    ['/assets/display.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/hero.jpg', 'image/jpeg'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('name the type of %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/hero.jpg', 'public, max-age=0, must-revalidate'],
    ['/assets/site-a1b2.css', 'public, max-age=31536000, immutable'],
    ['/assets/gone.css', 'public, max-age=0, must-revalidate'],
    ['/services/ideal/', 'public, max-age=0, must-revalidate'],
  ])('say how long %s may be kept', async (path, cacheControl) => {
    expect((await get(path)).headers['cache-control']).toBe(cacheControl);
  });

  test('answer HEAD as GET, without a body', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [head, full] = await Promise.all([get('/', { method: 'HEAD', headers }), get('/', { headers })]);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  test('do not send again what a visitor already has', async () => {
    const { headers } = await get('/', { headers: { 'accept-encoding': 'br' } });
    const again = await get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const otherEncoding = await get('/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': headers.etag } });
    expect(otherEncoding.status).toBe(200);
  });

  test('refuse other methods', async () => {
    const reply = await get('/', { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  test.each([
    { accepts: 'gzip, deflate, br', encoding: 'br', open: brotliDecompressSync },
    { accepts: 'GZIP;q=0.8, *;q=0.1', encoding: 'gzip', open: gunzipSync },
    { accepts: 'br;q=0, gzip', encoding: 'gzip', open: gunzipSync },
    { accepts: 'identity', encoding: undefined, open: (body: Buffer) => body },
    { accepts: '', encoding: undefined, open: (body: Buffer) => body },
  ])('is $encoding for "$accepts"', async ({ accepts, encoding, open }) => {
    const reply = await get('/', { headers: { 'accept-encoding': accepts } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length);
    expect(open(reply.body).toString()).toBe(`index.html ${words}`);
  });

  test('leaves alone what is compressed already', async () => {
    const { headers } = await get('/hero.jpg', { headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  test('follows a file that has changed', async () => {
    const headers = { 'accept-encoding': 'br' };
    await get('/robots.txt', { headers });
    writeFileSync(join(work, 'dist/robots.txt'), 'User-agent: *');
    expect(brotliDecompressSync((await get('/robots.txt', { headers })).body).toString()).toBe('User-agent: *');
  });
});

describe('a compressed file', () => {
  /** As the build would not make it: what comes back in its place was compressed by the server. */
  const formOf = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  const right = formOf(`index.html ${words}`);

  /** The answer to a visitor who takes brotli, where this stands beside the home page. */
  async function answerBeside(form: Buffer) {
    const dist = writeSite(mkdtempSync(join(work, 'forms-')), ['index.html', '404.html']);
    writeFileSync(join(dist, 'index.html.br'), form);
    const formed = await serve(dist);
    const reply = await get('/', { from: formed, headers: { 'accept-encoding': 'br' } });
    const direct = await get('/index.html.br', { from: formed });
    await formed.close();
    return { ...reply, direct };
  }

  test('is sent as it stands, and has no address of its own', async () => {
    const { body, headers, direct } = await answerBeside(right);
    expect(body.equals(right)).toBe(true);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect({ status: direct.status, file: fileOf(direct) }).toEqual({ status: 404, file: '404.html' });
  });

  test.each([
    { what: 'cut off', form: right.subarray(0, -9) },
    { what: 'empty', form: Buffer.alloc(0) },
    { what: 'of an older page', form: formOf('index.html an older page') },
    { what: 'of a text without end', form: formOf(' '.repeat(100_000_000)) },
  ])('is never sent when it is $what', async ({ form }) => {
    const { body, headers } = await answerBeside(form);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(`index.html ${words}`);
  });
});

describe('the server', () => {
  test.each([
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/a%00b.html',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example',
    `/${'a'.repeat(10_000)}`,
    `/locations/${'%20'.repeat(3_000)}`,
    '*',
    'http://evil.example/',
  ])('answers 404 to %.40s and goes on', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get('/')).status).toBe(200);
  });

  test('sees a build that takes the place of the one it serves', async () => {
    const dist = writeSite(join(work, 'swapped'), ['index.html', 'old.html']);
    const swapped = await serve(dist);
    expect((await get('/old', { from: swapped })).status).toBe(200);

    renameSync(dist, join(work, 'swapped.old'));
    renameSync(writeSite(join(work, 'swapped.new'), ['index.html', 'new.html']), dist);
    expect((await get('/old', { from: swapped })).status).toBe(404);
    expect((await get('/new', { from: swapped })).status).toBe(200);
    await swapped.close();
  });

  test('says so when there is no folder, or the port is taken', async () => {
    await expect(serve(join(work, 'no-such-dist'))).rejects.toThrow('there is no folder');
    const port = Number(new URL(site.url).port);
    await expect(serve(join(work, 'dist'), { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('is gone once it is closed', async () => {
    const closed = await serve(join(work, 'dist'));
    await closed.close();
    await expect(get('/', { from: closed })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('npm run preview', () => {
  /** Starts the command; `line` is what it says first, `ended` the status it ends with. */
  function preview(env: Record<string, string>, dist = join(work, 'dist')) {
    const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/preview.ts'), '--dist', dist];
    const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
    const line = new Promise<string>((first) => {
      child.stdout.once('data', (text) => first(String(text)));
      child.stderr.once('data', (text) => first(String(text)));
    });
    const ended = new Promise<number | null>((end) => child.once('exit', end));
    return { child, line, ended };
  }

  test('prints its address, serves, and stops cleanly when it is interrupted', async () => {
    const { child, line, ended } = preview({ PORT: '0' });
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await line)?.[0] ?? '';
    expect((await get('/services/ideal', { from: { url, close: async () => {} } })).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  test.each([
    {
      what: 'the port is taken',
      env: () => ({ PORT: new URL(site.url).port }),
      says: /^Could not start .+ is taken; .+\n$/,
    },
    { what: 'PORT is no number', env: () => ({ PORT: 'http' }), says: /^Could not start .+ PORT is "http", .+\n$/ },
    {
      what: 'there is no dist',
      env: () => ({}),
      dist: join(work, 'none'),
      says: /^Could not start .+ there is no folder .+\n$/,
    },
  ])('says in one line that $what', async ({ env, dist, says }) => {
    const { line, ended } = preview(env(), dist);
    expect(await line).toMatch(says);
    expect(await ended).toBe(1);
  });
});

describe('a site with a header table', () => {
  const rules = [
    '/*\n  X-Content-Type-Options: nosniff\n',
    "/404\n  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests\n",
    '/locations/*\n  Cross-Origin-Resource-Policy: same-origin\n',
    '/hero.jpg\n  Cache-Control: public, max-age=86400\n',
  ];
  let headed: Served;

  beforeAll(async () => {
    const dist = writeSite(join(work, 'headed'), [...files, 'nginx.conf']);
    writeFileSync(join(dist, '_headers'), rules.join('\n'));
    headed = await serve(dist);
  });

  afterAll(() => headed.close());

  test.each([
    ['/', 200, { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=0, must-revalidate' }],
    ['/hero.jpg', 200, { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=86400' }],
    ['/locations/ec1a', 200, { 'cross-origin-resource-policy': 'same-origin' }],
    ['/services/ideal/', 301, { 'x-content-type-options': 'nosniff' }],
    ['/nope', 404, { 'content-security-policy': "default-src 'none'" }],
  ])('sends its headers with %s', async (path, status, headers) => {
    const reply = await get(path, { from: headed });
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(headers);
  });

  test.each(['/_headers', '/nginx.conf', '/_location'])('does not show %s', async (path) => {
    expect((await get(path, { from: headed })).status).toBe(404);
  });

  test('does not start with a line in the table that says nothing', async () => {
    const dist = writeSite(join(work, 'wrong'), ['index.html']);
    writeFileSync(join(dist, '_headers'), '/*\n  nothing\n');
    await expect(serve(dist)).rejects.toThrow('_headers has a line that says nothing:   nothing');
  });
});
