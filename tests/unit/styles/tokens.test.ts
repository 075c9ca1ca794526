import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type Container, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { ruleSheets } from './sheets.ts';

/**
 * Every colour, letter size, space, radius and shadow of the site comes from src/styles/theme.css. This is the rule book:
 *
 * - Colours are tokens, or mixes of tokens. The reader's own colours stand where they are forced, nowhere else.
 * - Letters have a size of the scale, `em` of it, or a size of the scale that gives way in a narrow place (`min()`).
 *   Inside a drawing they are in the drawing's units; on paper the root and the scale itself are set in points.
 * - Spaces lie on the 4 px grid. Up to 3 px is a line's thickness and no space; `em` and `%` go with what they stand in.
 * - Radii and shadows are tokens; a circle is a circle.
 */
interface Rule {
  why: string;
  /** Properties it is about. */
  of: RegExp;
  /** Whether a value keeps to it. */
  keeps: (value: string, declaration: Declaration) => boolean;
}

const rules: readonly Rule[] = [
  {
    why: 'a colour is a token',
    of: /./,
    keeps: (value) =>
      !/#[\da-f]{3,8}\b|\b(?!color-mix)[a-z-]*(?:rgb|hsl|hwb|lab|lch|color|light-dark)a?\(/i.test(value),
  },
  {
    why: 'a colour is a token, and no name',
    of: /^--|color$|^(?:background|border|outline|text-decoration|fill|stroke|box-shadow)\b(?!-(?:width|style|radius|size|offset|collapse|clip|line|dash))/,
    keeps: (value, declaration) =>
      wordsOf(value).every((word) => known.has(word) || (isForced(declaration) && system.has(word))),
  },
  { why: 'a letter size is a token', of: /^font(?:-size)?$/, keeps: isLetterSize },
  {
    why: 'the scale changes on paper alone',
    of: /^--text-/,
    keeps: (value, declaration) => isPaper(declaration) && /^[\d.]+pt$/.test(value),
  },
  {
    why: 'a space lies on the 4 px grid',
    of: /^(?:(?:row|column)-)?gap$|^(?:scroll-)?(?:margin|padding)(?:-|$)/,
    keeps: isSpace,
  },
  {
    why: 'a radius is a token',
    of: /radius$/,
    keeps: (value) => /^(?:0|50%|var\(--radius-\w+\)|calc\(var\(--radius-\w+\) - [123]px\))$/.test(value),
  },
  { why: 'a shadow is a token', of: /shadow$/, keeps: (value) => /^(?:none|var\(--shadow-\w+\))$/.test(value) },
];

/** What may stand beside the tokens in a value that has a colour. */
const known = new Set(
  (
    'none transparent currentcolor currentColor inherit solid dashed underline round in srgb to bottom at circle deg ' +
    'initial auto block content-box border-box integer'
  ).split(' '),
);

/** The reader's colours (CSS Color 4), where colours are forced. */
const system = new Set(['canvas', 'canvastext', 'linktext', 'buttontext', 'buttonface', 'highlight', 'graytext']);

test('no style sheet has a colour, size, space, radius or shadow of its own', () => {
  expect(ruleSheets.length).toBeGreaterThan(8);
  expect(ruleSheets.flatMap(({ file, css }) => faultsOf(file, css))).toEqual([]);
});

test('no component has a colour, a length or a style of its own', () => {
  const faults = filesOf('.tsx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (ownLook.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(faults).toEqual([]);
});

/** Presentation attributes with a value of their own, `style`, and utilities with a value in brackets. */
const ownLook =
  /\b(?:fill|stroke|color|stopColor|floodColor|background)="(?!none"|currentColor")|\b(?:strokeWidth|fontSize|fontFamily)=|\sstyle=|[a-z]-\[(?:#|\d|[a-z]+\()/;

test.each([
  '.a { color: #fff }',
  '.a { color: white }',
  '.a { --fill: rgb(0 0 0 / 0.5) }',
  '.a { background: linear-gradient(to bottom, var(--color-heat), gold) }',
  '.a { border: 1px solid canvastext }',
  '.a { font-size: 1rem }',
  '.a { font: 600 17px / 1.2 var(--font-sans) }',
  '.a { font-size: clamp(1rem, 2vw, 3rem) }',
  '.a { --text-body: 1rem }',
  '.a { padding: 8px 14px }',
  '.a { margin-top: -5px }',
  '.a { column-gap: 0.9rem }',
  '.a { gap: var(--own) }',
  '.a { padding-left: 10pt }',
  '.a { border-radius: 4px }',
  '.a { box-shadow: 0 0 3px var(--color-ink) }',
  '.a { @apply p-[13px] text-ink; }',
  '.a { & > b { color: red } }',
])('%s is found', (css) => {
  expect(faultsOf('a.css', css)).toHaveLength(1);
});

test.each(['<path fill="#fff" />', '<p style={{ margin: 3 }}>', '<p className="p-[13px]">', '<g stroke="red">'])(
  '%s is found',
  (markup) => {
    expect(markup).toMatch(ownLook);
  },
);

/** Every declaration of a style sheet that breaks a rule, as `file:line selector { declaration }: rule`. */
function faultsOf(file: string, css: string): string[] {
  const faults: string[] = [];
  const root = postcss.parse(css, { from: file });
  root.walkDecls((declaration) => {
    if (around(declaration, (it) => it.type === 'atrule' && /^(?:font-face|page)$/.test(nameOf(it)))) return;
    const broken = rules.find(({ of, keeps }) => of.test(declaration.prop) && !keeps(declaration.value, declaration));
    if (broken === undefined) return;
    const where = `${file}:${declaration.source?.start?.line} ${selectorOf(declaration).replace(/\s+/g, ' ')}`;
    faults.push(`${where} { ${declaration.prop}: ${declaration.value} }: ${broken.why}`);
  });
  root.walkAtRules('apply', ({ params, source }) => {
    if (/[[(]/.test(params))
      faults.push(`${file}:${source?.start?.line} @apply ${params}: a utility has no value of its own`);
  });
  return faults;
}

/** A size by itself or in a `font` shorthand. */
function isLetterSize(value: string, declaration: Declaration): boolean {
  const size = value.replace(/^\d{3} /, '').replace(/(?: \/ \S+)? var\(--font-\w+\)$/, '');
  if (/^(?:inherit|[\d.]+em|var\(--text-\w+\))$/.test(size)) return true;
  if (
    /^min\((?:var\(--[\w-]+, 1\) \* )?var\(--text-\w+\), (?:[\d.]+(?:vw|cqi)|var\(--[\w-]+, [\d.]+cqi\))\)$/.test(size)
  )
    return true;
  const selector = selectorOf(declaration);
  if (/^\d+px$/.test(size)) return selector.split(',').every((one) => one.trim().startsWith('.d-'));
  return /^\d+pt$/.test(size) && isPaper(declaration) && selector.startsWith('html');
}

/** Lengths on the grid, or too thin to be a space. */
function isSpace(value: string): boolean {
  if (/var\((?!--spac(?:ing|e-\w+)\))/.test(value)) return false;
  return [...value.matchAll(/(-?[\d.]+)([a-z]+)/g)].every(([, amount, unit]) => {
    const px = Number(amount) * (unit === 'rem' ? 16 : 1);
    if (unit === 'px' || unit === 'rem') return px % 4 === 0 || (unit === 'px' && Math.abs(px) <= 3);
    return unit === 'em';
  });
}

/** Words of a value; not names of tokens and functions, nor what stands in quotes, nor units. */
function wordsOf(value: string): string[] {
  const bare = value.replace(/"[^"]*"|--[\w-]+|[\w-]+\(|[\d.]+[a-z%]*/g, ' ');
  return bare.match(/[a-z][a-z-]*/gi) ?? [];
}

/** The selector of the rule that a declaration stands in, across at-rules. */
function selectorOf(declaration: Declaration): string {
  let selector = '';
  around(declaration, (it) => {
    if (it.type === 'rule') selector = (it as postcss.Rule).selector;
    return it.type === 'rule';
  });
  return selector;
}

function isForced(declaration: Declaration): boolean {
  return around(declaration, (it) => /forced-colors: active/.test(paramsOf(it)));
}

function isPaper(declaration: Declaration): boolean {
  return around(declaration, (it) => paramsOf(it) === 'print');
}

/** Whether something a declaration stands in is such. */
function around(declaration: Declaration, isSuch: (container: Container) => boolean): boolean {
  let at: Container | undefined = declaration.parent as Container | undefined;
  for (; at !== undefined; at = at.parent as Container | undefined) if (isSuch(at)) return true;
  return false;
}

function paramsOf(container: Container): string {
  return container.type === 'atrule' ? (container as postcss.AtRule).params : '';
}

function nameOf(container: Container): string {
  return (container as postcss.AtRule).name;
}

function filesOf(extension: string): string[] {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith(extension)).map((file) => `src/${file}`);
}
