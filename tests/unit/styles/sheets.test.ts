import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { mapGrid } from '../../../src/content/locations/map-grid.ts';
import { ruleSheets } from './sheets.ts';

test('index.css imports every stylesheet except entry points and the style guide', () => {
  const imported = [...readFileSync('src/styles/index.css', 'utf8').matchAll(/@import "(.+?)"/g)];
  const files = imported.map(([, path = '']) => join('src/styles', path));
  const missing = [...ruleSheets.keys()].filter((file) => !files.includes(file));
  expect(missing.filter((file) => !/styleguide\/|styles\/(first|index|first\/.*)\.css$/.test(file))).toEqual([]);
});

test.each(['src', 'src/components/ui'])(
  'the stylesheets in %s contain only classes that components in the same folder render',
  (folder) => {
    expect(unknownClasses(folder)).toEqual([]);
  },
);

/** Returns classes in the stylesheets of a folder that no component of the folder renders, as `file .class`. */
function unknownClasses(folder: string): string[] {
  const markup = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|tsx)$/.test(name) || (name.endsWith('.ts') && !name.startsWith('content/')))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''))
    .join('\n');
  const used = new Set(markup.match(/[\w-]+/g));
  /** Constant beginnings of computed class names: `btn-` of `btn-${variant}`. */
  const stems = [...markup.matchAll(/([\w-]+-)\$\{/g)].map(([, stem = '']) => stem);
  const unknown: string[] = [];
  let rules = 0;
  for (const [file, css] of ruleSheets) {
    if (!file.startsWith(`${folder}/`)) continue;
    postcss.parse(css).walkRules(({ selector }) => {
      rules += 1;
      const classes = selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
      const strays = classes.filter((name) => !used.has(name) && !stems.some((stem) => name.startsWith(stem)));
      unknown.push(...strays.map((name) => `${file} .${name}`));
    });
  }
  expect(rules).toBeGreaterThan(50);
  return unknown;
}

test('the map stylesheet has as many columns and rows as the map grid', () => {
  const { columns, rows } = mapGrid;
  const map = ruleSheets.get('src/components/drawings/london-map.css');
  expect(map).toContain(`grid-template-columns: repeat(${columns}, minmax(0, 1fr));`);
  expect(map).toContain(`grid-template-rows: repeat(${rows}, minmax(0, 1fr));`);
  expect(map).toContain(`grid-area: 1 / 1 / ${rows + 1} / ${columns + 1};`);
  const index = ruleSheets.get('src/styles/index.css');
  expect(index).toContain(`@source inline("{x-{1..${columns}},y-{1..${rows}}}")`);
});
