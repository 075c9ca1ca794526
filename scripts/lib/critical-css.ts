import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import type { RenderPage } from './prerender.ts';

/** Names that selectors can ask for: `tag`, `.class`, `#id`, `[attribute]`. */
export type Names = Set<string>;

/** Text of `main` that fits a tall desktop window: what comes after it is styled once the stylesheet is there. */
const foldCharacters = 900;

/** Hidden until it is opened, by the browser's own rules; its styles can wait. */
const closed = /^<(dialog\b|[a-z]+ [^>]*\bpopover\b)/;
const empty = /^<(area|br|hr|img|input|link|meta|source|wbr)\b/;

/**
 * Collects what the first screen of a page is made of: the header, the call bar, and `main` up to some 900 characters of
 * text; on a page as short as that the footer too. What `data-first-screen` marks stands beside the start of the page
 * on wide screens, however late it comes.
 *
 * @param body the page's markup
 */
export function namesAboveFold(body: string): Names {
  const names: Names = new Set(['html', 'body', 'head', '#root', '*']);
  let part = '';
  /** Characters of main so far; how deep in something closed; how deep in something that stands beside the start. */
  let [text, hidden, beside] = [0, 0, 0];

  for (const [whole, close, tag = '', attributes = ''] of body.matchAll(/<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/g)) {
    if (tag === '') {
      if (part === 'main' && hidden === 0) text += whole.trim().length;
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
    if (close !== '' || (part !== '' && text > foldCharacters && beside === 0)) continue;
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

/** A page and the path of its row. */
interface Page {
  path: string;
  page: string;
  route: string;
}

/**
 * Makes the inline styles: what the first screen needs. A few pages of a kind have styles each of its own; many share
 * them by the class of their outermost element, so that a content policy needs few hashes.
 *
 * @param render renders a page; one that fails is left to the main run to report
 */
export async function inlineStyles(pages: readonly Page[], render: RenderPage, css: string): Promise<InlineStyles> {
  const counts = new Map<string, number>();
  for (const { page } of pages) counts.set(page, (counts.get(page) ?? 0) + 1);

  const names = new Map<string, Names>();
  for (const [kind, count] of counts) {
    const step = Math.max(1, Math.floor(count / sampleSize));
    for (const page of pages.filter(({ page }) => page === kind).filter((_, index) => index % step === 0)) {
      const { body } = await render(page).catch(() => ({ body: '' }));
      const group = groupOf(counts, page, body);
      names.set(group, new Set([...(names.get(group) ?? []), ...namesAboveFold(body)]));
    }
  }

  const extract = criticalCss(css);
  return { css, counts, styles: new Map([...names].map(([group, all]) => [group, extract(all)])) };
}

/** The inline styles of a page. */
export function styleOf(inline: InlineStyles, page: Omit<Page, 'route'>, body: string): string {
  const group = groupOf(inline.counts, page, body);
  const style = inline.styles.get(group) ?? criticalCss(inline.css)(namesAboveFold(body));
  inline.styles.set(group, style);
  return style;
}

function groupOf(counts: ReadonlyMap<string, number>, { path, page }: Omit<Page, 'route'>, body: string): string {
  if ((counts.get(page) ?? 0) <= ownStyles) return path;
  const main = body.indexOf('<main');
  return `${page} ${/^<main[^>]*><div class="([^"]*)"/.exec(body.slice(main, main + 200))?.[1]}`;
}

/** Extracts from one stylesheet the part that some names need. The stylesheet is parsed once. */
export function criticalCss(css: string): (names: Names) => string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkAtRules(/^(media|page)$/, (rule) => {
    if (rule.name === 'page' || /print|forced-colors/.test(rule.params)) rule.remove();
  });
  sheet.walkDecls(placesOfPopovers, (declaration) => {
    declaration.remove();
  });
  keepSelectors(sheet, (selector) => !laterStates.test(selector));

  return (names) => {
    const root = sheet.clone();
    keepSelectors(root, (selector) => isNeeded(selector, names));
    dropUnusedProperties(root);
    dropEmpty(root);
    return root.toString();
  };
}

/** What answers to a pointer, or shows once something is opened: it comes with the stylesheet. */
const laterStates = /:(hover|active|target)\b|::(selection|backdrop|view-transition)|\[open\]|:popover-open/;

function keepSelectors(root: Root, keep: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter(keep);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function inKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
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
  return ['[data-theme]', '[data-scripts]', '[data-fresh]', '[data-resolving]', '[hidden]'].includes(attribute);
}

/** Removes custom properties, keyframes and typefaces that nothing left refers to. */
function dropUnusedProperties(root: Root): void {
  const used = new Set<string>();
  let size = -1;
  while (used.size !== size) {
    size = used.size;
    root.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--') && !used.has(prop)) return;
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
    });
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });

  const animations = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const [name] of value.matchAll(/[a-z][\w-]*/gi)) animations.add(name);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  let again = true;
  while (again) {
    again = false;
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes === undefined || node.nodes.length > 0) return;
      node.remove();
      again = true;
    });
  }
}
