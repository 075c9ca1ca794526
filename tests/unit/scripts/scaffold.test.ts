import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blankOf } from '../../../scripts/scaffold/blank.ts';
import { addPage, readPage } from '../../../scripts/scaffold/pages.ts';
import { layouts } from '../../../src/content/schemas/brand.ts';
import { districtFactsSchema, districtTextSchema } from '../../../src/content/schemas/district.ts';
import { guideSchema } from '../../../src/content/schemas/guide.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { copyProject } from '../../built/project.ts';

const given = { slug: "'new-page'", layout: "'card'" };

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

test('a new brand with the short layout has at most 40 values, with three models and three codes', () => {
  const source = blankOf(layouts.short, { ...given, drawing: 'null', related: 'null' });
  const uncommented = source.replace(/^( *)\/\/ (?=\w+: ['[{N]|[\]}])/gm, '$1');
  const value = new Function(`return ${uncommented}`)() as { models: { current: object[] }; moreCodes: object[] };
  const { models, moreCodes } = value;
  const all = { ...value, models: Array(3).fill(models.current[0]), moreCodes: Array(3).fill(moreCodes[0]) };
  const places = emptyPlaces(all, '').filter((place) => !(place in given));
  expect(places.length).toBeGreaterThan(15);
  expect(places.length).toBeLessThanOrEqual(40);
});

test('a comment on each field contains its description and rule', () => {
  const source = blankOf(layouts.card, given);
  expect(source).toMatch(/\n {2}\/\/ Fuel of its boilers; one of gas, oil\n {2}fuel: '',\n/);
  expect(source).toMatch(/may be left out\n {2}\/\/ serviceMinutes: \[\],\n/);
});

test.each([
  [[], /The kind of page is “”; expected brand, guide, district/],
  [['toString', 'x'], /The kind of page is “toString”/],
  [['brand'], /The slug is “”/],
  [['brand', 'Raven Heat'], /The slug is “Raven Heat”/],
  [['brand', '../x'], /The slug is “..\/x”/],
  [['brand', 'index'], /The slug is “index”/],
  [['district', 'e0'], /The slug is “e0”; expected e.g. wc1/],
  [['brand', 'ravenheat', 'y'], /Unexpected argument “y”/],
] as const)('refuses the arguments %j', (args, message) => {
  expect(() => readPage(args)).toThrow(message);
});

describe('in a copy of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  const own = process.cwd();
  afterAll(() => {
    process.chdir(own);
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (command: string) => {
    const [name, ...args] = command.split(' ');
    const tsx = resolve(own, 'node_modules/tsx/dist/cli.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `scripts/${name}.ts`, ...args], {
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const read = (file: string) => readFileSync(join('src', file), 'utf8');
  const tree = () =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join('src', name)).isFile())
      .sort()
      .map((name) => `${name}: ${read(name)}`);

  test('pages that are added and removed again leave no trace, and refused commands change nothing', async () => {
    copyProject(folder);
    process.chdir(folder);
    const before = tree();
    expect(run('new brand ravenheat')).toEqual({
      status: 0,
      output: expect.stringContaining('Fill in:\n  src/content/'),
    });
    const added = [
      ['guide', 'new-guide'],
      ['district', 'wc99'],
      ['district', 'e19'],
    ] as const;
    for (const [kind, slug] of added) expect(addPage(kind, slug, 'card')).not.toEqual([]);
    const pages = tree();
    expect(pages).toHaveLength(before.length + 4);
    const [, frontMatter = ''] = read('content/guides/new-guide.mdx').split('---\n');
    const { entries } = guideSchema as unknown as { entries: Readonly<Record<string, unknown>> };
    const { slug: _, byMonth: __, ...fields } = entries;
    expect(Object.keys(parse(frontMatter))).toEqual(Object.keys(fields));
    expect(read('routes.ts')).toContain("'e18', 'e19', 'e20',");
    const rows = /slug: 'e18',.*\n {2}\{ slug: 'e19', .*\n {2}\{ slug: 'e20',/;
    expect(read('content/locations/districts.ts')).toMatch(rows);

    const routed = read('routes.ts');
    expect(run('new guide half-written --draft')).toMatchObject({ status: 0 });
    expect(addPage('brand', 'half-written', 'short', true)).toEqual(['src/content/brands/half-written.draft.ts']);
    expect(read('routes.ts')).toBe(routed);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build', '--check']);
    expect(status, String(stderr)).toBe(1);
    expect(String(stderr)).not.toContain('half-written');
    expect(run('new guide half-written').output).toContain('src/content/guides/half-written.mdx');
    expect(read('routes.ts')).toContain("'half-written',");
    expect(run('remove guide half-written')).toMatchObject({ status: 0 });
    rmSync('src/content/brands/half-written.draft.ts');

    expect(() => addPage('guide', 'new-guide', 'card')).toThrow('src/content/guides/new-guide.mdx already exists.');
    for (const [command, message] of [
      ['new brand other --layout wide', '--layout is “wide”; expected one of rich, short, long, card'],
      ['remove brand nope', 'Nothing was changed. src/routes.ts has no brand nope.'],
    ] as const) {
      expect(run(command)).toEqual({ status: 1, output: expect.stringContaining(message) });
    }
    expect(tree()).toEqual(pages);

    expect(run('remove brand ravenheat')).toMatchObject({ status: 0 });
    // The module of the copy, because this one has the slugs of before.
    const { removePage } = (await import(
      join(folder, 'scripts/scaffold/pages.ts')
    )) as typeof import('../../../scripts/scaffold/pages.ts');
    for (const [kind, slug] of added) removePage(kind, slug);
    expect(tree()).toEqual(before);
  });
});

/** Returns the fields to be filled in: empty texts and lists, and numbers. */
function emptyPlaces(value: unknown, place: string): string[] {
  if (value === '' || typeof value === 'number' || (Array.isArray(value) && value.length === 0)) return [place];
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyPlaces(entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => emptyPlaces(entry, place ? `${place}.${name}` : name));
}
