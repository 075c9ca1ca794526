import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { toJUnit } from '../../../scripts/links/junit.ts';
import { type LinkEntry, type LinkReport, toAnnotations } from '../../../scripts/links/report.ts';
import { toSarif } from '../../../scripts/links/sarif.ts';

const require = createRequire(import.meta.url);

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
const orphan: LinkEntry = {
  ...fault,
  target: '/b',
  status: 200,
  reason: 'orphan page: no links lead from / to it',
  pages: [],
  places: [],
};
const known: LinkEntry = { ...fault, target: '/about-us', listed: true, declaredAt: ['src/content/navigation.ts:12'] };
const odd: LinkEntry = { ...fault, target: '/<a>&"\u0000\ud800é', reason: 'not a URL; "odd" <b>' };
const report: LinkReport = { pages: 2, links: 30, dead: [known, fault], unlisted: [fault, orphan, odd], stale: [] };
const reports: Record<string, LinkReport> = {
  'with faults': report,
  'without a fault': { ...report, dead: [], unlisted: [] },
  'with a stale listing': { ...report, stale: [{ ...known, reason: 'listed as dead, but nothing links to it' }] },
};

describe('SARIF', () => {
  const schema = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const ajv = new Ajv({ schemaId: 'auto', allErrors: true });
  ajv.addMetaSchema(require('ajv/lib/refs/json-schema-draft-04.json'));
  const isValid = ajv.compile(schema);

  test.each(Object.entries(reports))('of a report %s fits the schema of version 2.1.0', (_, one) => {
    isValid(JSON.parse(toSarif(one, 'dist')));
    expect(isValid.errors).toBeNull();
  });

  test('names the source line, or else the first place in a built file, and the other places beside it', () => {
    const { results } = JSON.parse(toSarif(report, './out/dist')).runs[0];
    const place = (uri: string, region?: object) => ({
      physicalLocation: { artifactLocation: { uri }, ...(region && { region }) },
    });
    expect(results).toMatchObject([
      {
        ruleId: 'dead-link',
        level: 'error',
        message: { text: '/finance: dead link (status 404)' },
        locations: [place('out/dist/index.html', { startLine: 3, startColumn: 7 })],
        relatedLocations: [place('out/dist/a%20%5B1%5D%23.html', { startLine: 1, startColumn: 90 })],
      },
      { ruleId: 'orphan-page', level: 'error', locations: [place('out/dist')] },
      { ruleId: 'not-a-url', level: 'error' },
      { ruleId: 'dead-link', level: 'note', locations: [place('src/content/navigation.ts', { startLine: 12 })] },
    ]);
  });
});

describe('JUnit', () => {
  const schema = readFileSync(new URL('junit.xsd', import.meta.url), 'utf8');

  test.each(Object.entries(reports))('of a report %s fits the schema', async (_, one) => {
    const { errors } = await validateXML({ xml: toJUnit(one, 1.5), schema });
    expect(errors).toEqual([]);
  });

  test('has a failure for each fault, a skipped case for each listed dead link, and one that passes', () => {
    const xml = toJUnit(report, 1.5);
    expect(xml).toContain('<testsuite name="links" tests="5" failures="3" errors="0" skipped="1" time="1.500">');
    expect(xml).toContain('<testcase classname="check" name="2 pages, 30 links"/>');
    expect(xml).toContain('<testcase classname="dead link" name="/about-us"><skipped message="listed: dead link"/>');
    expect(xml).toContain('in index.html:3:7');
  });

  test('holds no character that XML has not', () => {
    expect(toJUnit({ ...report, unlisted: [odd] }, 0)).toContain('name="/&lt;a&gt;&amp;&quot;\uFFFD\uFFFDé"');
  });
});

test('an annotation without a source line stands at the first place in a built file', () => {
  expect(toAnnotations({ ...report, dead: [], unlisted: [fault] }, 'out')).toEqual([
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

  test('writes SARIF and JUnit where it is told to, and names line and column', () => {
    const { status, stdout } = run(...standalone, '--sarif', 'out/links.sarif', '--junit', 'out/links.xml');
    expect(status).toBe(1);
    expect(stdout).toContain('2 pages, 4 links: **3 faults**.');
    expect(read().unlisted.map(({ target, places }) => [target, ...places])).toEqual([
      ['/#nope', { file: 'a.html', line: 1, column: 41 }],
      ['/gone', { file: 'a.html', line: 1, column: 20 }],
      ['/lost', { file: 'index.html', line: 3, column: 6 }],
    ]);
    expect(JSON.parse(readFileSync(join(work, 'out/links.sarif'), 'utf8')).runs[0].results).toHaveLength(3);
    expect(readFileSync(join(work, 'out/links.xml'), 'utf8')).toContain('failures="3"');
  });

  test.each([
    { changed: ['site/a.html'], targets: ['/#nope', '/gone'] },
    { changed: ['index.html'], targets: ['/#nope', '/lost'] },
    { changed: ['site/lost.html', 'gone/index.html'], targets: ['/gone', '/lost'] },
    { changed: ['site/other.html'], targets: [] },
  ])('reports with --changed $changed only what leads from there or to there', ({ changed, targets }) => {
    const { status } = run(...standalone, '--changed', ...changed);
    expect(read().unlisted.map(({ target }) => target)).toEqual(targets);
    expect(status).toBe(targets.length > 0 ? 1 : 0);
  });

  test.each([
    { args: ['--standalone'], message: '--origin: found "", expected the site\'s address' },
    {
      args: ['--origin', 'https://a.example', '--ignore', 'a'],
      message: '--origin: only with --standalone; --ignore: only',
    },
    { args: [...standalone, '--ignore', '('], message: '--ignore: "(" is no regular expression' },
    { args: ['--standalone', '--origin', 'a.example', '--ignore', '['], message: '; --ignore: "[" is no regular' },
    { args: [...standalone, '--changed', resolve('package.json')], message: 'package.json is not in site' },
    { args: ['site'], message: 'site: not an option' },
  ])('exits 2 with one line for $args', ({ args, message }) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr.trimEnd()).toMatch(/^Could not check links: .+$/);
    expect(stderr).toContain(message);
    expect([status, stdout, existsSync(join(work, 'reports'))]).toEqual([2, '', false]);
  });
});
