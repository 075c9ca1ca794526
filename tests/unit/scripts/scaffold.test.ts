import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blankOf } from '../../../scripts/scaffold/blank.ts';
import { addPage, readPage } from '../../../scripts/scaffold/pages.ts';
import { layouts } from '../../../src/content/schemas/brand.ts';
import { districtFactsSchema, districtTextSchema } from '../../../src/content/schemas/district.ts';
import { guideSchema } from '../../../src/content/schemas/guide.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { copyProject, runBuild, runScript } from '../../built/project.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const given = { slug: "'new-page'", layout: "'card'" };

test.each([
  ...Object.entries(layouts),
  ['guide', guideSchema],
  ['district', districtTextSchema],
  ['row of a district', districtFactsSchema],
] as const)('generated code (%s) has every field, and every empty field is reported', (_, schema) => {
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

test('a short brand page with three models and three codes has at most 40 values to fill in', () => {
  const skipped = Object.fromEntries(['drawing', 'related', 'issues', 'controls'].map((name) => [name, 'null']));
  const source = blankOf(layouts.short, { ...given, ...skipped });
  const uncommented = source.replace(/^( *)\/\/ (?=\w+: ['[{N]|[\]}])/gm, '$1');
  const value = new Function(`return ${uncommented}`)() as { models: { current: object[] }; moreCodes: object[] };
  const { models, moreCodes } = value;
  const all = { ...value, models: Array(3).fill(models.current[0]), moreCodes: Array(3).fill(moreCodes[0]) };
  const places = emptyPlaces(all, '').filter((place) => !(place in given));
  expect(places.length).toBeGreaterThan(15);
  expect(places.length).toBeLessThanOrEqual(40);
});

test('comments on fields contain their description and rule', () => {
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
] as const)('rejects the arguments %j', (args, message) => {
  expect(() => readPage(args)).toThrow(message);
});

describe('in a copy of the project', () => {
  const folder = temporaryFolder();
  const project = process.cwd();
  afterAll(() => process.chdir(project));
  const read = (file: string) => readFileSync(join('src', file), 'utf8');
  const tree = () =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join('src', name)).isFile())
      .sort()
      .map((name) => `${name}: ${read(name)}`);

  test('pages that are added and removed again leave no trace, and rejected commands change nothing', async () => {
    copyProject(folder);
    process.chdir(folder);
    const rowsFile = 'content/locations/districts.ts';
    writeFileSync(join('src', rowsFile), read(rowsFile).replace("{ slug: 'e5',", "{slug: 'e5',"));
    const before = tree();
    const draft = runScript(folder, 'new', ['guide', 'half-written', '--draft']);
    expect(draft).toMatchObject({ status: 0, stdout: expect.stringContaining('Fill in:\n  src/content/guides/') });
    expect(tree()).toHaveLength(before.length + 1);
    expect(read('routes.ts')).not.toContain('half-written');
    const added = [
      ['brand', 'ravenheat'],
      ['guide', 'new-guide'],
      ['district', 'wc99'],
      ['district', 'e19'],
    ] as const;
    for (const [kind, slug] of added) expect(addPage(kind, slug, 'card')).not.toEqual([]);
    const [, frontMatter = ''] = read('content/guides/new-guide.mdx').split('---\n');
    const { entries } = guideSchema as unknown as { entries: Readonly<Record<string, unknown>> };
    const { slug: _, byMonth: __, ...fields } = entries;
    expect(Object.keys(parse(frontMatter))).toEqual(Object.keys(fields));
    expect(read('routes.ts')).toContain("'e18', 'e19', 'e20',");
    const rows = /slug: 'e18',.*\n {2}\{ slug: 'e19', .*\n {2}\{ slug: 'e20',/;
    expect(read(rowsFile)).toMatch(rows);

    const { status, stderr } = runBuild(folder, ['--check']);
    expect(status, stderr).toBe(1);
    expect(stderr).toContain('ravenheat');
    expect(stderr).not.toContain('half-written');
    const pages = tree();
    expect(() => addPage('guide', 'new-guide', 'card')).toThrow('src/content/guides/new-guide.mdx already exists.');
    for (const [script, args, message] of [
      ['new', 'brand other --layout wide', '--layout is “wide”; expected one of rich, short, long, card'],
      ['remove', 'brand nope', 'Nothing was changed. src/routes.ts has no brand nope.'],
      ['remove', 'district e5', `Nothing was changed. src/${rowsFile} has an unexpected format; edit it by hand.`],
    ] as const) {
      const rejected = { status: 1, stderr: expect.stringContaining(message) };
      expect(runScript(folder, script, args.split(' '))).toMatchObject(rejected);
    }
    expect(tree()).toEqual(pages);

    // Publishes the draft.
    expect(addPage('guide', 'half-written', 'card')).toEqual(['src/content/guides/half-written.mdx']);
    expect(read('routes.ts')).toContain("'half-written',");
    // Imports the module of the copy, because this process still has the old slugs.
    const { removePage } = (await import(
      join(folder, 'scripts/scaffold/pages.ts')
    )) as typeof import('../../../scripts/scaffold/pages.ts');
    for (const [kind, slug] of [...added, ['guide', 'half-written'] as const]) removePage(kind, slug);
    expect(tree()).toEqual(before);
  });
});

/** Returns the places of values to fill in: empty strings, empty lists and all numbers. */
function emptyPlaces(value: unknown, place: string): string[] {
  if (value === '' || typeof value === 'number' || (Array.isArray(value) && value.length === 0)) return [place];
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyPlaces(entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => emptyPlaces(entry, place ? `${place}.${name}` : name));
}
