import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { extraFontsFor } from '../../src/lib/display-font.ts';
import { atlasPaths } from '../../src/lib/public-files.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, pages } from './dist.ts';

/**
 * Maximum bytes after brotli, and number of requests, of the first page load. The bytes exclude the document
 * (document-size.test.ts) and fonts that only the business name needs. `picture` includes the SVG files of the page.
 */
const budgets = {
  home: { script: 5_200, style: 17_000, font: 30_720, picture: 5_500, requests: 7 },
  quote: { script: 5_200, style: 17_000, font: 30_720, picture: 5_500, requests: 7 },
  combiBoilers: { script: 5_200, style: 17_000, font: 30_720, picture: 3_500, requests: 6 },
  guide: { script: 8_000, style: 17_000, font: 30_720, picture: 10_800, requests: 10 },
  brand: { script: 5_200, style: 17_000, font: 30_720, picture: 6_500, requests: 7 },
  location: { script: 7_700, style: 17_000, font: 30_720, picture: 3_500, requests: 8 },
  notFound: { script: 5_200, style: 17_000, font: 30_720, picture: 5_500, requests: 7 },
} as const;

const assets = readdirSync(join(dist, 'assets'));
const brotli = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const lazyNames = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /([a-z-]+)\.lazy-element\.ts$/.exec(file)?.[1] ?? [],
);
const scripts = new Map(
  [...readdirSync(dist), ...assets.map((file) => `assets/${file}`)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, brotli(file)]),
);
const nameFonts = extraFontsFor(site.name).map(({ file }) => file.replace('.woff2', '-'));
const isForName = (text: string) => nameFonts.some((name) => text.includes(name));
const sheets = assets.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(dist, 'assets', file)));
/** The stylesheet, without the fonts that only rare letters of the name need. */
const sheet = sheets.join('').replace(/@font-face\{[^}]*\}/g, (rule) => (isForName(rule) ? '' : rule));
const style = brotliCompressSync(sheet).length;
const fonts = assets.filter((file) => file.endsWith('.woff2') && !isForName(file));
const font = sum(fonts.map((file) => statSync(join(dist, 'assets', file)).size));
const pictures = brotli('pictures.svg') + brotli('favicon.svg');
const atlas = Object.values(atlasPaths).map((path) => ({ path, bytes: brotli(path.slice(1)) }));

test('the first load of every page is within the budget of its kind', () => {
  const over = Object.entries(budgets).flatMap(([kind, budget]) =>
    pages
      .filter((page) => page.kind === kind)
      .flatMap(({ path }) => {
        const weights = weigh(path);
        const names = Object.keys(budget) as (keyof typeof budget)[];
        const heavy = names.filter((name) => weights[name] > budget[name]);
        return heavy.map((name) => `${path}: ${name} ${weights[name]}, budget ${budget[name]}`);
      }),
  );
  expect(over).toEqual([]);
});

test('a navigation to another page loads React, the router and the app within 95 KB', () => {
  const parts = withImports(['app-react', 'app'].map(fileOf));
  expect(sum(parts.map((file) => scripts.get(file) ?? Number.NaN))).toBeLessThan(95_000);
});

test('nothing blocks the first paint on a phone, except the stylesheet of pages without first-screen styles', () => {
  const sheets = readdirSync('src/styles/first').map((file) => file.replace('.css', ''));
  const blocking = pages.filter(({ path }) => {
    const head = htmlOf(path).replace(/<noscript>.*?<\/noscript>/gs, '');
    return /<script[^>]* src=|rel="?modulepreload|<link rel="stylesheet"(?![^>]* media="\(min-width:)/.test(head);
  });
  expect(blocking).toEqual(pages.filter(({ kind }) => !sheets.includes(kind)));
});

function weigh(path: string) {
  const html = htmlOf(path);
  const code = firstScripts(html);
  const shown = atlas.filter(({ path }) => html.includes(`${path}#`));
  return {
    script: sum(code.map((file) => scripts.get(file) ?? Number.NaN)),
    style,
    font,
    picture: pictures + sum(shown.map(({ bytes }) => bytes)),
    requests: 1 + code.length + assets.filter((file) => file.endsWith('.css')).length + fonts.length + 2 + shown.length,
  };
}

/** Returns the scripts of the first load: the client entry and lazy elements, with all their imports. */
function firstScripts(html: string): string[] {
  const entry = /data-code="?\/([^" >]+)/.exec(html)?.[1] ?? '';
  const lazyElements = lazyNames.filter((name) => html.includes(`<${name}>`)).map((name) => fileOf(name));
  return withImports([entry, ...lazyElements]);
}

const fileOf = (name: string) =>
  [...scripts.keys()].find((file) => RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file)) ?? name;

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
