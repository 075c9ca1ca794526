import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';

const theme = 'src/styles/theme.css';
const headings = 'src/styles/base.first.css';
const drawings = ['drawings.first', 'boiler', 'drawings', 'gauge'].map((name) => `src/components/drawings/${name}.css`);

/** The rules for drawings: every selector is `.drawing` or a `d-` class. */
export const drawingRules = drawings.flatMap((file) => rulesFor(/^\.(?:drawing|d-[\w-]+)(?: \*)?$/, file));

const colours = readColours();

/** Returns the light value of a theme colour, such as `surface-raised`. */
export function colourOf(role: string): string {
  const value = colours.get(role);
  if (value === undefined) throw new Error(`${theme} does not define --color-${role}`);
  return value;
}

export function headingStyle(property: string): number {
  const values = rulesOf(headings).flatMap((rule) => (rule.selectors.includes('h1') ? declared(rule, property) : []));
  const value = Number.parseFloat(values[0] ?? '');
  if (Number.isNaN(value)) throw new Error(`${headings} does not set ${property} of h1 to a number`);
  return value;
}

export function declared({ nodes }: Rule, property: string): string[] {
  return nodes.flatMap((node) => (node.type === 'decl' && node.prop === property ? node.value : []));
}

function rulesFor(pattern: RegExp, file: string): Rule[] {
  return rulesOf(file).filter(({ selectors }) => selectors.every((selector) => pattern.test(selector)));
}

function rulesOf(file: string): Rule[] {
  return parse(file).nodes.filter((node) => node.type === 'rule');
}

function readColours(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  parse(theme).walkDecls(/^--color-/, ({ prop, value }) => {
    const [, light] = /^(?:light-dark\()?(#[0-9a-f]{6})/.exec(value) ?? [];
    if (light !== undefined) found.set(prop.slice('--color-'.length), light);
  });
  return found;
}

function parse(from: string) {
  return postcss.parse(readFileSync(from, 'utf8'), { from });
}
