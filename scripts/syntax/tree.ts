import { type ESTree, parseSync } from 'rolldown/utils';

/** A node of a source file's syntax tree. */
export type Node = ESTree.Node;

/**
 * Parses a source file; its name tells the language.
 *
 * @throws Error naming a file that cannot be read as code
 */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}

/** What a node is made of, in the order of its fields. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
