import { parseArgs } from 'node:util';
import { kinds, layouts } from './kinds.ts';
import type { Kind } from './notes.ts';

/** What a command is told to do. */
export interface Order {
  kind: Kind;
  slug: string;
  layout: string;
  yes: boolean;
}

/** Options of a command, as `parseArgs` takes them. */
type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/**
 * Reads the arguments of `npm run new` and `npm run remove`.
 *
 * @throws Error naming everything that will not do
 */
export function readOrder(args: string[], options: Options): Order {
  const { values, positionals, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const [kind = '', slug = '', ...more] = positionals;
  const layout = String(values.layout ?? 'card');
  const faults = [
    ...tokens.flatMap((token) => (token.kind === 'option' ? optionFaults(token, options) : [])),
    ...more.map((word) => `${word}    is one word too many`),
    ...('layout' in values && !Object.hasOwn(layouts, layout)
      ? [`--layout    is one of ${Object.keys(layouts).join(', ')}`]
      : []),
    ...('layout' in values && kind !== 'brand' ? ['--layout    is for brands alone'] : []),
    ...(isKind(kind)
      ? slugFaults(kind, slug)
      : [`${kind || 'nothing'}    is no kind: ${Object.keys(kinds).join(', ')}`]),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `  ${fault}`).join('\n'));
  return { kind: kind as Kind, slug, layout, yes: values.yes === true };
}

function optionFaults(
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
  known: Options,
): string[] {
  const option = known[name];
  if (option === undefined) return [`${rawName}    is no option`];
  if (option.type === 'boolean') return value === undefined ? [] : [`${rawName}=${value}    takes no value`];
  return value ? [] : [`${rawName}    needs a value`];
}

function slugFaults(kind: Kind, slug: string): string[] {
  const { form, expected } = kinds[kind];
  return form.test(slug) ? [] : [`${slug || 'nothing'}    is no slug of a ${kind}: ${expected}`];
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(kinds, word);
}
