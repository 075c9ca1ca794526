import type { ESTree } from 'rolldown/utils';
import { childrenOf, type Node, parse } from '../syntax/tree.ts';
import { kinds, type Subject } from './kinds.ts';

/** A place in the sources that names a page. */
export interface Reference {
  /** From 1. */
  line: number;
  /** The line, without the blanks around it, or the field where it names many. */
  words: string;
  /** What can be taken out without a reader noticing: an entry of a list. None where somebody has to decide. */
  entry?: Node;
}

/** A brand that is also the name of an element: the word says something only among other brands. */
const elements = new Set(['main']);

/** The fields of an entry that is a link and nothing more. */
const linkFields = new Set(['to', 'label']);

/**
 * Finds all that names a page in a source file: links to it, its slug, its files. Of a text that is no code, the links.
 *
 * @param file its path from the project, which decides what may be taken out of it
 * @throws Error naming a file that cannot be read as code
 */
export function referencesIn(file: string, source: string, subject: Subject): Reference[] {
  if (!/\.tsx?$/.test(file)) return linesWith(source, pathOf(subject));
  const references: Reference[] = [];
  const isContent = file.startsWith('src/content/');
  const visit = (node: Node, around: readonly Node[]) => {
    if (names(node, around, subject)) {
      const line = source.slice(0, node.start).split('\n').length;
      const entry = entryOf(node, around, subject, isContent);
      const words = fieldOf(source, node, around) ?? source.split('\n')[line - 1]?.trim() ?? '';
      references.push({ line, words, ...(entry && { entry }) });
    }
    for (const child of childrenOf(node)) visit(child, [node, ...around]);
  };
  visit(parse(file, source), []);
  return references;
}

function linesWith(text: string, pattern: RegExp): Reference[] {
  return text
    .split('\n')
    .flatMap((words, index) => (pattern.test(words) ? [{ line: index + 1, words: words.trim() }] : []));
}

/** The path of a page, which may stand without its first slash: `locations/e3.html`. */
function pathOf({ kind, slug }: Subject): RegExp {
  return new RegExp(`(?<![\\w-])${kinds[kind].folder.slice(1)}${slug}(?![\\w-])`, 'i');
}

/** Takes the entries of lists out that name a page. */
export function withoutEntries(source: string, references: readonly Reference[]): string {
  const ranges = references.flatMap(({ entry }) => (entry ? [rangeOf(source, entry)] : []));
  const outer = ranges.filter(
    ([start, end], index) =>
      !ranges.some(([from, to], other) => from <= start && end <= to && (to - from > end - start || other < index)),
  );
  return outer.sort(([a], [b]) => b - a).reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
}

/** `neighbours: 'e1'` for an entry of a list: the line of a district says a lot more. */
function fieldOf(source: string, { start, end }: Node, [list, field]: readonly Node[]): string | undefined {
  if (list?.type !== 'ArrayExpression' || field?.type !== 'Property') return undefined;
  return `${keyOf(field)}: ${source.slice(start, end)}`;
}

/** Whether a node names the page, by a link, by a file or by its slug. */
function names(node: Node, around: readonly Node[], subject: Subject): boolean {
  const { kind, slug } = subject;
  const { slugs, content, others } = kinds[kind];
  const [parent] = around;
  if (node.type === 'Identifier') {
    if (node.name !== slug || !isNameOf(node, parent)) return false;
    return !elements.has(slug) || isFieldOfPages(node, around, slugs);
  }
  const text = textOf(node);
  if (text === undefined) return false;
  const files = [content(slug), ...others(slug)].map((file) => file.split('/').slice(-2).join('/'));
  if (files.some((file) => text.endsWith(file))) return true;
  if (pathOf(subject).test(text)) return true;
  if (text !== slug) return false;
  if (!elements.has(slug) || parent?.type === 'Property') return true;
  return parent?.type === 'ArrayExpression' && parent.elements.every((one) => one && slugs.includes(textOf(one) ?? ''));
}

/** `.baxi` and `baxi:`, but no variable of that name. */
function isNameOf(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
}

/** The entry of a list that a name makes up, or that is about nothing else. */
function entryOf(node: Node, around: readonly Node[], subject: Subject, isContent: boolean): Node | undefined {
  const [parent, group, list] = around;
  const { slugs } = kinds[subject.kind];
  if (parent?.type === 'ArrayExpression') {
    const isListOfPages = parent.elements.every((element) => element && slugs.includes(textOf(element) ?? ''));
    // A short list in a test is an example, which somebody chose.
    return isListOfPages && (isContent || parent.elements.length > 3) ? node : undefined;
  }
  if (parent?.type !== 'Property' || group?.type !== 'ObjectExpression') return undefined;
  if (parent.key === node) return isFieldOfPages(node, around, slugs) ? parent : undefined;
  if (!isContent || list?.type !== 'ArrayExpression') return undefined;
  return keyOf(parent) === 'slug' || isLink(group) ? group : undefined;
}

/** Whether a name is that of a field beside others that are called after pages. */
function isFieldOfPages(node: Node, [field, group]: readonly Node[], slugs: readonly string[]): boolean {
  if (field?.type !== 'Property' || field.key !== node || group?.type !== 'ObjectExpression') return false;
  return group.properties.filter((one) => one.type === 'Property' && slugs.includes(keyOf(one) ?? '')).length > 1;
}

/** Whether a group of fields is a link alone: one that says more than where it leads is a reader's loss. */
function isLink({ properties }: ESTree.ObjectExpression): boolean {
  return properties.every((one) => one.type === 'Property' && linkFields.has(keyOf(one) ?? ''));
}

function keyOf({ key }: { key: Node }): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}

/** What a string says; of a template what is written in it. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}

/** An entry with its comma, and the blanks that go with it. */
function rangeOf(source: string, { start, end }: Node): readonly [number, number] {
  const before = source.slice(0, start).trimEnd();
  const after = source.slice(end);
  if (after.startsWith(',')) {
    const isFirst = /[[{(]$/.test(before) && before.length === start;
    return isFirst ? [start, end + (/^,[^\S\n]*/.exec(after)?.[0].length ?? 1)] : [before.length, end + 1];
  }
  return [before.endsWith(',') ? before.length - 1 : before.length, end];
}
