import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Container, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { ruleSheets } from './sheets.ts';

/** Properties whose colours must be tokens of src/styles/theme.css. System colours are allowed with forced colours. */
const colours =
  /^--|color$|^(?:background|border|outline|text-decoration|fill|stroke|box-shadow)\b(?!-(?:width|style|radius|size|offset|collapse|clip|line|dash))/;

const colourValue = /#[\da-f]{3,8}\b|\b(?!color-mix)[a-z-]*(?:rgb|hsl|hwb|lab|lch|color|light-dark)a?\(/i;
const keywords = new Set(
  (
    'none transparent currentcolor currentColor inherit solid dashed underline round in srgb to bottom at circle deg ' +
    'initial auto block content-box border-box integer'
  ).split(' '),
);
const systemColours = new Set('canvas canvastext linktext buttontext buttonface highlight graytext'.split(' '));

/** Attributes and utilities that set a colour or a length in markup. */
const ownLook =
  /\b(?:fill|stroke|color|stopColor|floodColor|background)="(?!none"|currentColor")|\b(?:strokeWidth|fontSize|fontFamily)=|\sstyle=|[a-z]-\[(?:#|\d|[a-z]+\()/;

test('stylesheets take their colours from the theme', () => {
  expect(ruleSheets.size).toBeGreaterThan(8);
  expect([...ruleSheets].flatMap(([file, css]) => faultsOf(file, css))).toEqual([]);
});

test('components set no colours, lengths or styles', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const lines = files.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .map((line) => `src/${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => ownLook.test(line))).toEqual([]);
});

test.each(['color: #fff', 'color: white', '--fill: rgb(0 0 0 / 0.5)', 'border: 1px solid canvastext'])(
  'rejects %s',
  (declaration) => {
    expect(faultsOf('a.css', `.a { & > b { ${declaration} } }`)).toHaveLength(1);
  },
);

/** Returns every colour that is not a token, as `file:line property: value`. */
function faultsOf(file: string, css: string): string[] {
  const faults: string[] = [];
  postcss.parse(css, { from: file }).walkDecls((declaration) => {
    const { prop, value, source } = declaration;
    const isKnown = (word: string) => keywords.has(word) || (isForced(declaration) && systemColours.has(word));
    const isToken = !colourValue.test(value) && (!colours.test(prop) || wordsOf(value).every(isKnown));
    if (!isToken) faults.push(`${file}:${source?.start?.line} ${prop}: ${value}`);
  });
  return faults;
}

/** Returns the keywords of a value. */
function wordsOf(value: string): string[] {
  const bare = value.replace(/"[^"]*"|--[\w-]+|[\w-]+\(|[\d.]+[a-z%]*/g, ' ');
  return bare.match(/[a-z][a-z-]*/gi) ?? [];
}

function isForced({ parent }: Declaration | Container): boolean {
  if (parent === undefined) return false;
  return /forced-colors: active/.test((parent as AtRule).params) || isForced(parent as Container);
}
