import { type GenericSchema, is, safeParse } from 'valibot';

/** What a valibot schema tells of itself, whatever it is a schema of. */
interface Rule extends GenericSchema {
  entries?: Readonly<Record<string, Rule>>;
  item?: Rule;
  items?: readonly Rule[];
  wrapped?: Rule;
  options?: readonly unknown[];
  literal?: unknown;
}

/** Says what goes into a field, by its path without indices: `models.current.name`. */
type NoteOf = (path: string) => string | undefined;

/** The code of fields that are known from the start, by their paths. */
type Givens = Readonly<Record<string, string>>;

/** The width of a comment with its indentation: that of the formatter. */
const lineWidth = 120;

/**
 * Writes a value of a schema in which nothing is filled in. Every field is there, those that may be left out as comments;
 * the first of each list says what goes there. No value passes its own rule, so that none can be forgotten.
 *
 * @param schema the schema of a group of fields
 * @returns TypeScript that still wants formatting
 * @throws Error naming a kind of schema for which nothing blank is known
 */
export function blankOf(schema: GenericSchema, givens: Givens, noteOf: NoteOf): string {
  return blank(schema as Rule, '', '', { givens, noteOf, told: new Set() });
}

/** The paths of all fields of a schema, in order. */
export function fieldsOf(schema: GenericSchema): string[] {
  return leadingTo(schema as Rule, '');
}

/** Comments on some of the fields at the top of a schema; `mark` begins each line. */
export function commentsOf(schema: GenericSchema, names: readonly string[], noteOf: NoteOf, mark: string): string[] {
  return Object.entries((schema as Rule).entries ?? {})
    .filter(([name]) => names.includes(name))
    .flatMap(([name, rule]) => wrapped(`${name}: ${said(rule, noteOf(name))}`, mark));
}

interface Around {
  givens: Givens;
  noteOf: NoteOf;
  /** Fields that have been commented on: in a list, the first entry's are enough. */
  told: Set<string>;
}

function blank(rule: Rule, path: string, indent: string, around: Around): string {
  const given = around.givens[path];
  if (given !== undefined) return given;
  switch (rule.type) {
    case 'optional':
      return blank(rule.wrapped as Rule, path, indent, around);
    case 'object':
    case 'strict_object':
    case 'object_with_rest':
      return `{\n${Object.entries(rule.entries ?? {})
        .map(([name, entry]) => field(name, entry, joined(path, name), `${indent}  `, around))
        .join('')}${indent}}`;
    case 'array': {
      const fewestEntries = fewest(rule);
      // An empty list says enough, where one is a fault and its entries have no fields to show.
      if (fewestEntries === 1 && !rule.item?.entries) return '[]';
      const entries = Array.from({ length: Math.max(1, fewestEntries) }, () =>
        blank(rule.item as Rule, path, `${indent}  `, around),
      );
      return `[${entries.join(', ')}]`;
    }
    case 'tuple':
    case 'strict_tuple':
      return `[${rule.items?.map((item) => blank(item, path, indent, around)).join(', ')}]`;
    case 'literal':
      return quoted(rule.literal);
    case 'number':
      return is(rule, 0) ? 'Number.NaN' : '0';
    case 'boolean':
      return 'false';
    case 'string':
    case 'picklist':
      return "''";
    default:
      throw new Error(`Nothing blank is known for the field ${path}: a schema of the type ${rule.type}`);
  }
}

/** A field with its comment; one that may be left out is itself a comment. */
function field(name: string, rule: Rule, path: string, indent: string, around: Around): string {
  const isFirst = !around.told.has(path);
  around.told.add(path);
  const isOptional = rule.type === 'optional';
  const note = isFirst && around.givens[path] === undefined ? said(rule, around.noteOf(path)) : '';
  const comment = wrapped(note, `${indent}// `);
  const code = blank(rule, path, isOptional ? '' : indent, around);
  const value = code === name ? `${name},` : `${name}: ${code},`;
  const lines = isOptional ? value.split('\n').map((line) => `${indent}// ${line}`) : [`${indent}${value}`];
  return [...comment, ...lines].map((line) => `${line}\n`).join('');
}

/** What goes into a field: in words, and by its rule. That a text is one line need not be said of each. */
function said(rule: Rule, note = ''): string {
  const own = ruleOf(rule);
  const parts = note === '' ? [own] : [note, own === 'one line of text' ? '' : own];
  const text = parts.filter(Boolean).join(': ');
  return text && `${text}.${rule.type === 'optional' ? ' May be left out.' : ''}`;
}

/** A rule in words, as a fault has them; of a list also what each entry has to be. */
function ruleOf(rule: Rule): string {
  const inner = rule.wrapped ?? rule;
  if (inner.entries) return '';
  if (inner.type === 'boolean') return 'true or false';
  if (inner.type === 'literal') return quoted(inner.literal);
  const own = shortened(safeParse(inner, undefined).issues?.[0].message ?? '');
  const entries = inner.items ?? (inner.item && !inner.item.entries ? [inner.item] : []);
  return [own, ...entries.map((entry) => `${inner.items ? '' : 'each '}${ruleOf(entry)}`)].filter(Boolean).join(', ');
}

/** Of many choices the first and the last will do. */
function shortened(choices: string): string {
  const words = choices.split(', ');
  return words.length > 40 ? `${words.slice(0, 2).join(', ')}, … ${words.at(-1)}` : choices;
}

/** The shortest list that a rule takes. */
function fewest(rule: Rule): number {
  const isTooShort = (length: number) =>
    safeParse(rule, Array(length).fill(undefined)).issues?.some(({ path }) => path === undefined);
  let length = 0;
  while (isTooShort(length) && length < 100) length += 1;
  return length;
}

function leadingTo(rule: Rule, path: string): string[] {
  const inner = rule.wrapped ?? rule.item;
  if (inner) return leadingTo(inner, path);
  return Object.entries(rule.entries ?? {}).flatMap(([name, entry]) => [
    joined(path, name),
    ...leadingTo(entry, joined(path, name)),
  ]);
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Breaks a comment into lines; `mark` begins each of them. */
function wrapped(text: string, mark: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= lineWidth) lines[lines.length - 1] = longer;
    else lines.push(`${mark}${word}`);
  }
  return lines;
}
