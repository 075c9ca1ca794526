import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf } from '../../scripts/hosts/addresses.ts';
import { documentCache, headersFor, headerTable } from '../../scripts/hosts/headers.ts';
import { readBuiltSite } from '../../scripts/hosts/write-host-files.ts';
import { ensureNginx, type RunningNginx, startNginx } from '../../scripts/setup/nginx.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, pages } from '../built/dist.ts';
import { firstAsset, readmeChecks } from './readme-checks.ts';
import { type RequestOptions, sendRequest } from './request.ts';

const rules = headerTable(await readBuiltSite(dist));
const asset = `/assets/${readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'))}`;

let nginx: RunningNginx;

beforeAll(async () => {
  nginx = await startNginx(ensureNginx(), dist);
}, 600_000);

afterAll(() => nginx?.stop());

interface GetOptions extends RequestOptions {
  host?: string;
  http?: boolean;
}

const get = (path: string, { http = false, host = site.host, ...options }: GetOptions = {}) =>
  sendRequest(http ? nginx.httpPort : nginx.port, path, {
    ...options,
    headers: { Host: nameOf(host), ...options.headers },
  });

function expected(path: string): Record<string, string> {
  const entries = Object.entries(headersFor(rules, path));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

test('every page is served from its file, with its content type and headers', async () => {
  const faults = [];
  for (const { path } of pages.filter(({ path }) => path !== '/404')) {
    const { status, headers, body } = await get(path);
    const wanted = { ...expected(path), 'content-type': 'text/html; charset=utf-8' };
    const wrong = Object.entries(wanted).filter(([name, value]) => headers[name] !== value);
    if (status !== 200 || body.toString() !== htmlOf(path) || wrong.length > 0)
      faults.push(`${path}: ${status} ${wrong}`);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
  ['/services/ideal.html/', '/services/ideal'],
  ['/services/ideal///?a=1&b=%2F', '/services/ideal?a=1&b=%2F'],
  ['/boiler-quotes.html?utm_source=leaflet', '/boiler-quotes?utm_source=leaflet'],
  ['/locations/Nw11', '/locations/nw11'],
  ['/locations/SE1/', '/locations/se1'],
  ['/locations/SW1.html?a', '/locations/sw1?a'],
  ['/locations/EC1A/', '/locations/EC1A'],
])('%s redirects to %s in one step', async (path, to) => {
  const { status, headers } = await get(path);
  expect({ status, location: headers.location }).toEqual({ status: 301, location: `${site.host}${to}` });
  expect(headers).toMatchObject({ ...expected('/none'), 'cache-control': documentCache });
  expect(headers).not.toHaveProperty('no-vary-search');
  expect((await get(to)).status).toBe(200);
});

describe.each(site.legacyHosts)('the legacy host %s', (host) => {
  test.each([
    ['/', '/'],
    ['/services/ideal?a=1', '/services/ideal?a=1'],
    ['/locations/E3/', '/locations/e3'],
    ['/no/such%20page', '/no/such%20page'],
    ['//other.example/', '//other.example/'],
  ])('redirects %s to %s in one step, over HTTP too', async (path, to) => {
    for (const http of [false, true]) {
      const { status, headers } = await get(path, { host, http });
      expect({ status, location: headers.location }).toEqual({ status: 301, location: `${site.host}${to}` });
    }
  });
});

test.each([
  ['/', '/'],
  ['/services/ideal/', '/services/ideal'],
  ['/locations/E3?a', '/locations/e3?a'],
])('%s over HTTP redirects to its canonical HTTPS URL', async (path, to) => {
  const { status, headers } = await get(path, { http: true });
  expect({ status, location: headers.location }).toEqual({ status: 301, location: `${site.host}${to}` });
});

test.each(['/locations/ec1a', '/locations/EC1A', '/locations/E1%206AN', '/locations/Se1x', '/locations/nw99'])(
  'the fallback is served for %s, which has no file',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect({ status, same: body.toString() === htmlOf('/_location') }).toEqual({ status: 200, same: true });
    expect(headers).toMatchObject(expected('/locations/ec1a'));
  },
);

test.each([
  ...['/404', '/404.html', '/_location', '/_location.html', '/_headers', '/_redirects', '/nginx.conf', '/vercel.json'],
  ...['/.nojekyll', '/.git/config', '/nope/', '/services', '/services/', '/Services/Ideal', '/locations/'],
  ...['/locations/b1', '/locations/e3/x', '/assets/', '/assets/gone-a1b2.js', `/${'a'.repeat(4000)}`],
])('%s has status 404 and the not-found page', async (path) => {
  const { status, headers, body } = await get(path);
  expect({ status, same: body.toString() === htmlOf('/404') }).toEqual({ status: 404, same: true });
  expect(headers).toMatchObject(expected('/404'));
});

test.each(['/services%00.html', '/../../etc/passwd', '/..%2f..%2fetc/passwd'])('%s has status 400', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test('an encoded line break in a path adds no header', async () => {
  const { headers } = await get('/locations/E3%0d%0aSet-Cookie:%20a=b/');
  expect(headers['set-cookie']).toBeUndefined();
});

test('HEAD has the headers of GET and no body, and other methods are rejected', async () => {
  const { status, headers, body } = await get('/', { method: 'HEAD' });
  expect({ status, length: body.length }).toEqual({ status: 200, length: 0 });
  expect(headers).toMatchObject(expected('/'));
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test.each([
  [asset, 'text/javascript; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  [`/hero-${site.product.slug}.jpg`, 'image/jpeg'],
])('%s has its content type and Cache-Control', async (path, type) => {
  const { status, headers } = await get(path);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
  expect(headers).toMatchObject(expected(path));
});

test.each(['/', asset, '/sitemap.xml'])('%s is compressed, and revalidated with status 304', async (path) => {
  const plain = await get(path);
  const zipped = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);

  for (const [{ headers }, accepts] of [
    [plain, 'identity'],
    [zipped, 'gzip'],
  ] as const) {
    const again = await get(path, { headers: { 'Accept-Encoding': accepts, 'If-None-Match': headers.etag ?? '' } });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect(again.headers).toMatchObject(expected(path));
  }
});

test.each(readmeChecks('nginx'))(
  '$command gets the response that the README documents',
  async ({ path, plain, status, header }) => {
    const target = path === 'asset' ? firstAsset(htmlOf('/')) : path;
    const response = await get(target, { method: 'HEAD', http: plain });
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
    expect(response.status).toBe(status);
    expect(lines.join('\n')).toContain(header);
  },
);

test('no response contains the version of nginx', async () => {
  expect((await get('/')).headers.server).toBe('nginx');
  expect((await get('/%00')).body.toString()).not.toMatch(/nginx\/\d/);
});
