import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';

/** The sheets of the site that its images and its manifest are drawn from. */
const sheets = {
  colours: 'src/styles/theme.css',
  headings: 'src/styles/base.first.css',
  drawings: ['drawings.first.css', 'boiler.css', 'drawings.css', 'gauge.css'].map(
    (name) => `src/components/drawings/${name}`,
  ),
};

const chartFolder = 'src/components/charts';

const colours = readColours();

/** The light value of a colour of the theme, by its role: `ink`, `surface-raised`. Throws when the theme has none. */
export function colourOf(role: string): string {
  const value = colours.get(role);
  if (value === undefined) throw new Error(`${sheets.colours} has no colour --color-${role}`);
  return value;
}

/** How headings are set. */
export interface HeadingStyle {
  weight: number;
  /** What is added after each letter, and after each word space besides, in em. */
  letterSpacing: number;
  wordSpacing: number;
}

/** Reads how headings are set. Throws naming the sheet and the property when no one rule for `h1` gives it. */
export function readHeadingStyle(): HeadingStyle {
  const rules = rulesOf(parse(sheets.headings)).filter(({ selectors }) => selectors.includes('h1'));
  const number = (property: string, unit: string) => {
    const values = rules.flatMap((rule) => declared(rule, property) ?? []);
    if (values.length !== 1 || !new RegExp(`^-?[\\d.]+${unit}$`).test(values[0] ?? '')) {
      throw new Error(
        `${sheets.headings} has no one rule for h1 that gives its ${property} as a number${unit && ` of ${unit}`}`,
      );
    }
    return Number.parseFloat(values[0] ?? '');
  };
  return {
    weight: number('font-weight', ''),
    letterSpacing: number('letter-spacing', 'em'),
    wordSpacing: number('word-spacing', 'em'),
  };
}

/** The rules by which drawings are drawn: those whose every selector is `.drawing` or one of its `d-` classes. */
export function readDrawingRules(): readonly Rule[] {
  const rules = sheets.drawings.flatMap((sheet) => rulesFor(/^\.(?:drawing|d-[\w-]+)(?: \*)?$/, parse(sheet)));
  if (rules.length === 0) throw new Error(`${sheets.drawings[0]} has no rule for .drawing`);
  return rules;
}

/** The rules by which charts are drawn, beyond those of drawings: those of `i-` classes alone. */
export function readChartRules(): readonly Rule[] {
  const names = readdirSync(chartFolder).filter((name) => name.endsWith('.css'));
  return names.sort().flatMap((name) => rulesFor(/^\.i-[\w-]+$/, parse(join(chartFolder, name))));
}

function rulesFor(pattern: RegExp, sheet: Root): Rule[] {
  return rulesOf(sheet).filter(({ selectors }) => selectors.every((selector) => pattern.test(selector)));
}

/** The value that a rule itself gives a property. */
export function declared(rule: Rule, property: string): string | undefined {
  for (const node of rule.nodes) if (node.type === 'decl' && node.prop === property) return node.value;
  return undefined;
}

/** The rules of a sheet that hold always: those in no at-rule. */
function rulesOf(sheet: Root): Rule[] {
  return sheet.nodes.filter((node) => node.type === 'rule');
}

/** Colours are written as `light-dark(#faf5ec, #17212e)`, or as one value for both. */
function readColours(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  parse(sheets.colours).walkAtRules('theme', (theme) =>
    theme.walkDecls(/^--color-/, ({ prop, value }) => {
      const [, light] = /^(?:light-dark\()?(#[0-9a-f]{6})/.exec(value) ?? [];
      if (light !== undefined) found.set(prop.slice('--color-'.length), light);
    }),
  );
  return found;
}

function parse(from: string): Root {
  return postcss.parse(readFileSync(from, 'utf8'), { from });
}
