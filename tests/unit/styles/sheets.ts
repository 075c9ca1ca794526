import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type ChildNode } from 'postcss';
import parseSelectors, { type Node } from 'postcss-selector-parser';

interface Sheet {
  /** Its path from the root of the project. */
  file: string;
  css: string;
}

/** Every stylesheet of the project that holds rules: all but the theme. */
export const ruleSheets: readonly Sheet[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== 'styles/theme.css')
  .map((name) => ({ file: `src/${name}`, css: readFileSync(`src/${name}`, 'utf8') }));

/** Those that visitors load; the style guide's own is for the development server. */
export const siteSheets = ruleSheets.filter(({ file }) => !file.startsWith('src/styleguide/'));

/** The selectors of a sheet as they stand without nesting, without lists. */
export function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const walk = (nodes: readonly ChildNode[], around: readonly string[]) => {
    for (const node of nodes) {
      if (node.type === 'atrule' && !node.name.endsWith('keyframes')) walk(node.nodes ?? [], around);
      if (node.type !== 'rule') continue;
      const selectors = around.length === 0 ? node.selectors : node.selectors.flatMap((one) => nest(around, one));
      if (node.nodes.some(({ type, ...one }) => type === 'decl' || ('name' in one && one.name === 'apply')))
        found.push(...selectors);
      walk(node.nodes, selectors);
    }
  };
  walk(postcss.parse(css).nodes, []);
  return found;
}

/** A nested selector in its surroundings, as CSS Nesting says. */
function nest(around: readonly string[], inner: string): string[] {
  return around.map((outer) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`));
}

/**
 * The classes that a selector styles: those of the element it is about, or, where that has none, of the nearest element
 * before it that has. What stands in `:not()` and `:has()` is a condition, and not styled.
 */
export function styledClasses(selector: string): string[] {
  const compounds: string[][] = [[]];
  for (const node of parseSelectors().astSync(selector).first.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(...classesIn(node));
  }
  return compounds.findLast((classes) => classes.length > 0) ?? [];
}

/** Returns whether the selector styles the first class it names, not a class inside or beside another one. */
export function isOutermost(selector: string): boolean {
  const first = selector.match(/(?<=\.)[a-z][\w-]*/)?.[0] ?? '';
  return styledClasses(selector).includes(first);
}

function classesIn(node: Node): string[] {
  if (node.type === 'class') return [node.value];
  if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return [];
  return node.nodes.flatMap((one) => styledClasses(String(one).trim()));
}
