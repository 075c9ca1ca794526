import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { ruleSheets } from './sheets.ts';

/**
 * Colours, letter sizes, spaces, radii and shadows come from src/styles/theme.css:
 *
 * - Colours are tokens, or mixes of tokens; system colours only where colours are forced.
 * - Letter sizes are tokens, `em`, or tokens limited by `min()`; in drawings px, in print pt.
 * - Spaces are multiples of 4 px, or `em`. Up to 3 px is the thickness of a line.
 * - Radii and shadows are tokens.
 */
const rules: readonly [property: RegExp, why: string, isKept: (value: string, declaration: Declaration) => boolean][] =
  [
    [/./, 'a colour is a token', (value) => !colourValue.test(value)],
    [
      /^--|color$|^(?:background|border|outline|text-decoration|fill|stroke|box-shadow)\b(?!-(?:width|style|radius|size|offset|collapse|clip|line|dash))/,
      'a colour is a token, not a name',
      (value, declaration) =>
        wordsOf(value).every((word) => keywords.has(word) || (isForced(declaration) && systemColours.has(word))),
    ],
    [/^font(?:-size)?$/, 'a letter size is a token', isLetterSize],
    [/^--text-/, 'only print changes the scale', (value, it) => isPrint(it) && /^[\d.]+pt$/.test(value)],
    [/^(?:(?:row|column)-)?gap$|^(?:scroll-)?(?:margin|padding)(?:-|$)/, 'a space is a multiple of 4 px', isSpace],
    [
      /radius$/,
      'a radius is a token',
      (value) => /^(?:0|50%|var\(--radius-\w+\)|calc\(var\(--radius-\w+\) - [123]px\))$/.test(value),
    ],
    [/shadow$/, 'a shadow is a token', (value) => /^(?:none|var\(--shadow-\w+\))$/.test(value)],
  ];

const colourValue = /#[\da-f]{3,8}\b|\b(?!color-mix)[a-z-]*(?:rgb|hsl|hwb|lab|lch|color|light-dark)a?\(/i;
const keywords = new Set(
  (
    'none transparent currentcolor currentColor inherit solid dashed underline round in srgb to bottom at circle deg ' +
    'initial auto block content-box border-box integer'
  ).split(' '),
);
const systemColours = new Set([
  'canvas',
  'canvastext',
  'linktext',
  'buttontext',
  'buttonface',
  'highlight',
  'graytext',
]);

/** Attributes and utilities that set a colour or a length in markup. */
const ownLook =
  /\b(?:fill|stroke|color|stopColor|floodColor|background)="(?!none"|currentColor")|\b(?:strokeWidth|fontSize|fontFamily)=|\sstyle=|[a-z]-\[(?:#|\d|[a-z]+\()/;

test('stylesheets take colours, sizes, spaces, radii and shadows from the theme', () => {
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

test.each([
  'color: #fff',
  'color: white',
  '--fill: rgb(0 0 0 / 0.5)',
  'border: 1px solid canvastext',
  'font: 600 17px / 1.2 var(--font-sans)',
  'font-size: clamp(1rem, 2vw, 3rem)',
  '--text-body: 1rem',
  'padding: 8px 14px',
  'gap: var(--own)',
  'border-radius: 4px',
  'box-shadow: 0 0 3px var(--color-ink)',
  '@apply p-[13px] text-ink;',
])('rejects %s', (declaration) => {
  expect(faultsOf('a.css', `.a { & > b { ${declaration} } }`)).toHaveLength(1);
});

/** Returns every declaration that breaks a rule, as `file:line property: value (rule)`. */
function faultsOf(file: string, css: string): string[] {
  const faults: string[] = [];
  const root = postcss.parse(css, { from: file });
  root.walkDecls((declaration) => {
    if (ancestors(declaration).some((it) => /^(?:font-face|page)$/.test((it as AtRule).name))) return;
    const { prop, value, source } = declaration;
    const broken = rules.find(([property, , isKept]) => property.test(prop) && !isKept(value, declaration));
    if (broken) faults.push(`${file}:${source?.start?.line} ${prop}: ${value} (${broken[1]})`);
  });
  root.walkAtRules('apply', ({ params, source }) => {
    if (/[[(]/.test(params)) faults.push(`${file}:${source?.start?.line} @apply ${params} (a value in brackets)`);
  });
  return faults;
}

function isLetterSize(value: string, declaration: Declaration): boolean {
  const size = value.replace(/^\d{3} /, '').replace(/(?: \/ \S+)? var\(--font-\w+\)$/, '');
  const limited =
    /^min\((?:var\(--[\w-]+, 1\) \* )?var\(--text-\w+\), (?:[\d.]+(?:vw|cqi)|var\(--[\w-]+, [\d.]+cqi\))\)$/;
  if (/^(?:inherit|[\d.]+em|var\(--text-\w+\))$/.test(size) || limited.test(size)) return true;
  const selectors = ancestors(declaration).find(({ type }) => type === 'rule') as Rule | undefined;
  if (/^\d+px$/.test(size)) return selectors?.selectors.every((one) => one.startsWith('.d-')) ?? false;
  return /^\d+pt$/.test(size) && isPrint(declaration) && (selectors?.selector.startsWith('html') ?? false);
}

function isSpace(value: string): boolean {
  if (/var\((?!--spac(?:ing|e-\w+)\))/.test(value)) return false;
  return [...value.matchAll(/(-?[\d.]+)([a-z]+)/g)].every(([, amount, unit]) => {
    const px = Number(amount) * (unit === 'rem' ? 16 : 1);
    return unit === 'em' || (/^(?:px|rem)$/.test(unit ?? '') && (px % 4 === 0 || (unit === 'px' && Math.abs(px) <= 3)));
  });
}

/** Returns the words of a value without names of tokens and functions, quoted text and units. */
function wordsOf(value: string): string[] {
  const bare = value.replace(/"[^"]*"|--[\w-]+|[\w-]+\(|[\d.]+[a-z%]*/g, ' ');
  return bare.match(/[a-z][a-z-]*/gi) ?? [];
}

const isForced = (declaration: Declaration) =>
  ancestors(declaration).some((it) => /forced-colors: active/.test((it as AtRule).params));
const isPrint = (declaration: Declaration) => ancestors(declaration).some((it) => (it as AtRule).params === 'print');

/** Returns the rules and at-rules around a declaration, innermost first. */
function ancestors({ parent }: Declaration | Container): Container[] {
  return parent ? [parent as Container, ...ancestors(parent as Container)] : [];
}
