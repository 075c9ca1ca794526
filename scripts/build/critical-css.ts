import postcss, { type ChildNode } from 'postcss';
import { firstScreen } from '../../src/client/first-screen.ts';
import { rootAttributes } from '../../src/client/root-attributes.ts';

/** Names that selectors can ask for: `tag`, `.class`, `#id`, `[attribute]`. */
export type Names = Set<string>;

/** Hidden until it is opened, by the browser's own rules; its styles can wait. */
const closed = /^<(dialog\b|[a-z]+ [^>]*\bpopover\b)/;
/** A region for announcements; empty, it shows nothing. */
const silent = /^<[a-z]+ [^>]*\brole="status"/;
const empty = /^<(area|br|hr|img|input|link|meta|source|wbr)\b/;

/**
 * Collects what the first screen of a page is made of: the header, the call bar, and `main` up to some 900 characters of
 * text, more on a short page; where that is all the footer too. What `data-first-screen` marks stands beside the start of
 * the page on wide screens, however late it comes, and takes no room from it.
 *
 * @param body the page's markup
 */
export function namesAboveFold(body: string): Names {
  const names: Names = new Set(['html', 'body', 'head', '#root', '*']);
  let part = '';
  /** Characters of main so far; how deep in something closed; how deep in something that stands beside the start. */
  let [text, hidden, beside] = [0, 0, 0];
  const fold = body.length > firstScreen.shortPage ? firstScreen.characters : firstScreen.charactersOfShortPage;

  for (const { index, 0: whole, 1: close, 2: tag = '', 3: attributes = '' } of body.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/g,
  )) {
    if (tag === '') {
      if (part === 'main' && hidden === 0 && beside === 0) text += whole.trim().length;
      continue;
    }
    if (hidden > 0) {
      // Void elements never close, self-closed ones are closed already.
      if (!empty.test(whole) && !whole.endsWith('/>')) hidden += close === '' ? 1 : -1;
      continue;
    }
    if (tag === 'main' || tag === 'footer') part = close === '' ? tag : '';
    if (beside > 0 || attributes.includes('data-first-screen')) {
      if (!empty.test(whole) && !whole.endsWith('/>')) beside += close === '' ? 1 : -1;
    }
    if (close !== '' || (part !== '' && text > fold && beside === 0)) continue;
    if (silent.test(whole) && body.startsWith('</', index + whole.length)) continue;
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

/** Where an opened menu appears: it is closed at first. */
const placesOfPopovers = /^(anchor|position-)/;

/** How many pages of a kind are looked at: all where there are few. */
const sampleSize = 24;
/** A kind with no more pages than this has styles for each of them. */
const ownStyles = 10;

/** The inline styles of a site, as plain data: what threads hand to each other. */
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

/** The pages whose first screens are looked at: some of every kind. */
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
 * Makes the inline styles: what the first screen needs. A few pages of a kind have styles each of its own; many share
 * them by the class of their outermost element, so that a content policy needs few hashes.
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
    for (const name of namesAboveFold(body)) all.add(name);
    names.set(group, all);
  }
  const extract = criticalCss(css);
  return { css, counts, styles: new Map([...names].map(([group, all]) => [group, extract(all)])) };
}

/** The inline styles of a page. */
export function styleOf(inline: InlineStyles, page: Page, body: string): string {
  const group = groupOf(inline.counts, page, body);
  const style = inline.styles.get(group) ?? criticalCss(inline.css)(namesAboveFold(body));
  inline.styles.set(group, style);
  return style;
}

function groupOf(counts: ReadonlyMap<string, number>, { path, page }: Page, body: string): string {
  if ((counts.get(page) ?? 0) <= ownStyles) return path;
  const main = body.indexOf('<main');
  return `${page} ${/^<main[^>]*><div class="([^"]*)"/.exec(body.slice(main, main + 200))?.[1]}`;
}

/** What answers to a pointer, or shows once something is opened: it comes with the stylesheet. */
const laterStates = /:(hover|active|target)\b|::(selection|backdrop|view-transition)|\[open\]|:popover-open/;

/** A declaration: its text, and what it refers to. */
interface Declaration {
  text: string;
  /** Its name when it is a custom property. */
  property: string | undefined;
  /** Custom properties that it names. */
  uses: readonly string[];
  /** Words of an animation, among them the names of its keyframes. */
  animations: readonly string[];
}

/** A style rule, or an at-rule without rules in it, such as a typeface. */
interface Rule {
  kind: 'rule';
  /** What stands before the brace; of a style rule its selectors, of which only some may be kept. */
  prelude: string;
  selectors: readonly string[] | undefined;
  declarations: readonly Declaration[];
}

/** An at-rule with rules in it. */
interface Frame {
  kind: 'frame';
  prelude: string;
  /** The name of an animation whose steps these are. */
  keyframes: string | undefined;
  parts: readonly Part[];
}

/** An at-rule that ends without a block. */
interface Statement {
  kind: 'statement';
  text: string;
}

type Part = Rule | Frame | Statement;

/**
 * Extracts from one stylesheet the part that some names need. The stylesheet is parsed and taken apart once: an extract
 * is then a walk over plain data.
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
    return write(kept, isUsed, animations);
  };
}

/** Takes rules apart. Left out is what never stands on a first screen: print, forced colours, answers to a pointer. */
function readParts(nodes: readonly ChildNode[], keyframes = false): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'rule') {
      const selectors = keyframes ? undefined : node.selectors.filter((selector) => !laterStates.test(selector));
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
    return [{ kind: 'frame', prelude, keyframes: animation, parts: readParts(inner, animation !== undefined) }];
  });
}

function readDeclarations(nodes: readonly ChildNode[]): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'decl' || placesOfPopovers.test(node.prop)) return [];
    const { prop, value } = node;
    return {
      text: node.toString(),
      property: prop.startsWith('--') ? prop : undefined,
      uses: value.match(/--[\w-]+/g) ?? [],
      animations: /^animation/.test(prop) ? (value.match(/[a-z][\w-]*/gi) ?? []) : [],
    };
  });
}

/** The rules that names ask for, without the selectors that ask for others. */
function keepNeeded(parts: readonly Part[], names: Names): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'frame') return [{ ...part, parts: keepNeeded(part.parts, names) }];
    if (part.kind === 'statement' || part.selectors === undefined) return [part];
    const selectors = part.selectors.filter((selector) => isNeeded(selector, names));
    return selectors.length === 0 ? [] : [{ ...part, prelude: selectors.join(',') }];
  });
}

function declarationsOf(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.declarations;
    return part.kind === 'frame' ? declarationsOf(part.parts) : [];
  });
}

/**
 * Writes rules without the declarations and animations that nothing refers to, and without what is then empty. What is
 * declared twice in a row, as some tools do when they add a prefix, is written once.
 */
function write(parts: readonly Part[], isUsed: (one: Declaration) => boolean, animations: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'statement') return `${part.text};`;
      if (part.kind === 'frame' && part.keyframes !== undefined && !animations.has(part.keyframes)) return '';
      const inner =
        part.kind === 'frame'
          ? write(part.parts, isUsed, animations)
          : part.declarations
              .filter(isUsed)
              .map(({ text }) => text)
              .filter((text, index, all) => text !== all[index - 1])
              .join(';');
      return inner === '' ? '' : `${part.prelude}{${inner}}`;
    })
    .join('');
}

/** Whether every name of a selector is there. */
function isNeeded(selector: string, names: Names): boolean {
  const { needs, alternatives } = takeApart(selector);
  return (
    needs.every((name) => names.has(name)) &&
    alternatives.every((each) => each.some((one) => !laterStates.test(one) && isNeeded(one, names)))
  );
}

interface SelectorParts {
  /** Names that it asks for outright. */
  needs: readonly string[];
  /** Lists of selectors of which it asks for one: the insides of :is(), :where() and :has(). */
  alternatives: readonly (readonly string[])[];
}

const takenApart = new Map<string, SelectorParts>();

/** Finds what a selector asks for. The inside of :not() asks for nothing. */
function takeApart(selector: string): SelectorParts {
  const known = takenApart.get(selector);
  if (known) return known;
  const alternatives: string[][] = [];
  const functions = /:(is|where|not|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
  const plain = selector.replace(functions, (_, name: string, inside: string) => {
    if (name !== 'not') alternatives.push(splitList(inside));
    return '';
  });
  const parts = { needs: namesIn(plain), alternatives };
  takenApart.set(selector, parts);
  return parts;
}

/** Splits at the commas that stand in no brackets. */
function splitList(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}

function namesIn(selector: string): string[] {
  const bare = selector.replace(/::?[a-z-]+(\([^)]*\))?/g, '');
  const attributes = [...bare.matchAll(/\[([a-z-]+)/gi)].map(([, name = '']) => `[${name.toLowerCase()}]`);
  const others = bare.replace(/\[[^\]]*\]/g, ' ').match(/[.#]?[a-z_][\w-]*/gi) ?? [];
  return [...others, ...attributes.filter((name) => !isState(name))];
}

/** Set by the inline script or by the visitor, so never in the served markup. */
function isState(attribute: string): boolean {
  return [...rootAttributes, 'hidden'].some((name) => attribute === `[${name}]`);
}
