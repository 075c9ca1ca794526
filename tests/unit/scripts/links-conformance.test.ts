import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compare } from '../../links-conformance/compare.ts';
import { compareNames, type Suite, suites } from '../../links-conformance/suites.ts';
import { readTable } from '../../links-conformance/table.ts';

const head = 'Test\tFolder\tPage\tOptions\tExpected\tOurs\tReason';
let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'links-conformance-'));
  mkdirSync(join(work, 'site'));
  writeFileSync(join(work, 'site/a.html'), '<a href="lost.html">x</a><a href="b">x</a>');
  writeFileSync(join(work, 'site/b.html'), '<a href="#">x</a>');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

function table(...lines: string[]): string {
  const file = join(work, 'table.tsv');
  writeFileSync(file, `${[head, ...lines].join('\n')}\n`);
  return file;
}

test.each(suites)('the table of $name can be read, and has cases that are ours', ({ name }) => {
  const cases = readTable(`tests/links-conformance/${name}.tsv`);
  expect(cases.filter(({ expected }) => expected).length).toBeGreaterThan(40);
});

test('a table with wrong lines is refused, and every line is named', () => {
  const file = table(
    'a\tb',
    'a\tsite\t\tflat fast\tok\t\t',
    'a\tsite\t\t\t\t\t',
    'a\t\t\t\tok\t\t',
    'a\ts\t\t\tok\t/b\t',
  );
  expect(() => readTable(file)).toThrow(
    'line 2: expected 7 columns; line 3: fast: not an option; line 4: says nothing of what they expect; ' +
      'line 5: names no folder; line 6: gives no reason',
  );
});

describe('a case', () => {
  const outcome = (line: string) => {
    const { agree, outOfScope, explained, unexplained } = compare(readTable(table(line)), work);
    return { agree: agree.length, outOfScope: outOfScope.length, explained: explained.length, unexplained };
  };
  const none = { agree: 0, outOfScope: 0, explained: 0, unexplained: [] };

  test.each([
    't\tsite\ta.html\t\t/b /lost.html\t\t',
    't\tsite\ta.html\tignore=lost ignore=^b$\tok\t\t',
    't\tsite\ta.html\tflat ignore=lost\tok\t\t',
    't\tsite\tb.html\t\tok\t\t',
    't\tsite\t\t\t/b /lost.html\t\t',
  ])('agrees where the same targets are broken: %s', (line) => {
    expect(outcome(line)).toEqual({ ...none, agree: 1 });
  });

  test('is explained where the table says what we find', () => {
    expect(outcome('t\tsite\tb.html\t\t/b.html#\tok\tthe top of the page')).toEqual({ ...none, explained: 1 });
  });

  test('that is out of scope is not checked', () => {
    expect(outcome('t\t\t\t\tout of scope\t\tnot ours')).toEqual({ ...none, outOfScope: 1 });
  });

  test('without its fixture does not agree', () => {
    expect(outcome('t\tsite\tc.html\t\tok\t\t').unexplained.map(({ found }) => found)).toEqual([['no such fixture']]);
  });

  test.each(['t\tsite\ta.html\t\t/lost.html\t\t', 't\tsite\ta.html\t\tok\t/b\twrong'])(
    'disagrees where other targets are broken than the table says: %s',
    (line) => {
      expect(outcome(line).unexplained.map(({ found }) => found)).toEqual([['/b', '/lost.html']]);
    },
  );
});

test.each([
  {
    name: 'htmltest',
    file: 'check-link_test.go',
    text: 'func TestA(t *testing.T) {}\nfunc help() {}\n',
    found: 'TestA',
  },
  { name: 'htmltest', file: 'check-generic_test.go', text: 'var x = {\n\t{"a.html", 2},\n}\n', found: 'a.html' },
  { name: 'broken-link-checker', file: 'scrapeHTML.json', text: '{ "<a href>": {} }', found: '<a href>' },
  { name: 'html-proofer', file: 'links_spec.rb', text: '  it "finds it" do\n  end\n', found: 'links: finds it' },
])('a test of theirs that has no line is named, and a line without a test: $file', ({ name, file, text, found }) => {
  const suite = suites.find((one) => one.name === name) as Suite;
  const checkout = mkdtempSync(join(work, 'checkout-'));
  mkdirSync(join(checkout, suite.tests), { recursive: true });
  writeFileSync(join(checkout, suite.tests, file), text);
  expect(compareNames(suite, checkout, ['gone'])).toEqual({ lacking: [found], unknown: ['gone'] });
});

test('fixtures in one file become a folder each', () => {
  const suite = suites.find(({ unpack }) => unpack) as Suite;
  const checkout = mkdtempSync(join(work, 'checkout-'));
  mkdirSync(join(checkout, suite.fixtures), { recursive: true });
  const texts = { '<a href>': { html: '<a href="b">x</a>' }, '<a href> #2': { html: '<a href="c">x</a>' } };
  writeFileSync(join(checkout, suite.fixtures, 'scrapeHTML.json'), JSON.stringify(texts));
  const to = mkdtempSync(join(work, 'unpacked-'));
  suite.unpack?.(checkout, to);
  const cases = readTable(table('t\ta-href\t\t\t/b\t\t', 't\ta-href-2\t\t\t/c\t\t'));
  expect(compare(cases, to).agree).toEqual(cases);
});

test('the command ends with 2 and names every checkout that is not there', () => {
  const run = () =>
    execFileSync('npx', ['tsx', 'tests/links-conformance/run.ts', '--suites', work], {
      stdio: 'pipe',
      encoding: 'utf8',
    });
  expect(run).toThrow(
    expect.objectContaining({ status: 2, stderr: expect.stringMatching(/htmltest at .*html-proofer at /) }),
  );
});
