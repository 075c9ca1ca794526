import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blankOf } from '../../../scripts/scaffold/blank.ts';
import { readPage } from '../../../scripts/scaffold/pages.ts';
import { layouts } from '../../../src/content/schemas/brand.ts';
import { districtFactsSchema, districtTextSchema } from '../../../src/content/schemas/district.ts';
import { guideSchema } from '../../../src/content/schemas/guide.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { copyProject } from '../../built/project.ts';

const given = { slug: "'new-page'", layout: "'card'" };

const { entries: guideEntries } = guideSchema as unknown as { entries: Readonly<Record<string, unknown>> };

test.each([
  ...Object.entries(layouts),
  ['guide', guideSchema],
  ['district', districtTextSchema],
  ['row of a district', districtFactsSchema],
] as const)('a new %s has every field, and every field is reported as missing', (_, schema) => {
  const { entries } = schema as unknown as { entries: Readonly<Record<string, { type: string }>> };
  const source = blankOf(schema, given);
  const value = new Function(`return ${source}`)() as Record<string, unknown>;
  const required = Object.entries(entries).filter(([, entry]) => entry.type !== 'optional');
  expect(Object.keys(value)).toEqual(required.map(([name]) => name));
  for (const name of Object.keys(entries)) expect(source).toMatch(new RegExp(`^ *(// )?${name}: `, 'm'));
  const empty = emptyPlaces(value, '').filter((place) => !(place in given));
  expect(empty.length).toBeGreaterThan(4);
  expect(faultsOf(schema, value).map(({ setting }) => setting)).toEqual(expect.arrayContaining(empty));
});

test('a comment on each field describes it and gives its rule', () => {
  const source = blankOf(layouts.card, given);
  expect(source).toMatch(/\n {2}\/\/ What its boilers burn; one of gas, oil\n {2}fuel: '',\n/);
  expect(source).toMatch(/may be left out\n {2}\/\/ serviceMinutes: \[\],\n/);
});

test.each([
  [[], /“” is no kind of page; expected brand, guide, district/],
  [['toString', 'x'], /“toString” is no kind of page/],
  [['brand'], /“” is no slug of a brand/],
  [['brand', 'Raven Heat'], /“Raven Heat” is no slug of a brand/],
  [['brand', '../x'], /“..\/x” is no slug/],
  [['brand', 'index'], /“index” is no slug/],
  [['district', 'e0'], /“e0” is no slug of a district; expected e.g. wc1/],
  [['brand', 'ravenheat', 'y'], /Unexpected argument “y”/],
] as const)('refuses the arguments %j', (args, message) => {
  expect(() => readPage(args)).toThrow(message);
});

describe('in a copy of the project', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (command: string) => {
    const [name, ...args] = command.split(' ');
    const tsx = resolve('node_modules/tsx/dist/cli.mjs');
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `scripts/${name}.ts`, ...args], options);
    return { status, output: stdout + stderr };
  };
  const tree = () =>
    readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, 'src', name)).isFile())
      .sort()
      .map((name) => `${name}: ${readFileSync(join(folder, 'src', name), 'utf8')}`);
  let before: string[];

  beforeAll(() => {
    copyProject(folder);
    for (const file of ['.biome.json', '.gitignore']) cpSync(file, join(folder, file));
    before = tree();
  });

  test('pages that are added and removed again leave no trace, and refused commands change nothing', () => {
    const pages = ['brand ravenheat', 'guide new-guide', 'district wc99', 'district e19'];
    for (const page of pages) {
      expect(run(`new ${page}`)).toEqual({ status: 0, output: expect.stringContaining('Fill in:\n  src/content/') });
    }
    const guide = readFileSync(join(folder, 'src/content/guides/new-guide.mdx'), 'utf8');
    const { slug: _, byMonth: __, ...fields } = guideEntries;
    expect(Object.keys(parse(guide.split('---\n')[1] ?? ''))).toEqual(Object.keys(fields));
    const added = tree();
    expect(added).toHaveLength(before.length + 4);
    expect(readFileSync(join(folder, 'src/routes.ts'), 'utf8')).toContain("'e18', 'e19', 'e20',");
    expect(readFileSync(join(folder, 'src/content/locations/districts.ts'), 'utf8')).toMatch(
      /slug: 'e18',.*\n {2}\{ slug: 'e19', .*\n {2}\{ slug: 'e20',/,
    );
    for (const [command, message] of [
      ['new guide new-guide', 'Nothing was written. src/content/guides/new-guide.mdx exists already.'],
      ['new brand other --layout wide', '--layout is “wide”; expected one of rich, short, long, card'],
      ['remove brand nope', 'Nothing was changed. src/routes.ts has no brand nope.'],
    ] as const) {
      expect(run(command)).toEqual({ status: 1, output: expect.stringContaining(message) });
    }
    expect(tree()).toEqual(added);
    for (const page of pages) expect(run(`remove ${page}`)).toMatchObject({ status: 0 });
    expect(tree()).toEqual(before);
  });
});

/** Where something is to be filled in: empty texts and lists, and numbers that no field takes. */
function emptyPlaces(value: unknown, place: string): string[] {
  if (value === '' || typeof value === 'number' || (Array.isArray(value) && value.length === 0)) return [place];
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyPlaces(entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => emptyPlaces(entry, place ? `${place}.${name}` : name));
}
