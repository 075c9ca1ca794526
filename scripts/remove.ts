import { carryOut } from './scaffold/changes.ts';
import { readRemoval } from './scaffold/command-line.ts';
import { kinds } from './scaffold/kinds.ts';
import { type Place, planRemoval, type Removal } from './scaffold/removal.ts';

/** `npm run remove`: removes a page with all that can go with it; without `--yes` it only says what that is. */
function main(): number {
  const order = readRemoval(process.argv.slice(2));
  const { slugs, folder } = kinds[order.kind];
  if (!slugs.includes(order.slug)) throw new Error(`  ${folder}${order.slug}    does not stand in src/routes.ts`);
  const removal = planRemoval(order);
  if (order.yes) carryOut(removal.changes);
  console.log(report(`${folder}${order.slug}`, removal, order.yes));
  return order.yes ? 0 : 1;
}

function report(path: string, { changes, entries, left, examples, short, mentions }: Removal, isDone: boolean): string {
  const files = [...changes].map(([file, text]) => `${text === undefined ? 'deleted' : 'changed'}    ${file}`);
  return [
    isDone ? `${path} is removed.` : `Nothing was changed. --yes would remove ${path} so:`,
    ...lines(files),
    ...section('Entries of lists that go with it:', entries),
    ...section('Left to you: each of these names a page that is gone, and the checks fail until it is changed.', left),
    ...section('Left with too few links to related pages: add one to each, or the build stops there.', short),
    ...section(
      'Tests, measurements and READMEs that visit it; let them visit another page of its kind.',
      byFile(examples),
    ),
    ...section('Texts that speak of it. Read them; they may stay.', mentions),
    '',
    'What is still wrong then: npm run check:types, npm run build and npm test name it by file and line or field.',
  ].join('\n');
}

function section(title: string, places: readonly Place[]): string[] {
  if (places.length === 0) return [];
  return ['', title, ...lines(places.map(({ place, words }) => `${place}    ${shortened(words)}`))];
}

/** The places of a file in one line. */
function byFile(places: readonly Place[]): Place[] {
  const files = new Map<string, string[]>();
  for (const { place } of places) {
    const [file = '', line = ''] = place.split(':');
    files.set(file, [...(files.get(file) ?? []), line]);
  }
  return [...files].map(([place, numbers]) => ({ place, words: `line ${numbers.join(', ')}` }));
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`);

const shortened = (words: string) => (words.length > 100 ? `${words.slice(0, 99)}…` : words);

try {
  process.exitCode = main();
} catch (error) {
  console.error(`Nothing was changed.\n${(error as Error).message}`);
  process.exitCode = 1;
}
