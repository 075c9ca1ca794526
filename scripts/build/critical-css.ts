import postcss, { type ChildNode } from 'postcss';
import parseSelectors, { type Node } from 'postcss-selector-parser';
import { firstScreen } from '../../src/client/first-screen.ts';
import { rootAttributes } from '../../src/client/root-attributes.ts';

/** Names that selectors can ask for: `tag`, `.class`, `#id`, `[attribute]`. */
export type Names = Set<string>;

/** Elements that the browser hides until they are opened: their styles can wait. */
const closed = /^<(dialog\b|[a-z]+ [^>]*\bpopover\b)/;
/** A region for announcements, which shows nothing while it is empty. */
const announcement = /^<[a-z]+ [^>]*\brole="status"/;
const voidElement = /^<(area|br|hr|img|input|link|meta|source|wbr)\b/;

/**
 * Collects the names of the elements on the first screen of a page: the header, the call bar, and `main` up to 900
 * characters of text, or 2,000 on a short page, followed by the footer if `main` is shorter. Elements marked with
 * `data-first-screen` count wherever they are, and their text does not: on wide screens they stand beside the start. One
 * marked with `data-later-screen` ends it.
 *
 * @param body the page's markup
 */
export function namesOnFirstScreen(body: string): Names {
  const names: Names = new Set(['html', 'body', 'head', '#root', '*']);
  let part = '';
  /** Characters of main so far; depth inside a closed element; depth inside a `data-first-screen` element. */
  let [text, hidden, beside] = [0, 0, 0];
  const screen = body.length > firstScreen.shortPage ? firstScreen.characters : firstScreen.charactersOfShortPage;

  for (const { index, 0: whole, 1: close, 2: tag = '', 3: attributes = '' } of body.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/g,
  )) {
    if (tag === '') {
      if (part === 'main' && hidden === 0 && beside === 0) text += whole.trim().length;
      continue;
    }
    if (hidden > 0) {
      // Void and self-closed elements have no closing tag.
      if (!voidElement.test(whole) && !whole.endsWith('/>')) hidden += close === '' ? 1 : -1;
      continue;
    }
    if (attributes.includes('data-later-screen')) text = Number.POSITIVE_INFINITY;
    if (tag === 'main' || tag === 'footer') part = close === '' ? tag : '';
    if (beside > 0 || attributes.includes('data-first-screen')) {
      if (!voidElement.test(whole) && !whole.endsWith('/>')) beside += close === '' ? 1 : -1;
    }
    if (close !== '' || (part !== '' && text > screen && beside === 0)) continue;
    if (announcement.test(whole) && body.startsWith('</', index + whole.length)) continue;
    if (closed.test(whole)) {
      hidden = 1;
      continue;
    }
    names.add(tag);
    for (const [, name = '', , value = ''] of attributes.matchAll(/([a-z-]+)(="([^"]*)")?/gi)) {
      names.add(`[${name.toLowerCase()}]`);
      if (name === 'class') for (const one of value.split(' ')) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
  }
  return names;
}

/** Pages of a kind that are read for their inline styles; a kind with fewer is read as a whole. */
const sampleSize = 24;
/** Up to this many pages of a kind have inline styles each of their own. */
const ownStyles = 10;

/** The inline styles of a site, as plain data that threads can hand to each other. */
export interface InlineStyles {
  css: string;
  /** How many pages there are of each kind. */
  counts: ReadonlyMap<string, number>;
  /** By group of pages, see `groupOf`. */
  styles: Map<string, string>;
}

interface Page {
  path: string;
  page: string;
}

/** The pages that are read for the inline styles: some of every kind. */
export function sampleOf<P extends Pick<Page, 'page'>>(pages: readonly P[]): P[] {
  return [...countsOf(pages)].flatMap(([kind, count]) => {
    const step = Math.max(1, Math.floor(count / sampleSize));
    return pages.filter(({ page }) => page === kind).filter((_, index) => index % step === 0);
  });
}

function countsOf(pages: readonly Pick<Page, 'page'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { page } of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

/**
 * Makes the inline styles: the rules that first screens need. Where a kind has few pages, each has styles of its own;
 * where it has many, they share styles by the class of their outermost element, so that a content policy needs few
 * hashes.
 *
 * @param rendered the pages of the sample by path; one that could not be rendered is left out
 */
export function inlineStyles(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, { body: string } | Error>,
  css: string,
): InlineStyles {
  const counts = countsOf(pages);
  const names = new Map<string, Names>();
  for (const page of sampleOf(pages)) {
    const found = rendered.get(page.path);
    const body = found === undefined || found instanceof Error ? '' : found.body;
    const group = groupOf(counts, page, body);
    const all = names.get(group) ?? new Set();
    for (const name of namesOnFirstScreen(body)) all.add(name);
    names.set(group, all);
  }
  const extract = criticalCss(css);
  return { css, counts, styles: new Map([...names].map(([group, all]) => [group, extract(all)])) };
}

/** The inline styles of a page. */
export function styleOf(inline: InlineStyles, page: Page, body: string): string {
  const group = groupOf(inline.counts, page, body);
  const style = inline.styles.get(group) ?? criticalCss(inline.css)(namesOnFirstScreen(body));
  inline.styles.set(group, style);
  return style;
}

function groupOf(counts: ReadonlyMap<string, number>, { path, page }: Page, body: string): string {
  if ((counts.get(page) ?? 0) <= ownStyles) return path;
  const main = body.indexOf('<main');
  return `${page} ${/^<main[^>]*><div class="([^"]*)"/.exec(body.slice(main, main + 200))?.[1]}`;
}

/** States and elements that only an action of the visitor brings about; `:host` never matches in a document. */
const laterPseudo = /^(:(hover|active|target|popover-open|host)|::(selection|backdrop|view-transition.*))$/;
const laterAttribute = 'open';
/** Properties that change nothing on a first screen: places of menus still closed, answers to a pointer, print. */
const laterProperty = /^(anchor-|position-|cursor|transition|break-|print-color-adjust|pointer-events)/;

/** A declaration: its text, and the names in it. */
interface Declaration {
  text: string;
  /** Its name when it is a custom property. */
  property: string | undefined;
  /** Custom properties that its value uses. */
  uses: readonly string[];
  /** Words of an animation, among them the names of its keyframes. */
  animations: readonly string[];
}

/** One selector of a list. */
interface Selector {
  text: string;
  /** Names that have to be on the page, all of them. */
  needs: readonly string[];
  /** The insides of `:is()`, `:where()` and `:has()`: one selector of each list has to match. */
  alternatives: readonly (readonly Selector[])[];
}

/** A style rule, or an at-rule without rules in it, such as a typeface. */
interface Rule {
  kind: 'rule';
  /** The text before the brace; that of a style rule is written from the selectors that are kept. */
  prelude: string;
  selectors: readonly Selector[] | undefined;
  declarations: readonly Declaration[];
}

/** An at-rule with rules in it. */
interface Group {
  kind: 'group';
  prelude: string;
  /** The name of the animation, when these are keyframes. */
  keyframes: string | undefined;
  parts: readonly Part[];
}

/** An at-rule that ends without a block. */
interface Statement {
  kind: 'statement';
  text: string;
}

type Part = Rule | Group | Statement;

/**
 * Prepares the extraction of critical styles from one stylesheet. The sheet is parsed once; each extraction then only
 * filters plain data.
 *
 * @param css a stylesheet without nested rules, as the build writes it
 * @returns takes the names on a first screen, gives the part of the sheet that they need
 * @throws Error when a style rule holds another: its selector would be read without its surroundings
 */
export function criticalCss(css: string): (names: Names) => string {
  const sheet = readParts(postcss.parse(css).nodes);
  return (names) => {
    const kept = keepNeeded(sheet, names);
    const used = new Set<string>();
    let size = -1;
    while (used.size !== size) {
      size = used.size;
      for (const { property, uses } of declarationsOf(kept)) {
        if (property === undefined || used.has(property)) for (const name of uses) used.add(name);
      }
    }
    const isUsed = ({ property }: Declaration) => property === undefined || used.has(property);
    const animations = new Set(declarationsOf(kept).flatMap((one) => (isUsed(one) ? one.animations : [])));
    return write(prune(kept, isUsed, animations));
  };
}

/** Reads rules, leaving out what no first screen shows: print, forced colours and states that come later. */
function readParts(nodes: readonly ChildNode[], keyframes = false): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'rule') {
      if (node.nodes.some(({ type }) => type === 'rule' || type === 'atrule')) {
        throw new Error(`The built stylesheet has a nested rule: ${node.selector}`);
      }
      const selectors = keyframes ? undefined : readSelectors(node.selector);
      if (selectors?.length === 0) return [];
      return [{ kind: 'rule', prelude: node.selector, selectors, declarations: readDeclarations(node.nodes) }];
    }
    if (node.type !== 'atrule') return [];
    const { name, params, nodes: inner } = node;
    if (name === 'page' || (name === 'media' && /print|forced-colors/.test(params))) return [];
    const prelude = `@${name}${node.raws.afterName ?? ' '}${params}`;
    if (inner === undefined) return [{ kind: 'statement', text: prelude }];
    if (inner.some(({ type }) => type === 'decl')) {
      return [{ kind: 'rule', prelude, selectors: undefined, declarations: readDeclarations(inner) }];
    }
    const animation = name.endsWith('keyframes') ? params : undefined;
    return [{ kind: 'group', prelude, keyframes: animation, parts: readParts(inner, animation !== undefined) }];
  });
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
      if (!/^:(is|where|has)$/.test(node.value)) continue;
      const inside = node.nodes.flatMap((one) => readSelector(String(one), one.nodes) ?? []);
      if (inside.length < node.nodes.length) return undefined;
      alternatives.push(inside);
    }
  }
  return { text: text.trim(), needs, alternatives };
}

/** Set by the inline script or by the visitor, so never in the served markup. */
function isState(attribute: string): boolean {
  return [...rootAttributes, 'hidden'].some((name) => name === attribute);
}

/** The rules that names ask for, without the selectors that ask for others. */
function keepNeeded(parts: readonly Part[], names: Names): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: keepNeeded(part.parts, names) }];
    if (part.kind === 'statement' || part.selectors === undefined) return [part];
    const selectors = part.selectors.filter((selector) => isNeeded(selector, names));
    return selectors.length === 0 ? [] : [{ ...part, prelude: selectors.map(({ text }) => text).join(',') }];
  });
}

/** Whether everything that a selector asks for is on the page. */
function isNeeded({ needs, alternatives }: Selector, names: Names): boolean {
  return (
    needs.every((name) => names.has(name)) && alternatives.every((list) => list.some((one) => isNeeded(one, names)))
  );
}

function declarationsOf(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.declarations;
    return part.kind === 'group' ? declarationsOf(part.parts) : [];
  });
}

/** Drops the declarations and animations that nothing refers to, and the blocks that are empty without them. */
function prune(parts: readonly Part[], isUsed: (one: Declaration) => boolean, animations: ReadonlySet<string>): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    if (part.kind === 'statement') {
      kept.push(part);
    } else if (part.kind === 'rule') {
      const declarations = part.declarations.filter(isUsed);
      if (declarations.length > 0) append(kept, { ...part, declarations });
    } else if (part.keyframes === undefined || animations.has(part.keyframes)) {
      const inner = prune(part.parts, isUsed, animations);
      if (inner.length > 0) append(kept, { ...part, parts: inner });
    }
  }
  return kept;
}

/** Adds a block to the one before it where both have one prelude, now that nothing stands between them. */
function append(parts: Part[], part: Rule | Group) {
  const last = parts.at(-1);
  if (last?.kind === 'rule' && part.kind === 'rule' && last.prelude === part.prelude && part.selectors !== undefined) {
    parts[parts.length - 1] = { ...last, declarations: [...last.declarations, ...part.declarations] };
  } else if (last?.kind === 'group' && part.kind === 'group' && last.prelude === part.prelude) {
    parts[parts.length - 1] = { ...last, parts: [...last.parts, ...part.parts] };
  } else {
    parts.push(part);
  }
}

/** Writes parts as CSS. What is declared twice in a row, as after a tool that adds prefixes, is written once. */
function write(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'statement') return `${part.text};`;
      if (part.kind === 'group') return `${part.prelude}{${write(part.parts)}}`;
      const texts = part.declarations.map(({ text }) => text);
      return `${part.prelude}{${texts.filter((text, index) => text !== texts[index - 1]).join(';')}}`;
    })
    .join('');
}
