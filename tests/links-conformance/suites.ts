import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The test suite of another checker, as it lies in a checkout of its repository. */
export interface Suite {
  /** Of the folder that holds the checkout, and of the table. */
  name: string;
  /** The commit that the table describes. */
  commit: string;
  /** The folder of their fixtures. */
  fixtures: string;
  /** Writes each fixture to a folder of its own, where they are texts in a file. */
  unpack?: (checkout: string, to: string) => void;
  /** The folder of their tests. */
  tests: string;
  /** Which files there are tests. */
  isTest: RegExp;
  /** Finds the names of the tests in a file; two files may have tests of the same name. */
  namesIn: (text: string, file: string) => string[];
}

/** The suites that there are tables of. */
export const suites: readonly Suite[] = [
  {
    name: 'htmltest',
    commit: '568fd1c91202eeeb6f9c89b06fa9a09226cbf129',
    fixtures: 'htmltest/fixtures',
    tests: 'htmltest',
    isTest: /^check-.*_test\.go$/,
    namesIn: (text, file) =>
      all(text, file === 'check-generic_test.go' ? /^\s*\{"(\w+\.html)", \d+\},$/gm : /^func (Test\w+)\(/gm),
  },
  {
    name: 'html-proofer',
    commit: '68a893657801357b2e28cf897329f659ac016b93',
    fixtures: 'spec/html-proofer/fixtures',
    tests: 'spec/html-proofer/check',
    isTest: /_spec\.rb$/,
    namesIn: (text, file) =>
      all(text, /^ +it (["'].*["']) do$/gm).map((name) => `${file.replace('_spec.rb', '')}: ${name.slice(1, -1)}`),
  },
  {
    name: 'broken-link-checker',
    commit: 'ce9e116590b63d23687f9eb403ab773e60f4fcf1',
    fixtures: 'test/fixtures-json',
    unpack(checkout, to) {
      const file = join(checkout, 'test/fixtures-json/scrapeHTML.json');
      for (const [name, { html }] of Object.entries<{ html: string }>(JSON.parse(readFileSync(file, 'utf8')))) {
        mkdirSync(join(to, folderOf(name)));
        writeFileSync(join(to, folderOf(name), 'index.html'), html);
      }
    },
    tests: 'test/fixtures-json',
    isTest: /^scrapeHTML\.json$/,
    namesIn: (text) => Object.keys(JSON.parse(text)),
  },
];

/** The folder of a fixture that is called `<a href>`: `a-href`. */
function folderOf(name: string): string {
  return name
    .replace(/[^a-z\d]+/gi, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/**
 * Compares the names of a suite's tests with those that a table has.
 *
 * @returns the tests that the table lacks, and the names in the table that no test has
 */
export function compareNames(suite: Suite, checkout: string, table: readonly string[]) {
  const folder = join(checkout, suite.tests);
  const files = readdirSync(folder).filter((file) => suite.isTest.test(file));
  const names = new Set(files.flatMap((file) => suite.namesIn(readFileSync(join(folder, file), 'utf8'), file)));
  return {
    lacking: [...names].filter((name) => !table.includes(name)),
    unknown: [...new Set(table)].filter((name) => !names.has(name)),
  };
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
