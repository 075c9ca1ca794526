import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LinkEntry, type LinkReport, toAnnotations } from '../../../scripts/links/report.ts';

const fault: LinkEntry = {
  target: '/finance',
  listed: false,
  status: 404,
  reason: 'dead link',
  pages: ['/', '/a'],
  places: [
    { file: 'index.html', line: 3, column: 7 },
    { file: 'a [1]#.html', line: 1, column: 90 },
  ],
  declaredAt: [],
};
const report: LinkReport = { pages: 2, links: 30, dead: [fault], unlisted: [fault], stale: [] };
test('an annotation without a source line stands at the first place in a built file', () => {
  expect(toAnnotations(report, 'out')).toEqual([
    '::error file=out/index.html,line=3,col=7,title=dead link::/finance: dead link (status 404) on `/`, `/a`',
  ]);
});

describe('the command', () => {
  let work: string;
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'links-reports-'));
    mkdirSync(join(work, 'site'));
    writeFileSync(join(work, 'site/index.html'), '<title>Home</title>\n<a href="/a">a</a>\n  <a href="/lost">b</a>');
    writeFileSync(join(work, 'site/a.html'), '<title>A</title><a href="/gone">x</a><a href="/#nope">x</a>');
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  const run = (...args: string[]) => {
    rmSync(join(work, 'reports'), { recursive: true, force: true });
    const command = [
      '--import',
      import.meta.resolve('tsx'),
      resolve('scripts/check-links.ts'),
      '--dist',
      'site',
      ...args,
    ];
    const env = { ...process.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' };
    return spawnSync(process.execPath, command, { cwd: work, encoding: 'utf8', env });
  };
  const standalone = ['--standalone', '--origin', 'https://a.example'];
  const read = (): LinkReport => JSON.parse(readFileSync(join(work, 'reports/links.json'), 'utf8'));

  test('names line and column of every fault', () => {
    const { status, stdout } = run(...standalone);
    expect(status).toBe(1);
    expect(stdout).toContain('2 pages, 4 links: **3 faults**.');
    expect(read().unlisted.map(({ target, places }) => [target, ...places])).toEqual([
      ['/#nope', { file: 'a.html', line: 1, column: 41 }],
      ['/gone', { file: 'a.html', line: 1, column: 20 }],
      ['/lost', { file: 'index.html', line: 3, column: 6 }],
    ]);
  });

  test.each([
    { args: ['--standalone'], message: '--origin: found "", expected the site\'s address' },
    {
      args: ['--origin', 'https://a.example', '--ignore', 'a'],
      message: '--origin: only with --standalone; --ignore: only',
    },
    { args: [...standalone, '--ignore', '('], message: '--ignore: "(" is not a regular expression' },
    { args: ['--standalone', '--origin', 'a.example', '--ignore', '['], message: '; --ignore: "[" is not a regular' },
    { args: ['site'], message: 'site: not an option' },
  ])('exits 2 with one line for $args', ({ args, message }) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr.trimEnd()).toMatch(/^Could not check links: .+$/);
    expect(stderr).toContain(message);
    expect([status, stdout, existsSync(join(work, 'reports'))]).toEqual([2, '', false]);
  });
});
