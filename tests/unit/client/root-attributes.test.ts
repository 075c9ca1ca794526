import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootAttributes } from '../../../src/client/root-attributes.ts';

/** The texts of the files of a folder, and of its folders, whose names end like this. */
const texts = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.startsWith('styleguide'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('src/client/root-attributes.ts lists what src/client/inline-script.ts sets, and nothing else', () => {
  const set = [...texts('src/client', 'inline-script.ts').matchAll(/\bdataset\.(\w+) = /g)];
  expect(new Set(set.map(([, name]) => `data-${name}`))).toEqual(new Set(rootAttributes));
});

test('the data attributes that the stylesheets ask for are written by a component or listed there', () => {
  const css = texts('src', '.css').replace(/\/\*.*?\*\//gs, '');
  const components = texts('src/components', '.tsx') + texts('src/components', '.ts') + texts('src/pages', '.tsx');
  const asked = [...css.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name);
  const isWritten = (name: string) =>
    new RegExp(`[\\s'"]${name}['"]?[=:,]`).test(components) || components.includes(`dataset.${name.slice(5)} =`);
  const unwritten = asked.filter((name) => !isWritten(name));
  // `data-href` is what the build makes of an icon's `href` (scripts/build/minify-markup.ts).
  expect(new Set(unwritten)).toEqual(new Set([...rootAttributes, 'data-href']));
});
