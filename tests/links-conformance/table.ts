import { readFileSync } from 'node:fs';

/** A test of another checker, and what is said of it. */
export interface Case {
  /** Its name in their suite. */
  test: string;
  /** The folder below their fixtures that is checked as a site. */
  folder: string;
  /** The file in it whose faults count; empty for all files. */
  page: string;
  /** Whether the folder is served with clean addresses, `/a` for `a.html`. */
  flat: boolean;
  ignored: readonly RegExp[];
  /** The targets that they call broken, none where they pass the page; nothing where the case is not ours. */
  expected: readonly string[] | undefined;
  /** What we find where we disagree on purpose. */
  ours: readonly string[] | undefined;
  /** Why a case is not ours, or why ours is right. */
  reason: string;
}

const columns = ['Test', 'Folder', 'Page', 'Options', 'Expected', 'Ours', 'Reason'];

/**
 * Reads a table of cases: a line each, seven columns with tabs between them. `Expected` and `Ours` are targets with spaces
 * between them, or `ok`; `Expected` may be `out of scope`. `Options` are `flat` and `ignore=PATTERN`.
 *
 * @throws Error naming every line that is wrong
 */
export function readTable(file: string): Case[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
  const faults = head === columns.join('\t') ? [] : [`line 1: expected the columns ${columns.join(', ')}`];
  const cases: Case[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t');
    const found = cells.length === columns.length ? toCase(cells) : `expected ${columns.length} columns`;
    if (typeof found === 'string') faults.push(`line ${index + 2}: ${found}`);
    else cases.push(found);
  }
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  return cases;
}

function toCase(cells: readonly string[]): Case | string {
  const [test = '', folder = '', page = '', options = '', expected = '', ours = '', reason = ''] = cells;
  const words = options.split(' ').filter(Boolean);
  const unknown = words.filter((word) => !/^(?:flat$|ignore=.)/.test(word));
  if (unknown.length > 0) return `${unknown.join(', ')}: not an option`;
  if (expected === '') return 'says nothing of what they expect';
  const isOurs = expected !== 'out of scope';
  if (isOurs && folder === '') return 'names no folder';
  if (reason === '' && (!isOurs || ours !== '')) return 'gives no reason';
  return {
    test,
    folder,
    page,
    flat: words.includes('flat'),
    ignored: words.filter((word) => word !== 'flat').map((word) => new RegExp(word.slice('ignore='.length))),
    expected: isOurs ? toTargets(expected) : undefined,
    ours: ours === '' ? undefined : toTargets(ours),
    reason,
  };
}

function toTargets(text: string): string[] {
  return text === 'ok' ? [] : text.split(' ');
}
