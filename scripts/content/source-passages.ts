import type { ESTree } from 'rolldown/utils';
import { childrenOf, type Node, parse } from '../syntax/tree.ts';
import { type Passage, unknown } from './passages.ts';

/** Attributes and fields whose values are for the code, not for readers. */
const unseen = new Set([
  'as',
  'className',
  'd',
  'fill',
  'href',
  'icon',
  'id',
  'key',
  'kind',
  'of',
  'rel',
  'size',
  'slug',
  'stroke',
  'style',
  'to',
  'tone',
  'transform',
  'type',
  'variant',
  'viewBox',
  'xmlns',
]);

/** Elements that end a paragraph: what stands in them is a passage of its own. */
const blocks = new Set(
  'article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 header li main nav ol p section table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/**
 * The texts of a source file as readers see them: of markup each paragraph with its inline elements, then every other
 * string that reads as words, such as a title.
 */
export function sourcePassages(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  const lineOf = lineCounter(source);
  const note = (text: string, { start }: { start: number }) => {
    for (const part of text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())) {
      if (/\p{L}{2}|£/u.test(part)) passages.push({ place: `${file}:${lineOf(start)}`, file, text: part });
    }
  };
  const visit = (node: Node): void => {
    if (isUnseen(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      if (node.type === 'JSXElement') visit(node.openingElement);
      visitChildren(node);
    } else {
      const text = literalText(node);
      if (text !== undefined && readsAsWords(text)) note(text, node);
      childrenOf(node).forEach(visit);
    }
  };
  const visitChildren = (element: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (!element.children.some(isText)) {
      element.children.forEach(visit);
      return;
    }
    let paragraph: { start: number; text: string } | undefined;
    const finish = () => {
      if (paragraph) note(paragraph.text, paragraph);
      paragraph = undefined;
    };
    for (const child of element.children) {
      if (isBlock(child)) {
        finish();
        visit(child);
      } else {
        const { text, hidden } = inlineText(child);
        paragraph = {
          start: paragraph?.text.trim() ? paragraph.start : firstWord(child),
          text: (paragraph?.text ?? '') + text,
        };
        hidden.forEach(visit);
      }
    }
    finish();
  };
  visit(parse(file, source));
  return passages;

  /** Where the words of a node begin: markup breaks the line before them. */
  function firstWord({ start, end }: Node): number {
    return start + Math.max(0, source.slice(start, end).search(/\S/));
  }
}

/** What an inline node adds to its paragraph, and what within it is to be read by itself. */
function inlineText(node: Node): { text: string; hidden: readonly Node[] } {
  if (node.type === 'JSXText') return { text: collapsed(node.value), hidden: [] };
  if (node.type === 'JSXExpressionContainer') {
    if (node.expression.type === 'JSXEmptyExpression') return { text: '', hidden: [] };
    const text = literalText(node.expression);
    return text === undefined
      ? { text: unknown, hidden: [node.expression] }
      : { text, hidden: childrenOf(node.expression) };
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    if (node.type === 'JSXElement' && nameOf(node) === 'br') return { text: '\n', hidden: [] };
    const parts = node.children.map(inlineText);
    const opening = node.type === 'JSXElement' ? [node.openingElement] : [];
    const text = node.children.length > 0 ? parts.map((part) => part.text).join('') : unknown;
    return { text, hidden: [...opening, ...parts.flatMap((part) => part.hidden)] };
  }
  return { text: unknown, hidden: [node] };
}

/** Whether a child of an element makes it a paragraph: words, or a string among the markup. */
function isText(node: Node): boolean {
  if (node.type === 'JSXText') return node.value.trim() !== '';
  return node.type === 'JSXExpressionContainer' && (literalText(node.expression) ?? '').trim() !== '';
}

function isBlock(node: Node): boolean {
  return node.type === 'JSXElement' && blocks.has(nameOf(node));
}

function nameOf({ openingElement }: ESTree.JSXElement): string {
  return openingElement.name.type === 'JSXIdentifier' ? openingElement.name.name : '';
}

/** The text of a string or a template; what the template fills in is unknown. */
function literalText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked).join(unknown);
}

/** Returns whether a string is for readers: it has a space, starts with a capital or has a price, and is no markup. */
function readsAsWords(text: string): boolean {
  return /\S\s+\S|^\p{Lu}|£/u.test(text) && !/<\/?[a-z]|="/.test(text);
}

/** Imports, types, errors, and values under names that only the code reads. */
function isUnseen(node: Node): boolean {
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name.endsWith('Error');
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression' || node.type.startsWith('TS')) {
    return !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type);
  }
  if (node.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' && unseen.has(node.name.name);
  return node.type === 'Property' && node.key.type === 'Identifier' && unseen.has(node.key.name);
}

/** Text between tags as React takes it: a line break with the blanks around it is one blank, or none at an end. */
function collapsed(text: string): string {
  const lines = text.split('\n').map((line, index, { length }) => {
    const start = index > 0 ? line.trimStart() : line;
    return index < length - 1 ? start.trimEnd() : start;
  });
  return lines.filter((line) => line !== '').join(' ');
}

/** Tells the line of a place in a source. */
function lineCounter(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const after = ends.findIndex((end) => end >= offset);
    return (after < 0 ? ends.length : after) + 1;
  };
}
