import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { table } from '../../scripts/build/console.ts';
import { extraFontsFor } from '../../src/lib/display-font.ts';
import { atlasPaths } from '../../src/lib/public-files.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, pages } from './dist.ts';

/**
 * What a first view may fetch besides its document, in bytes after brotli; the documents are weighed by
 * first-flight.test.ts. Requests: document, stylesheet, face, icon, picture files, and scripts. `picture` counts the files
 * of the atlas that a page shows a drawing of: they are fetched after the first paint. The letters that only the name of
 * the business needs come on top.
 */
const budgets = {
  home: { script: 5_200, style: 13_800, font: 30_720, picture: 5_500, requests: 7 },
  quote: { script: 5_200, style: 13_800, font: 30_720, picture: 3_500, requests: 6 },
  combiBoilers: { script: 5_200, style: 13_800, font: 30_720, picture: 3_500, requests: 6 },
  guide: { script: 7_400, style: 13_800, font: 30_720, picture: 10_000, requests: 10 },
  brand: { script: 5_200, style: 13_800, font: 30_720, picture: 6_500, requests: 7 },
  location: { script: 7_700, style: 13_800, font: 30_720, picture: 3_500, requests: 8 },
  notFound: { script: 5_200, style: 13_800, font: 30_720, picture: 3_500, requests: 6 },
} as const;

type Weights = Record<keyof (typeof budgets)['home'], number>;

const assets = readdirSync(join(dist, 'assets'));
const brotli = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
/** Custom elements whose code is loaded where a page holds one. */
const lazyNames = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /([a-z-]+)\.lazy-element\.ts$/.exec(file)?.[1] ?? [],
);
/** Every script by its file name below the site's root, in bytes. */
const scripts = new Map(
  [...readdirSync(dist), ...assets.map((file) => `assets/${file}`)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, brotli(file)]),
);
const style = sum(assets.filter((file) => file.endsWith('.css')).map((file) => brotli(`assets/${file}`)));
const lettersOfName = extraFontsFor(site.name).map(({ file }) => file.replace('.woff2', '-'));
const fonts = assets.filter(
  (file) => file.endsWith('.woff2') && !lettersOfName.some((letters) => file.startsWith(letters)),
);
const font = sum(fonts.map((file) => statSync(join(dist, 'assets', file)).size));
const pictures = brotli('pictures.svg') + brotli('favicon.svg');
const atlas = Object.values(atlasPaths).map((path) => ({ path, bytes: brotli(path.slice(1)) }));

test('every first view stays within the budget of its kind of page', () => {
  const rows = [['Largest of each kind, bytes', 'Script', 'Style', 'Font', 'Picture', 'Requests']];
  const over: string[] = [];

  for (const [kind, budget] of Object.entries(budgets)) {
    const ofKind = pages.filter(({ page }) => page === kind).map(({ path }) => weigh(path));
    const names = Object.keys(budget) as (keyof Weights)[];
    rows.push([
      kind,
      ...names.map((name) => Math.max(...ofKind.map(({ weights }) => weights[name])).toLocaleString('en-GB')),
    ]);
    for (const { path, weights } of ofKind) {
      for (const name of names) {
        if (weights[name] > budget[name]) over.push(`${path}: ${name} ${weights[name]}, budget ${budget[name]}`);
      }
    }
  }

  console.log(`\n${table(rows)}`);
  expect(over).toEqual([]);
});

test('who goes on to another page loads React, the router and the app within their budget', () => {
  const parts = withImports(['app-react', 'app'].map(fileOf));
  expect(sum(parts.map((file) => scripts.get(file) ?? Number.NaN))).toBeLessThan(95_000);
});

test('nothing blocks the first paint on a phone, except the stylesheet of the not-found page', () => {
  const blocking = pages.filter(({ path }) => {
    const head = htmlOf(path).replace(/<noscript>.*?<\/noscript>/gs, '');
    return /<script[^>]* src=|rel="?modulepreload|<link rel="stylesheet"(?![^>]* media="\(min-width:)/.test(head);
  });
  expect(blocking.map(({ path }) => path)).toEqual(['/404']);
});

function weigh(path: string): { path: string; weights: Weights } {
  const html = htmlOf(path);
  const code = firstScripts(html);
  const shown = atlas.filter(({ path }) => html.includes(`${path}#`));
  const weights = {
    script: sum(code.map((file) => scripts.get(file) ?? Number.NaN)),
    style,
    font,
    picture: pictures + sum(shown.map(({ bytes }) => bytes)),
    requests: 1 + code.length + assets.filter((file) => file.endsWith('.css')).length + fonts.length + 2 + shown.length,
  };
  return { path, weights };
}

/** The scripts of a first view: the entry, and the lazy elements of the page, each with all its imports. */
function firstScripts(html: string): string[] {
  const entry = /data-code="?\/([^" >]+)/.exec(html)?.[1] ?? '';
  const lazyElements = lazyNames.filter((name) => html.includes(`<${name}>`)).map((name) => fileOf(name));
  return withImports([entry, ...lazyElements]);
}

/** Files by their names without the hash. */
const fileOf = (name: string) =>
  [...scripts.keys()].find((file) => RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file)) ?? name;

/** Scripts, and all that they import. */
function withImports(files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/\b(?:from|import)\s*["'`](\.[\w./-]+\.js)["'`]/g)) {
      visit(posix.join(posix.dirname(file), imported));
    }
  };
  for (const file of files) visit(file);
  return [...found];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
