import { type GenericSchema, getDescription, safeParse } from 'valibot';

/** The properties that describe a valibot schema of any kind. */
interface Rule extends GenericSchema {
  entries?: Readonly<Record<string, Rule>>;
  item?: Rule;
  items?: readonly Rule[];
  wrapped?: Rule;
  literal?: unknown;
}

/** Longer expectations, such as lists of choices, are truncated in comments. */
const maxCharacters = 100;

/**
 * Returns the code of a value with empty fields, each with a comment. Optional fields are commented out. Empty fields
 * are invalid, so that the build lists every field that is not filled in.
 *
 * @param given the code of fields that are known, by name
 */
export function blankOf(schema: GenericSchema, given: Readonly<Record<string, string>>, indent = ''): string {
  const rule = schema as Rule;
  const inner = rule.wrapped ?? rule;
  if (inner.entries) {
    const fields = Object.entries(inner.entries).map(([name, entry]) => {
      const inside = `${indent}  `;
      if (given[name] === name) return `${inside}${name},\n`;
      if (given[name] !== undefined) return `${inside}${name}: ${given[name]},\n`;
      const code = `${name}: ${blankOf(entry, {}, inside)},`;
      const lines = entry.type === 'optional' ? code.replace(/^ */gm, (blanks) => `${blanks}// `) : code;
      return `${commentOn(entry, inside)}${inside}${lines}\n`;
    });
    return `{\n${fields.join('')}${indent}}`;
  }
  if (inner.items) return `[${inner.items.map((item) => blankOf(item, {}, indent)).join(', ')}]`;
  if (inner.item) return `[${inner.item.entries ? blankOf(inner.item, {}, indent) : ''}]`;
  if (inner.type === 'literal') return `'${inner.literal}'`;
  if (inner.type === 'number') return 'Number.NaN';
  return inner.type === 'boolean' ? 'false' : "''";
}

/** Returns a comment with the description of a field and what its schema expects. */
function commentOn(rule: Rule, indent: string): string {
  const inner = rule.wrapped ?? rule;
  const expected = inner.entries ? '' : (safeParse(inner, undefined).issues?.[0].message ?? '');
  const short = expected.length > maxCharacters ? `${expected.slice(0, maxCharacters)}…` : expected;
  const text = [getDescription(rule as never), short, rule.type === 'optional' ? 'may be left out' : ''];
  const comment = text.filter((part) => part && !/^Invalid type|1,200 characters$/.test(part)).join('; ');
  return comment && `${indent}// ${comment}\n`;
}
