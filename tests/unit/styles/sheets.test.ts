import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isOutermost, ruleSheets, selectorsOf, siteSheets, styledClasses } from './sheets.ts';

/** Returns the name of a sheet whether or not it is the part for the first screen. */
const nameOf = (file: string) => file.replace(/(\.first)?\.css$/, '');

/** Sheets outside src/styles, which has those that belong to no component. */
const componentSheets = ruleSheets.map(({ file }) => file).filter((file) => !file.startsWith('src/styles/'));

test('every sheet is beside its component, or named after the folder whose parts share it', () => {
  const strays = componentSheets.filter((file) => !existsSync(`${nameOf(file)}.tsx`));
  expect(strays.filter((file) => basename(nameOf(file)) !== basename(dirname(file)))).toEqual([]);
});

test('every sheet is in the stylesheet of the site', () => {
  const imported = [...readFileSync('src/styles/index.css', 'utf8').matchAll(/@import "(.+?)"/g)];
  const files = imported.map(([, path = '']) => join('src/styles', path));
  const missing = siteSheets.map(({ file }) => file).filter((file) => !files.includes(file));
  expect(missing.filter((file) => !/styles\/(first|index|first\/.*)\.css$/.test(file))).toEqual([]);
});

test('a first-screen stylesheet lists whole sheets and has no rules', () => {
  const lists = readdirSync('src/styles/first').map((name) => readFileSync(`src/styles/first/${name}`, 'utf8'));
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) expect(list.replace(/^@(import|source) [^;]+;$/gm, '').trim()).toBe('');
});

test('no class is styled in two sheets, except inside another class', () => {
  const homes = new Map<string, Set<string>>();
  for (const { file, css } of ruleSheets) {
    const outermost = selectorsOf(css).filter((selector) => isOutermost(selector));
    for (const name of outermost.flatMap(styledClasses)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(nameOf(file)));
    }
  }
  expect(homes.size).toBeGreaterThan(200);
  expect([...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});

test('no rule is for a class that no component has', () => {
  expect(unknownClasses('src', ruleSheets)).toEqual([]);
});

test('a rule of components/ui names only classes that components/ui renders', () => {
  const folder = 'src/components/ui';
  const sheets = ruleSheets.filter(({ file }) => file.startsWith(`${folder}/`));
  expect(sheets.length).toBeGreaterThan(10);
  expect(unknownClasses(folder, sheets)).toEqual([]);
});

/** Returns the classes named in the sheets that no component of the folder renders, as `file .class`. */
function unknownClasses(folder: string, sheets: typeof ruleSheets): string[] {
  const markup = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('content/'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''))
    .join('\n');
  const used = new Set(markup.match(/[\w-]+/g));
  /** Class names built from a stem and a value: `btn-${variant}`. */
  const stems = [...new Set([...markup.matchAll(/([\w-]+-)\$\{/g)].map(([, stem = '']) => stem))];
  return sheets.flatMap(({ file, css }) =>
    selectorsOf(css)
      .flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [])
      .filter((name) => !used.has(name) && !stems.some((stem) => name.startsWith(stem)))
      .map((name) => `${file} .${name}`),
  );
}

test.each([
  ['.a { .b & { top: 0 } > i { top: 0 } }', ['a', 'a']],
  ['.a { &:is(.b, .c) i:not(.d) { top: 0 } }', ['a', 'b', 'c']],
  ['.a { @media print { .b:has(.c) { top: 0 } } }', ['b']],
])('%s styles %j', (css, classes) => {
  expect(selectorsOf(css).flatMap(styledClasses)).toEqual(classes);
});
