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

interface Usage {
  help: string;
  /** Options besides `--help`. */
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
}

/**
 * Reads the arguments of `npm run new` and `npm run remove`.
 *
 * @returns the order, or nothing where only the help is asked for
 * @throws Error naming everything that will not do
 */
export function readOrder(args: string[], { help, options }: Usage): Order | undefined {
  const known = { ...options, help: { type: 'boolean' } } as const;
  const { values, positionals, tokens } = parseArgs({ args, options: known, strict: false, tokens: true });
  if (values.help === true) return undefined;
  const [kind = '', slug = '', ...more] = positionals;
  const layout = String(values.layout ?? 'card');
  const faults = [
    ...tokens.flatMap((token) => (token.kind === 'option' ? optionFaults(token, known) : [])),
    ...more.map((word) => `${word}    is one word too many`),
    ...('layout' in values && !Object.hasOwn(layouts, layout)
      ? [`--layout    is one of ${Object.keys(layouts).join(', ')}`]
      : []),
    ...('layout' in values && kind !== 'brand' ? ['--layout    is for brands alone'] : []),
    ...(isKind(kind)
      ? slugFaults(kind, slug)
      : [`${kind || 'nothing'}    is no kind: ${Object.keys(kinds).join(', ')}`]),
  ];
  if (faults.length > 0) throw new Error(`${faults.map((fault) => `  ${fault}`).join('\n')}\n\n${help}`);
  return { kind: kind as Kind, slug, layout, yes: values.yes === true };
}

function optionFaults(
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
  known: Usage['options'],
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
