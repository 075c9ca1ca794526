import { parseArgs } from 'node:util';
import { type Layout, layouts } from '../../src/content/schemas/brand.ts';
import { kinds, type Subject } from './kinds.ts';
import type { Kind } from './notes.ts';

/** Options of a command, as `parseArgs` takes them. */
type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/**
 * Reads the arguments of `npm run new`; the layout is that of a brand.
 *
 * @throws Error naming everything that will not do
 */
export function readAddition(args: string[]): Subject & { layout: Layout } {
  const { subject, isBrand, values, faults } = readArguments(args, { layout: { type: 'string' } });
  const { layout = 'card' } = values;
  if (!isLayout(layout)) faults.push(`--layout    is one of ${Object.keys(layouts).join(', ')}`);
  if ('layout' in values && !isBrand) faults.push('--layout    is for brands alone');
  if (subject === undefined || !isLayout(layout) || faults.length > 0) throw refusal(faults);
  return { ...subject, layout };
}

/**
 * Reads the arguments of `npm run remove`; `yes` says that it shall be done.
 *
 * @throws Error naming everything that will not do
 */
export function readRemoval(args: string[]): Subject & { yes: boolean } {
  const { subject, values, faults } = readArguments(args, { yes: { type: 'boolean' } });
  if (subject === undefined || faults.length > 0) throw refusal(faults);
  return { ...subject, yes: values.yes === true };
}

/** The page, where it is one, the values of the options, and all that is wrong with either. */
function readArguments(args: string[], options: Options) {
  const { values, positionals, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const [kind = '', slug = '', ...more] = positionals;
  const faults = [
    ...tokens.flatMap((token) => (token.kind === 'option' ? optionFaults(token, options) : [])),
    ...more.map((word) => `${word}    is one word too many`),
    ...(isKind(kind)
      ? slugFaults(kind, slug)
      : [`${kind || 'nothing'}    is no kind: ${Object.keys(kinds).join(', ')}`]),
  ];
  return { subject: isKind(kind) ? { kind, slug } : undefined, isBrand: kind === 'brand', values, faults };
}

function refusal(faults: readonly string[]): Error {
  return new Error(faults.map((fault) => `  ${fault}`).join('\n'));
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

function isLayout(word: unknown): word is Layout {
  return typeof word === 'string' && Object.hasOwn(layouts, word);
}
