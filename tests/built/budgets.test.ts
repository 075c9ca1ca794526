import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join, posix, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '../../scripts/build/console.ts';
import { type Served, serve } from '../../scripts/server/serve.ts';
import { dist, htmlOf, pages } from './dist.ts';

/**
 * What a first view may cost, in bytes on the wire after brotli. `document` counts the response headers in, uncompressed,
 * without the two that say how an HTTP/1.1 connection goes on; 14,600 bytes are what a server may send before it has to
 * wait for an answer (RFC 6928: ten segments). Requests: document, stylesheet, face, icon, picture files, and scripts.
 * `picture` counts the atlas of cutaways where a page shows one: it is fetched after the first paint.
 */
const firstFlight = 14_600;
const budgets = {
  home: { document: firstFlight, script: 91_500, style: 13_800, font: 30_720, picture: 8_000, requests: 12 },
  quote: { document: firstFlight, script: 92_000, style: 13_800, font: 30_720, picture: 3_500, requests: 12 },
  combiBoilers: { document: firstFlight, script: 91_500, style: 13_800, font: 30_720, picture: 3_500, requests: 12 },
  guide: { document: firstFlight, script: 93_500, style: 13_800, font: 30_720, picture: 8_000, requests: 13 },
  brand: { document: firstFlight, script: 91_500, style: 13_800, font: 30_720, picture: 8_000, requests: 12 },
  location: { document: firstFlight, script: 94_000, style: 13_800, font: 30_720, picture: 3_500, requests: 14 },
  notFound: { document: firstFlight, script: 91_500, style: 13_800, font: 30_720, picture: 3_500, requests: 12 },
} as const;

/** The two longest texts of the site need the second flight; how far they may go. */
const secondFlight: Record<string, number> = {
  '/guides/boiler-service-maintenance': 14_900,
  '/guides/top-combi-boilers-london': 15_200,
};

type Weights = Record<keyof (typeof budgets)['home'], number>;

const assets = readdirSync(join(dist, 'assets'));
const brotli = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
/** Every script by its file name below the site's root, in bytes. */
const scripts = new Map(
  [...readdirSync(dist), ...assets.map((file) => `assets/${file}`)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, brotli(file)]),
);
const style = sum(assets.filter((file) => file.endsWith('.css')).map((file) => brotli(`assets/${file}`)));
const font = sum(
  assets.filter((file) => file.endsWith('.woff2')).map((file) => statSync(join(dist, 'assets', file)).size),
);
const pictures = brotli('pictures.svg') + brotli('favicon.svg');
const atlas = brotli('atlas.svg');

let server: Served;
beforeAll(async () => {
  server = await serve(resolve(dist), { port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('every first view stays within the budget of its kind of page', async () => {
  const rows = [['Largest of each kind, bytes', 'Document, at most', 'Script', 'Style', 'Font', 'Picture', 'Requests']];
  const over: string[] = [];

  for (const [kind, budget] of Object.entries(budgets)) {
    const ofKind = await Promise.all(pages.filter(({ page }) => page === kind).map(({ path }) => weigh(path)));
    const names = Object.keys(budget) as (keyof Weights)[];
    rows.push([
      kind,
      ...names.map((name) => Math.max(...ofKind.map(({ weights }) => weights[name])).toLocaleString('en-GB')),
    ]);
    for (const { path, weights } of ofKind) {
      for (const name of names) {
        const most = name === 'document' ? (secondFlight[path] ?? budget.document) : budget[name];
        if (weights[name] > most) over.push(`${path}: ${name} ${weights[name]}, budget ${most}`);
      }
    }
  }

  console.log(`\n${table(rows)}`);
  expect(over).toEqual([]);
});

test('nothing blocks the first paint: no script and no stylesheet is fetched by the markup', () => {
  const blocking = pages.filter(({ path }) => {
    const head = htmlOf(path).replace(/<noscript>.*?<\/noscript>/gs, '');
    return /<script[^>]* src=|rel="stylesheet"|rel="modulepreload"/.test(head);
  });
  expect(blocking).toEqual([]);
});

async function weigh(path: string): Promise<{ path: string; weights: Weights }> {
  const html = htmlOf(path);
  const code = firstScripts(html);
  const hasAtlas = html.includes('/atlas.svg#');
  const weights = {
    document: await documentBytes(path, html),
    script: sum(code.map((file) => scripts.get(file) ?? Number.NaN)),
    style,
    font,
    picture: pictures + (hasAtlas ? atlas : 0),
    requests: 1 + code.length + assets.filter((file) => /\.(css|woff2)$/.test(file)).length + 2 + Number(hasAtlas),
  };
  return { path, weights };
}

/** The scripts of a first view: the entry, what it starts, the lazy islands of the page, each with all its imports. */
function firstScripts(html: string): string[] {
  const entry = /data-code="\/([^"]+)"/.exec(html)?.[1] ?? '';
  const lazyIslands = [...scripts.keys()].filter((file) => {
    const [, name] = /\/([^/]+)\.lazy-island-/.exec(file) ?? [];
    return name !== undefined && html.includes(`data-name="${name}"`);
  });
  const files = new Set<string>();
  /** A script with all that it imports; of the first one also what it starts. */
  const visit = (file: string, pattern = /\b(?:from|import)\s*["'`](\.[\w./-]+\.js)["'`]/g) => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(pattern)) visit(posix.join(posix.dirname(file), imported));
  };
  visit(entry, /\b(?:from|import)\s*\(?["'`](\.[\w./-]+\.js)["'`]/g);
  for (const file of lazyIslands) visit(file);
  return [...files];
}

/** Response line and headers of a page weigh less, in bytes: ours at most 1,600 (hosts.test.ts), and the server's. */
const mostHeaders = 1750;

/**
 * What a document weighs on the wire. The best compression costs fifty times the time of a quick one, which is never
 * smaller: only where the quick one is over the budget is the server asked.
 */
async function documentBytes(path: string, html: string): Promise<number> {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length + mostHeaders;
  return quick <= firstFlight ? quick : wireBytes(path);
}

/** Response line, headers and brotli body, as they come over the wire. */
function wireBytes(path: string): Promise<number> {
  return new Promise((done, failed) => {
    request(new URL(path, server.url), { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const lines = Object.entries(response.headers).filter(([name]) => !/^(connection|keep-alive)$/.test(name));
      let bytes = ['HTTP/1.1 200 OK', ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n').length;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => done(bytes));
    })
      .on('error', failed)
      .end();
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
