import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankOf, fieldsOf } from '../../../scripts/scaffold/blank.ts';
import { carryOut } from '../../../scripts/scaffold/changes.ts';
import { readAddition, readRemoval } from '../../../scripts/scaffold/command-line.ts';
import { notes } from '../../../scripts/scaffold/notes.ts';
import { blankContent } from '../../../scripts/scaffold/pages.ts';
import { referencesIn, withoutEntries } from '../../../scripts/scaffold/references.ts';
import { planRemoval } from '../../../scripts/scaffold/removal.ts';
import { additions, areaFor, removals } from '../../../scripts/scaffold/tables.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { combiRanking } from '../../../src/content/combi-ranking.ts';
import { layouts } from '../../../src/content/schemas/brand.ts';
import { districtFactsSchema, districtTextSchema } from '../../../src/content/schemas/district.ts';
import { guideSchema } from '../../../src/content/schemas/guide.ts';
import { faultsOf } from '../../../src/lib/rules.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { copyProject } from '../../built/project.ts';

/** Fields that a command fills in itself, as their code. */
const givens = { slug: "'new-page'", layout: "'card'" };

const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));

const schemas = [
  ...Object.entries(layouts).map(([layout, schema]) => ({ of: 'brand' as const, layout, schema })),
  { of: 'guide' as const, layout: '', schema: guideSchema },
  { of: 'district' as const, layout: '', schema: districtTextSchema },
  { of: 'row' as const, layout: '', schema: districtFactsSchema },
];

describe.each(schemas)('a new $of $layout', ({ of, schema, layout }) => {
  const told: string[] = [];
  const source = blankOf(schema, { ...givens, layout: `'${layout}'` }, (path) => {
    told.push(path);
    return notes[of][path];
  });

  test('has every field, each with a word on what goes there', () => {
    const fields = fieldsOf(schema).filter((path) => !(path in givens));
    expect(fields.filter((path) => notes[of][path] === undefined)).toEqual([]);
    expect(new Set(told)).toEqual(new Set(fields));
    for (const path of fields) expect(source).toMatch(new RegExp(`^ *(// )?${path.replace(/.*\./, '')}: `, 'm'));
  });

  test('holds nothing that would pass unseen: every value is named as missing', () => {
    const value: unknown = new Function(`return ${source}`)();
    const empty = emptyPlaces(value, '').filter((place) => !(place in givens));
    expect(empty.length).toBeGreaterThan(4);
    expect(faultsOf(schema, value).map(({ setting }) => setting)).toEqual(expect.arrayContaining(empty));
  });
});

test('nothing is said of a field that no schema has', () => {
  const known = (kind: string) => schemas.filter(({ of }) => of === kind).flatMap(({ schema }) => fieldsOf(schema));
  for (const [kind, said] of Object.entries(notes)) {
    expect(Object.keys(said).filter((path) => !known(kind).includes(path))).toEqual([]);
  }
});

test('the texts of a new brand take its price from one place, which is empty', () => {
  const source = blankContent('brand', 'ravenheat', 'long');
  expect(source).toMatch(
    /\n\/\/ servicePrice: Pounds for .*\n\/\/ Texts take it from here.*\nconst servicePrice = 0;\n\nexport/,
  );
  expect(source).toMatch(/,\n {2}servicePrice,\n/);
});

describe('the tables', () => {
  test.each([
    ['brand', 'new-brand'],
    ['guide', 'new-guide'],
    ['district', 'wc99'],
    ['district', 'e19'],
    ['district', 'w99'],
    ['district', 'ec99'],
  ] as const)('take up the %s %s, and are as before without it', (kind, slug) => {
    for (const [file, add] of Object.entries(additions(kind, slug))) {
      const before = readFileSync(file, 'utf8');
      const after = add(before);
      if (!file.endsWith('areas.ts')) expect(after).toContain(`'${slug}'`);
      expect(removals(kind, slug)[file]?.(after)).toBe(before);
    }
  });

  test('districts stand in the order of their numbers', () => {
    const routes = additions('district', 'e19')['src/routes.ts']?.(readFileSync('src/routes.ts', 'utf8')) ?? '';
    const [line = ''] = routes.split('\n').filter((one) => one.includes("'e19'"));
    const numbers = [...line.matchAll(/'e(\d+)'/g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  test.each(['e1', 'e19', 'wc99', 'ec99'])('the row of %s stands where its slug does', (slug) => {
    const add = additions('district', slug);
    const slugsIn = (file: string, pattern: RegExp) =>
      [...(add[file]?.(readFileSync(file, 'utf8')) ?? '').matchAll(pattern)].map(([, found]) => found);
    const rows = slugsIn('src/content/locations/districts.ts', /^ {2}\{ slug: '(\w+)'/gm);
    const listed = slugsIn('src/routes.ts', /'([a-z]{1,2}\d+)',/g);
    expect(rows).toContain(slug);
    expect(rows).toEqual(listed);
  });

  test.each([
    ['wc1', 'W'],
    ['nw12', 'NW'],
    ['ec1', 'E'],
    ['br1', undefined],
    ['wd3', undefined],
  ])('%s is served by the area %s', (slug, area) => {
    expect(areaFor(slug)).toBe(area);
  });
});

describe('what names a page', () => {
  const isElement: Record<string, boolean> = { main: true };
  const [slug = '', other, third, fourth] = brandSlugs.filter((one) => /^[a-z]+$/.test(one) && !isElement[one]);
  const subject = { kind: 'brand', slug } as const;
  const content = 'src/content/guides/x.ts';
  const lines = (source: string, file = content) => referencesIn(file, source, subject).map(({ words }) => words);
  const cut = (source: string, file = content) => withoutEntries(source, referencesIn(file, source, subject));

  test.each([
    `const a = <A to="/services/${slug}#issues">Baxi</A>;`,
    `const a = { brand: '${slug}' };`,
    `const a = drawings.${slug};`,
    `import { brand } from '../brands/${slug}.ts';`,
    `const a = \`see /services/${slug}\`;`,
    `const a = page('services/${slug}.html');`,
  ])('is found: %s', (source) => {
    expect(lines(source, 'src/x.tsx')).toEqual([source]);
  });

  test.each([
    `const a = '/services/${slug}-heating';`,
    `const a = '/our-services/${slug}';`,
    `const ${slug} = 3;`,
    `const a = '/guides/${slug}';`,
    `const a = 'Baxi';`,
  ])('is nothing else: %s', (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    [`const a = [{ to: '/services/${slug}', label: 'B' }, { to: '/' }];`, `const a = [{ to: '/' }];`],
    [`const a = ['${other}', '${slug}'];`, `const a = ['${other}'];`],
    [`const a = ['${slug}'];`, `const a = [];`],
    [`const a = [\n  {\n    slug: '${slug}',\n    price: 3,\n  },\n  4,\n];`, `const a = [\n  4,\n];`],
    [`const a = { ${other}: 1, ${slug}: 2, ${third}: 3 };`, `const a = { ${other}: 1, ${third}: 3 };`],
  ])('goes with its entry of a list: %s', (source, after) => {
    expect(cut(source)).toBe(after);
  });

  test.each([
    [`const a = { ${slug}: 1, ${other}: 2, main: 3 };`, 1],
    [`const a = { main: 1, aside: 2 };`, 0],
    [`const a = [page.main, find('main'), 'main'];`, 0],
  ])('is another word for an element too: %s', (source, times) => {
    expect(referencesIn(content, source, { kind: 'brand', slug: 'main' })).toHaveLength(times);
  });

  test('goes from a long list of a test too; a short one is an example, which somebody chose', () => {
    const [short, long] = [`['${other}', '${slug}', '${third}']`, `['${other}', '${slug}', '${third}', '${fourth}']`];
    expect(cut(short, 'tests/x.test.ts')).toBe(short);
    expect(cut(long, 'tests/x.test.ts')).toBe(`['${other}', '${third}', '${fourth}']`);
    expect(cut(short)).toBe(`['${other}', '${third}']`);
  });

  test.each([
    `const a = [{ title: 'Gauge', text: 'Read it.', to: '/services/${slug}', label: 'How' }];`,
    `const a = [{ brand: '${slug}', rank: 2 }];`,
    `const a = { brand: '${slug}' };`,
  ])('stays where more would be lost than a link: %s', (source) => {
    expect(lines(source)).toHaveLength(1);
    expect(cut(source)).toBe(source);
  });
});

test('before a brand is removed, all is named that would lead nowhere, each in the list it belongs to', () => {
  const [{ brand: ranked, name }] = combiRanking;
  const { changes, entries, left, examples, mentions } = planRemoval({ kind: 'brand', slug: ranked });
  const files = (places: typeof left) => places.map(({ place }) => place.replace(/:\d+$/, ''));
  const linking = brandSlugs.filter((_, index) =>
    brands[index]?.related.some(({ to }) => to === `/services/${ranked}`),
  );
  expect(changes.has(`src/content/brands/${ranked}.ts`)).toBe(true);
  expect(changes.get(`src/content/brands/${ranked}.ts`)).toBeUndefined();
  expect(linking.length).toBeGreaterThan(0);
  expect(files(entries)).toEqual(expect.arrayContaining(linking.map((slug) => `src/content/brands/${slug}.ts`)));
  expect(files(left)).toContain('src/content/combi-ranking.ts');
  expect(examples.length).toBeGreaterThan(0);
  const isExample = (file: string) => /^(tests\/|scripts\/bench)|README/.test(file);
  expect([files(left).filter(isExample), files(examples).filter((file) => !isExample(file))]).toEqual([[], []]);
  expect(mentions).toContainEqual(
    expect.objectContaining({ place: expect.stringContaining('combi-ranking.ts:'), words: `name: '${name}',` }),
  );
  const listed = [...entries, ...left, ...examples].map(({ place }) => place);
  expect(mentions.filter(({ place }) => listed.includes(place))).toEqual([]);
});

test('tests that take a page as their example are named, this one too, and READMEs whose checks ask for it', () => {
  const asked = 'ideal';
  const named = planRemoval({ kind: 'brand', slug: asked }).examples.map(({ place }) => place.replace(/:\d+$/, ''));
  const readmes = readdirSync('scripts/hosts').filter((name) => name.startsWith('README-'));
  const expected = ['tests/unit/scripts/scaffold.test.ts', ...readmes.map((name) => `scripts/hosts/${name}`)];
  expect(expected.filter((file) => !named.includes(file))).toEqual([]);
});

describe('the command line', () => {
  test('gives the kind, the slug and what the command has to know besides', () => {
    const page = { kind: 'brand', slug: 'ravenheat' };
    const args = ['brand', 'ravenheat'];
    expect(readAddition([...args, '--layout', 'long'])).toEqual({ ...page, layout: 'long' });
    expect(readAddition(args)).toEqual({ ...page, layout: 'card' });
    expect(readRemoval([...args, '--yes'])).toEqual({ ...page, yes: true });
    expect(readRemoval(args)).toEqual({ ...page, yes: false });
  });

  test.each([
    [[], /nothing {4}is no kind: brand, guide, district/],
    [['boiler', 'x'], /boiler {4}is no kind/],
    [['toString', 'x'], /toString {4}is no kind/],
    [['brand'], /nothing {4}is no slug of a brand/],
    [['brand', 'Raven Heat'], /Raven Heat {4}is no slug/],
    [['brand', '../x'], /is no slug/],
    [['district', 'e0'], /e0 {4}is no slug of a district/],
    [['brand', 'x', 'y'], /y {4}is one word too many/],
    [['brand', 'x', '--layout', 'wide'], /--layout {4}is one of rich, short, long, card/],
    [['guide', 'x', '--layout', 'card'], /--layout {4}is for brands alone/],
    [['brand', 'x', '--yes'], /--yes {4}is no option/],
  ] as const)('a new page by %j is refused in one message', (args, message) => {
    expect(() => readAddition([...args])).toThrow(message);
  });

  test.each([
    [['brand'], /nothing {4}is no slug of a brand/],
    [['brand', 'x', '--layout', 'card'], /--layout {4}is no option/],
    [['brand', 'x', '--yes=no'], /--yes=no {4}takes no value/],
  ] as const)('a removal by %j is refused in one message', (args, message) => {
    expect(() => readRemoval([...args])).toThrow(message);
  });
});

describe('in a copy of the project', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (command: string) =>
    new Promise<{ status: unknown; said: string }>((resolved) => {
      const [name, ...args] = command.split(' ');
      const tsx = resolve('node_modules/tsx/dist/cli.mjs');
      execFile(process.execPath, [tsx, `scripts/${name}.ts`, ...args], { cwd: folder }, (error, stdout, stderr) =>
        resolved({ status: error?.code ?? 0, said: `${stdout}${stderr}` }),
      );
    });
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

  test('pages that were added and removed leave no trace, and what is refused or only asked changes nothing', async () => {
    const pages = ['guide new-guide', 'district wc99'];
    for (const page of pages)
      expect(await run(`new ${page}`)).toMatchObject({ status: 0, said: expect.stringContaining('Left to do') });
    const added = tree();
    expect(added).toHaveLength(before.length + 3);
    const answers = await Promise.all(
      ['new guide new-guide', 'new district br1', 'remove brand nope', 'remove guide new-guide'].map(run),
    );
    expect(answers).toEqual(
      [
        /Nothing was written[\s\S]*new-guide {4}stands in src\/routes.ts already/,
        /Nothing was written[\s\S]*br1 {4}is served by no area/,
        /Nothing was changed[\s\S]*nope {4}does not stand in src\/routes.ts/,
        /Nothing was changed. --yes would remove \/guides\/new-guide so:\n {2}deleted {4}src\/content\/guides\/new-guide.ts\n/,
      ].map((said) => ({ status: 1, said: expect.stringMatching(said) })),
    );
    expect(tree()).toEqual(added);
    for (const page of pages) expect(await run(`remove ${page} --yes`)).toMatchObject({ status: 0 });
    expect(tree()).toEqual(before);
  });
});

test('when a file cannot be written, those before it are as they were', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const first = join(folder, 'first.ts');
  const changes = new Map([
    [first, 'export const one = 1;'],
    [join('package.json', 'below.ts'), 'export const two = 2;'],
  ]);
  expect(() => carryOut(changes)).toThrow(/ENOTDIR|EEXIST/);
  expect(existsSync(first)).toBe(false);
  rmSync(folder, { recursive: true });
});

/** Where something is to be filled in: empty texts and lists, and numbers that no field takes. */
function emptyPlaces(value: unknown, place: string): string[] {
  if (value === '' || typeof value === 'number' || (Array.isArray(value) && value.length === 0)) return [place];
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyPlaces(entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => emptyPlaces(entry, place ? `${place}.${name}` : name));
}
