import { readFileSync } from 'node:fs';

/** What schema.org knows of a property: the types it may hold. */
interface Kind {
  parents: readonly string[];
  properties: ReadonlyMap<string, readonly string[]>;
}

const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').replace(/\/\*\*.*?\*\//gs, '');

/** Bases by name: their own properties and the bases they extend. */
const bases = new Map<string, Kind>(
  [...source.matchAll(/^interface (\w+)Base extends ([^{]+)\{(.*?)^\}/gms)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: [...parents.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent),
        properties: new Map(
          [...body.matchAll(/^ +"(\w+)"\?: SchemaValue<(.*?), "\w+">;/gm)].map(([, property = '', types = '']) => [
            property,
            types.split(' | '),
          ]),
        ),
      },
    ],
  ),
);

/** The base that stands behind each type a node may have. */
const baseOf = new Map(
  [...source.matchAll(/^export interface \w+Leaf extends (\w+)Base \{\s*"@type": "(\w+)"/gm)].map(
    ([, base = '', type = '']) => [type, base],
  ),
);

/** What each type is a union of: more special types, values of an enumeration, `string`. */
const unions = new Map(
  [...source.matchAll(/^export type (\w+) = ([^;]+);/gm)].map(([, name = '', union = '']) => [
    name,
    union.split('|').map((member) => member.trim()),
  ]),
);

const texts = /^(?:Text|URL|Date|DateTime|Time|Number|Integer|Float|Boolean|string|number|"|`)/;

/** A node of a graph, as JSON gives it. */
export type GraphNode = { readonly [property: string]: unknown };

/**
 * Lists what in a node, or below it, schema.org does not know: types, properties, and values a property does not take.
 *
 * @param at where the node stands, for the messages
 */
export function vocabularyFaults(node: GraphNode, at = ''): string[] {
  const types = [node['@type']].flat().filter((type) => type !== undefined) as string[];
  const strangers = types.filter((type) => !baseOf.has(type));
  if (types.length === 0) return Object.keys(node).join() === '@id' ? [] : [`${at} has no type`];
  if (strangers.length > 0)
    return strangers.map((type) => `${at} has the type ${type}, which schema.org does not know`);

  const here = at === '' ? types.join('+') : at;
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const taken = types.flatMap((type) => takenBy(baseOf.get(type) as string, property));
      if (taken.length === 0) return [`${here} has the property ${property}, which schema.org does not know there`];
      return [value].flat().flatMap((one) => valueFaults(one, taken, `${here}.${property}`));
    });
}

function valueFaults(value: unknown, taken: readonly string[], at: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return taken.some(takesText) ? [] : [`${at} is ${JSON.stringify(value)}, where a node is wanted`];
  }
  const types = [(value as GraphNode)['@type']].flat();
  const fits = types[0] === undefined || types.some((type) => taken.some((wanted) => isA(String(type), wanted)));
  return [
    ...(fits ? [] : [`${at} is a ${types.join('+')}, which it does not take`]),
    ...vocabularyFaults(value as GraphNode, at),
  ];
}

/** The types that a property takes on a base, or nothing where neither it nor its parents have the property. */
function takenBy(base: string, property: string): readonly string[] {
  const kind = bases.get(base);
  return kind?.properties.get(property) ?? kind?.parents.flatMap((parent) => takenBy(parent, property)) ?? [];
}

function takesText(type: string, depth = 0): boolean {
  return texts.test(type) || (depth < 3 && (unions.get(type) ?? []).some((member) => takesText(member, depth + 1)));
}

/** Whether a type is another or a more special one. */
function isA(type: string, wanted: string): boolean {
  if (type === wanted || `${type}Leaf` === wanted) return true;
  return (unions.get(wanted) ?? []).some((member) => member !== wanted && unions.has(member) && isA(type, member));
}
