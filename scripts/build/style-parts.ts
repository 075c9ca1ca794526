import postcss, { type AtRule, type ChildNode } from 'postcss';
import parseSelectors, { type Node } from 'postcss-selector-parser';
import { firstScreen } from '../../src/client/first-screen.ts';
import { rootAttributes } from '../../src/client/root-attributes.ts';

/** A declaration: its text, and the names in it. */
export interface Declaration {
  text: string;
  /** Its name when it is a custom property. */
  property: string | undefined;
  /** Custom properties that its value uses. */
  uses: readonly string[];
  /** Words of an animation, among them the names of its keyframes. */
  animations: readonly string[];
}

/** One selector of a list. */
export interface Selector {
  text: string;
  /** Names that have to be on the page, all of them. */
  needs: readonly string[];
  /** The insides of `:is()`, `:where()` and `:has()`: one selector of each list has to match. */
  alternatives: readonly (readonly Selector[])[];
}

/** A style rule, or an at-rule without rules in it, such as a typeface. */
export interface Rule {
  kind: 'rule';
  /** The text before the brace; that of a style rule is written from the selectors that are kept. */
  prelude: string;
  selectors: readonly Selector[] | undefined;
  declarations: readonly Declaration[];
}

/** An at-rule with rules in it. */
export interface Group {
  kind: 'group';
  prelude: string;
  /** The name of the animation, when these are keyframes. */
  keyframes: string | undefined;
  parts: readonly Part[];
}

/** An at-rule that ends without a block. */
export interface Statement {
  kind: 'statement';
  text: string;
}

export type Part = Rule | Group | Statement;

/** States and elements that only an action of the visitor brings about; `:host` never matches in a document. */
const laterPseudo =
  /^(:(hover|active|focus|focus-visible|target|popover-open|host)|::(selection|backdrop|view-transition.*))$/;
const laterAttribute = 'open';
/** Properties that change nothing on a first screen: places of menus still closed, answers to a pointer, print. */
const laterProperty = /^(anchor-|position-|scroll-|cursor|transition|break-|print-color-adjust|pointer-events)/;
/** Media of paper, of forced colours, and of movement, which begins with the stylesheet. */
const laterMedia = /print|forced-colors|prefers-reduced-motion/;

/**
 * Reads the rules of a stylesheet, leaving out what no first screen shows: states that come later, other media, and
 * windows or containers wider than a phone.
 *
 * @throws Error when a style rule holds another: its selector would be read without its surroundings
 */
export function readParts(css: string): Part[] {
  return partsOf(postcss.parse(css).nodes, false);
}

function partsOf(nodes: readonly ChildNode[], keyframes: boolean): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'rule') {
      if (node.nodes.some(({ type }) => type === 'rule' || type === 'atrule')) {
        throw new Error(`The built stylesheet has a nested rule: ${node.selector}`);
      }
      const selectors = keyframes ? undefined : readSelectors(node.selector);
      if (selectors?.length === 0) return [];
      return [{ kind: 'rule', prelude: node.selector, selectors, declarations: readDeclarations(node.nodes) }];
    }
    if (node.type !== 'atrule' || isLater(node)) return [];
    const { name, params, nodes: inner } = node;
    const prelude = `@${name}${node.raws.afterName ?? ' '}${params}`;
    if (inner === undefined) return [{ kind: 'statement', text: prelude }];
    if (inner.some(({ type }) => type === 'decl')) {
      return [{ kind: 'rule', prelude, selectors: undefined, declarations: readDeclarations(inner) }];
    }
    const animation = name.endsWith('keyframes') ? params : undefined;
    return [{ kind: 'group', prelude, keyframes: animation, parts: partsOf(inner, animation !== undefined) }];
  });
}

function isLater({ name, params }: AtRule): boolean {
  if (name === 'page' || (name === 'media' && laterMedia.test(params))) return true;
  const leastWidths = params.matchAll(/width ?>=? ?([\d.]+)rem/g);
  return /^(media|container)$/.test(name) && [...leastWidths].some(([, width]) => Number(width) >= firstScreen.width);
}

function readDeclarations(nodes: readonly ChildNode[]): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'decl' || laterProperty.test(node.prop)) return [];
    const { prop, value } = node;
    return {
      text: node.toString(),
      property: prop.startsWith('--') ? prop : undefined,
      uses: value.match(/--[\w-]+/g) ?? [],
      animations: prop.startsWith('animation') ? (value.match(/[a-z][\w-]*/gi) ?? []) : [],
    };
  });
}

/** The selectors of a list that do not wait for a later state. */
function readSelectors(list: string): Selector[] {
  return parseSelectors()
    .astSync(list)
    .nodes.flatMap((selector) => readSelector(String(selector), selector.nodes) ?? []);
}

function readSelector(text: string, nodes: readonly Node[]): Selector | undefined {
  const needs: string[] = [];
  const alternatives: Selector[][] = [];
  for (const node of nodes) {
    if (node.type === 'tag') needs.push(node.value);
    else if (node.type === 'class') needs.push(`.${node.value}`);
    else if (node.type === 'id') needs.push(`#${node.value}`);
    else if (node.type === 'attribute') {
      const name = node.attribute.toLowerCase();
      if (name === laterAttribute) return undefined;
      if (!isState(name)) needs.push(`[${name}]`);
    } else if (node.type === 'pseudo') {
      if (laterPseudo.test(node.value)) return undefined;
      if (asksForNoScripts(node)) return undefined;
      if (!/^:(is|where|has)$/.test(node.value)) continue;
      const inside = node.nodes.flatMap((one) => readSelector(String(one), one.nodes) ?? []);
      if (inside.length < node.nodes.length) return undefined;
      alternatives.push(inside);
    }
  }
  return { text: text.trim(), needs, alternatives };
}

/** Set by the inline script, so never in the served markup. */
function isState(attribute: string): boolean {
  return rootAttributes.some((name) => name === attribute);
}

/** Without scripts the stylesheet comes before the first paint. */
function asksForNoScripts(node: Node): boolean {
  return String(node) === ':not([data-scripts])';
}

/** Writes parts as CSS. What is declared twice in a row, as after a tool that adds prefixes, is written once. */
export function write(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'statement') return `${part.text};`;
      if (part.kind === 'group') return `${part.prelude}{${write(part.parts)}}`;
      const texts = part.declarations.map(({ text }) => text);
      return `${part.prelude}{${texts.filter((text, index) => text !== texts[index - 1]).join(';')}}`;
    })
    .join('');
}
