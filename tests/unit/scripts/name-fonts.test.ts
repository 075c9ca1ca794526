import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { fontsForName } from '../../../scripts/build/name-fonts.ts';
import { extraFonts } from '../../../src/lib/display-font.ts';

async function buildFor(name: string) {
  const plugin = fontsForName(name) as unknown as {
    transform: (css: string, id: string) => Promise<string | null>;
    transformIndexHtml: { handler: (html: string) => string };
  };
  const css = (await plugin.transform('a{}', '/src/styles/index.css')) ?? 'a{}';
  const html = plugin.transformIndexHtml.handler(readFileSync('index.html', 'utf8'));
  return { faces: css.match(/url\([^)]*\)/g) ?? [], links: html.match(/<link [^>]* as="font"[^>]*>/g) ?? [] };
}

test.each([
  { name: 'Lamplight Heating & Sons', more: [] },
  { name: 'Café O’Brien', more: [] },
  { name: 'Müller', more: ['latin-1'] },
  { name: 'Łukasz', more: ['latin-extended'] },
  { name: 'Łódź', more: ['latin-1', 'latin-extended'] },
])('pages of a business named $name also load the fonts $more', async ({ name, more }) => {
  const { faces, links } = await buildFor(name);
  expect(faces).toEqual(more.map((part) => `url("./fonts/besley-${part}.woff2")`));
  expect(links.map((link) => /besley-([\w-]+)\.woff2/.exec(link)?.[1])).toEqual(['subset', ...more]);
  expect(new Set(links.map((link) => link.replace(/besley-[\w-]+/, ''))).size).toBe(1);
});

test.each(extraFonts)('$file contains exactly the characters of its range', async ({ file, range }) => {
  const face = new Face(new Blob(await decompress(readFileSync(`src/styles/fonts/${file}`))));
  const named = range.split(', ').flatMap((span) => {
    const [first = 0, last = first] = span
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  expect([...face.collectUnicodes()].sort((a, b) => a - b)).toEqual(named);
});
