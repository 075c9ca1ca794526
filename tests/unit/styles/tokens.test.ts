import postcss, { type AtRule, type Container, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { ruleSheets } from './sheets.ts';

/** Properties whose colours must be tokens of src/styles/theme.css. System colours are valid in forced-colors mode. */
const colours =
  /^--|color$|^(?:background|border|outline|text-decoration|fill|stroke|box-shadow)\b(?!-(?:width|style|radius|size|offset|collapse|clip|line|dash))/;

const colourValue = /#[\da-f]{3,8}\b|\b(?!color-mix)[a-z-]*(?:rgb|hsl|hwb|lab|lch|color|light-dark)a?\(/i;
const keywords = new Set(
  (
    'none transparent currentcolor currentColor inherit solid dashed underline round in srgb to bottom at circle deg ' +
    'initial auto block content-box border-box inset integer'
  ).split(' '),
);
const systemColours = new Set('canvas canvastext linktext buttontext buttonface highlight graytext'.split(' '));

test('stylesheets take their colours from the theme', () => {
  expect(ruleSheets.size).toBeGreaterThan(8);
  expect([...ruleSheets].flatMap(([file, css]) => faultsOf(file, css))).toEqual([]);
});

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

function wordsOf(value: string): string[] {
  const bare = value.replace(/"[^"]*"|--[\w-]+|[\w-]+\(|[\d.]+[a-z%]*/g, ' ');
  return bare.match(/[a-z][a-z-]*/gi) ?? [];
}

function isForced({ parent }: Declaration | Container): boolean {
  if (parent === undefined) return false;
  return /forced-colors: active/.test((parent as AtRule).params) || isForced(parent as Container);
}
