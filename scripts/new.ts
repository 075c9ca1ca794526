import { existsSync, readFileSync } from 'node:fs';
import { joinWords } from '../src/lib/join-words.ts';
import { knownDeadPaths } from '../src/routes.ts';
import { carryOut } from './scaffold/changes.ts';
import { readAddition } from './scaffold/command-line.ts';
import { kinds, type Subject } from './scaffold/kinds.ts';
import { blankContent, blankProse } from './scaffold/pages.ts';
import { additions, areaFor, areasFile, districtsFile, londonLetters } from './scaffold/tables.ts';

/** `npm run new`: adds a page with nothing filled in, or nothing at all. */
function main(): number {
  const order = readAddition(process.argv.slice(2));
  refuseTaken(order);
  const files = filesFor(order);
  carryOut(files);
  console.log(whatIsLeft(order, [...files.keys()]));
  return 0;
}

/** Throws where the page, or a file of it, is there already, or no area serves the district. */
function refuseTaken({ kind, slug }: Subject): void {
  const { slugs, content, others, folder } = kinds[kind];
  const faults = [
    ...(slugs.includes(slug) ? [`${folder}${slug}    stands in src/routes.ts already`] : []),
    ...[content(slug), ...others(slug)].filter((file) => existsSync(file)).map((file) => `${file}    is there already`),
    ...(kind === 'district' && areaFor(slug) === undefined
      ? [`${slug}    is served by no area: ${areasFile} has those of ${joinWords(londonLetters)}`]
      : []),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `  ${fault}`).join('\n'));
}

function filesFor({ kind, slug, layout }: ReturnType<typeof readAddition>): Map<string, string> {
  const { content, others } = kinds[kind];
  const tables = Object.entries(additions(kind, slug)).map(([file, edit]): [string, string] => {
    const text = readFileSync(file, 'utf8');
    return [file, edit(text)];
  });
  return new Map([
    [content(slug), blankContent(kind, slug, layout)],
    ...others(slug).map((file): [string, string] => [file, blankProse(slug)]),
    ...tables.filter(([file, text]) => text !== readFileSync(file, 'utf8')),
  ]);
}

/** What was written, what has to be filled in, and how to see what is still missing. */
function whatIsLeft({ kind, slug }: Subject, files: readonly string[]): string {
  const { content, others, folder } = kinds[kind];
  const steps = [
    `${content(slug)}    fill in every field; its comment says what goes there, and can go then`,
    ...others(slug).map((file) => `${file}    write the prose, a GuideSection for each part`),
    ...(kind === 'district'
      ? [
          `${districtsFile}    fill in the row of ${slug}, and name ${slug} among the neighbours of its neighbours`,
          `${areasFile}    does a description say which postcodes are served? Then say it of this one too`,
        ]
      : []),
    ...((knownDeadPaths as readonly string[]).includes(`${folder}${slug}`)
      ? ['src/routes.ts    knownDeadPaths lists it as dead: take it out there']
      : []),
    ...(kind === 'brand' ? ['src/content/navigation.ts    only if the header shall list it: lastInHeader'] : []),
  ];
  return [
    `Written for ${folder}${slug}:`,
    ...files.map((file) => `  ${file}`),
    '',
    'Left to do:',
    ...steps.map((step) => `  ${step}`),
    '',
    'What is still missing:',
    '  npm run build          every empty field, by file and name; it writes nothing until there is none',
    '  npm run check:types    the same of choices and drawings, by line',
    '  npm run format, npm test    once nothing is missing',
  ].join('\n');
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`Nothing was written.\n${(error as Error).message}`);
  process.exitCode = 1;
}
