import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content/check-content.ts';
import { type Content, readContent } from '../../scripts/content/content.ts';
import { financeTerms } from '../../src/content/quote.ts';
import { secondBusiness } from '../second-business/business.ts';
import { settingsTo } from '../second-business/project.ts';
import { type Changes, copyProject, edit } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

/** Copies the project with an earlier site in it, and changes some of its files. */
function projectWith(name: string, changes: Changes): string {
  const project = join(folder, name);
  copyProject(project);
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist', '404.html'), 'the last good site');
  edit(project, changes);
  return project;
}

/** Runs the build there and returns its message; it must not change the folder. */
function failingBuild(project: string, env: NodeJS.ProcessEnv = {}, ...options: string[]): string[] {
  const before = readdirSync(project).sort();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build', ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(status, stderr).toBe(1);
  expect(readdirSync(project).sort()).toEqual(before);
  expect(readdirSync(join(project, 'dist'))).toEqual(['404.html']);
  expect(readFileSync(join(project, 'dist', '404.html'), 'utf8')).toBe('the last good site');
  return stderr.trimEnd().split('\n');
}

/** Returns the place in each line of a message. */
const places = (lines: readonly string[]) => lines.slice(1).map((line) => line.trim().split(/ {2,}found /)[0]);

describe('a build of a project', { timeout: 120_000 }, () => {
  test('whose files cannot be compiled names each place', () => {
    const project = projectWith('syntax', {
      'src/content/brands/baxi.ts': [['export const brand', 'const = 3;\nexport const brand']],
      'src/content/locations/districts.ts': [['export const', 'export const =']],
    });
    const message = failingBuild(project).join();
    // The bundler parses files at the same time, so the order varies.
    expect(message).toMatch(/brands\/baxi\.ts:\d+:7 /);
    expect(message).toMatch(/locations\/districts\.ts:\d+:14 /);
    edit(project, {
      'src/content/brands/baxi.ts': [['const = 3;', '']],
      'src/content/locations/districts.ts': [['export const =', 'export const']],
      'src/pages/not-found-page.tsx': [['import { quoteTerms }', 'import { quoteTermz as quoteTerms }']],
    });
    expect(failingBuild(project).join()).toMatch(/"quoteTermz" is not exported [\s\S]*not-found-page\.tsx:\d+:10 /);
  });

  test('whose guides cannot be compiled, or have an expression without a value, names file and place', () => {
    const guide = 'src/content/guides/boiler-pressure-guide.mdx';
    const project = projectWith('guides', {
      [guide]: [[/^Read the black hand/m, 'Read {the black hand']],
      'src/content/guides/worcester-error-codes.mdx': [[/^crumb: /m, 'crumb: a: ']],
      'src/content/guides/when-to-replace-boiler.mdx': [[' {#lifespan}', ' {#life span}']],
      'src/content/guides/boiler-service-maintenance.mdx': [['{#included}', '{#why}']],
    });
    const message = failingBuild(project, {}, '--check').join('\n');
    expect(message).toMatch(/boiler-pressure-guide\.mdx:\d+:\d+\n.*Unexpected end of file in expression/);
    expect(message).toMatch(/worcester-error-codes\.mdx:\d+:\d+\n.*Nested mappings are not allowed/);
    expect(message).toMatch(/when-to-replace-boiler\.mdx:\d+:1\n.*expected an id after the heading: ## How long/);
    expect(message).toMatch(/boiler-service-maintenance\.mdx:\d+:1\n.*expected an id that no other heading has: #why/);
    expect(message).not.toContain('node_modules');
    edit(project, {
      [guide]: [['Read {the black hand', 'Read {pressure.black} the black hand']],
      'src/content/guides/worcester-error-codes.mdx': [['crumb: a: ', 'crumb: ']],
      'src/content/guides/when-to-replace-boiler.mdx': [['{#life span}', '{#lifespan}']],
      'src/content/guides/boiler-service-maintenance.mdx': [[/(?<=in a boiler service\? )\{#why\}/, '{#included}']],
    });
    expect(failingBuild(project, {}, '--check').join()).toContain(`${guide}, after “Read”: an expression has no value`);
  });

  test('whose every setting is wrong, in the environment and in the file, names them all', () => {
    const [first, second, ...others] = secondBusiness.hours;
    const wrong = {
      ...secondBusiness,
      legacyHosts: ['old-name.example', 'https://old.example/path'],
      product: { ...secondBusiness.product, slug: 'Boiler Installation' },
      hours: [first, { ...second, days: ['Samstag'], opens: '8' }, ...others],
      bankHolidays: [{ date: '2026-02-30' }],
      address: { ...secondBusiness.address, country: 'UK' },
      legal: {
        ...secondBusiness.legal,
        ...{ companyNumber: '12', companyName: '', registeredIn: '', registeredOffice: '', gasSafeNumber: 123456 },
      },
      security: { contact: '', expires: 'never' },
    };
    const project = projectWith('config', settingsTo(wrong));
    const message = failingBuild(project, {
      SITE_NAME: ' ',
      SITE_HOST: 'http://heating.example/',
      SITE_PHONE: '+1 555 0100',
      SITE_EMAIL: 'office(at)heating.example',
      BOOKING_URL: 'https://book.example/request',
      BOOKING_TOKEN: '1234',
    });
    expect(message[0]).toBe('20 values are wrong; nothing was written.');
    expect(places(message)).toEqual([
      'SITE_NAME',
      'SITE_HOST',
      'SITE_PHONE',
      'SITE_EMAIL',
      'BOOKING_URL',
      'BOOKING_TOKEN',
      ...[
        'legacyHosts[0]',
        'legacyHosts[1]',
        'product.slug',
        'hours[1].days[0]',
        'hours[1].opens',
        'bankHolidays[0].date',
        'address.country',
        'legal.companyNumber',
        'legal.gasSafeNumber',
        'legal.companyName',
        'legal.registeredIn',
        'legal.registeredOffice',
        'security.expires',
        'security.contact',
      ].map((field) => `src/site.config.ts  ${field}`),
    ]);
    for (const line of message.slice(1)) expect(line).toMatch(/ found \S.* expected \S/);
    expect(message.join()).toMatch(/gasSafeNumber +found 123456 +expected .*, between quotes/);
  });

  test('whose content breaks rules in many files names each file and field, past types too', () => {
    const project = projectWith('content', {
      'src/content/brands/baxi.ts': [
        ['servicePrice = 85', "servicePrice = '85' as unknown as 85"],
        ['serviceMinutes = [60, 90]', 'serviceMinutes = [90, 60]'],
      ],
      'src/content/brands/ideal.ts': [[/description:\s+`[^`]+`,/, '']],
      'src/content/brands/main.ts': [["slug: 'main'", "slug: 'mian' as 'main'"]],
      'src/content/guides/boiler-pressure-guide.mdx': [
        [/modified: \S+/, 'modified: 2001-01-01'],
        ['to: /services/vaillant', 'to: /services/valiant'],
      ],
      'src/content/guides/when-to-replace-boiler.mdx': [[/published: \S+/, 'published: spring 2025']],
      'src/content/locations/areas.ts': [["code: 'NW'", "code: 'EC'"]],
      'src/content/locations/districts/e1.ts': [[/landmarks: \[[^\]]+\]/, 'landmarks: []']],
      'src/content/packages.ts': [['price: 2250', 'price: -2250']],
      'src/content/brands/alpha.ts': [['export const brand', "throw new Error('no boiler');\nexport const brand"]],
      'src/content/home.ts': [["'Same day'", "'Call 020 7946 0999, open from 7am, for £95'"]],
    });
    const message = failingBuild(project);
    expect(message[0]).toBe(`${message.length - 1} values are wrong; nothing was written.`);
    expect(places(message)).toEqual(
      expect.arrayContaining([
        'src/content/brands/baxi.ts  servicePrice',
        'src/content/brands/baxi.ts  serviceMinutes[1]',
        'src/content/brands/ideal.ts  meta.description',
        'src/content/brands/main.ts  slug',
        'src/content/guides/boiler-pressure-guide.mdx  modified',
        'src/content/guides/boiler-pressure-guide.mdx  related[3].to',
        'src/content/guides/when-to-replace-boiler.mdx  published',
        'src/content/locations/areas.ts  areas[4].code',
        'src/content/locations/districts/e1.ts  landmarks',
        'src/content/packages.ts  packages[Budget].price',
      ]),
    );
    expect(message).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/brands\/alpha\.ts +found "no boiler" +expected a module that can be loaded$/),
        expect.stringMatching(/home\.ts:\d+ .*"£95" +expected a price taken from a field/),
        expect.stringMatching(/home\.ts:\d+ .*7am.* expected the opening times/),
        expect.stringMatching(/home\.ts:\d+ .*020 7946 0999.* expected the phone number/),
      ]),
    );
    expect(message.find((line) => line.includes('servicePrice'))).toMatch(
      /^ {2}src\/content\/brands\/baxi\.ts {2}servicePrice +found "85" +expected whole pounds from 1 to 99999$/,
    );
  });

  test.each([
    {
      what: 'whose content throws where all pages need it',
      file: 'src/content/packages.ts',
      edit: ['export const packages', 'JSON.parse("");\nexport const packages'],
      line: /^ {2}src\/content\/packages\.ts:4 +found "Unexpected end of JSON input" +expected a module that can be loaded$/,
    },
    {
      what: 'that cannot be loaded for want of a field',
      file: 'src/content/fault-codes.ts',
      edit: ["    code: 'E9/229',", ''],
      line: /^ {2}src\/content\/fault-codes\.ts {2}worcesterFaults\[No Ignition\]\.code +found nothing +expected one line of text/,
    },
  ])('$what names the place, and no stack', ({ what, file, edit, line }) => {
    const message = failingBuild(projectWith(what.replaceAll(' ', '-'), { [file]: [edit as [string, string]] }));
    expect(message).toEqual(['1 value is wrong; nothing was written.', expect.stringMatching(line)]);
  });

  test('whose pages link to a part that is not there names the link and the line that declares it', () => {
    const project = projectWith('fragment', {
      'src/pages/not-found-page.tsx': [['to="/boiler-quotes"', 'to="/boiler-quotes#nope"']],
    });
    const message = failingBuild(project);
    expect(message[0]).toBe('1 link leads nowhere; nothing was written.');
    expect(message[1]).toMatch(
      /^ {2}404\.html +\/boiler-quotes#nope +a part that is not there +src\/pages\/not-found-page\.tsx:\d+$/,
    );
  });

  test('whose prose links to a page that is not there names the link and its line, with --check too; known dead links pass', () => {
    const project = projectWith('path', {
      'src/pages/not-found-page.tsx': [['to="/boiler-quotes"', 'to={"/boiler-quote" as "/boiler-quotes"}']],
    });
    const message = failingBuild(project, {}, '--check');
    expect(message[0]).toBe('1 link leads nowhere; nothing was written.');
    expect(message[1]).toMatch(
      /^ {2}404\.html +\/boiler-quote +neither routed nor listed +src\/pages\/not-found-page\.tsx:\d+$/,
    );
    expect(message).toHaveLength(2);
  });
});

describe('the content', () => {
  let content: Content;
  beforeAll(async () => {
    const read = await readContent();
    expect(read.faults).toEqual([]);
    content = read.content;
  }, 60_000);

  test('is valid', () => {
    expect(contentFaults(content)).toEqual([]);
  });

  type Fields = Record<string, unknown>;
  interface Plant {
    fault: string;
    file: string;
    export: string;
    change: (value: never) => unknown;
    at: string | readonly string[];
  }

  const set = (field: string, value: unknown) => (group: never) => ({ ...(group as Fields), [field]: value });
  const without = (field: string) => (group: never) =>
    Object.fromEntries(Object.entries(group as Fields).filter(([name]) => name !== field));
  const inMeta = (field: string, value: unknown) => (group: never) => ({
    ...(group as Fields),
    meta: { ...((group as Fields).meta as Fields), [field]: value },
  });
  const inRow = (index: number, field: string, value: unknown) => (rows: never) =>
    (rows as Fields[]).map((row, at) => (at === index ? { ...row, [field]: value } : row));
  const brand = (fault: string, change: Plant['change'], ...at: string[]): Plant => ({
    fault,
    file: 'brands/baxi.ts',
    export: 'brand',
    change,
    at: at.map((field) => `src/content/brands/baxi.ts  ${field}`),
  });
  const guide = (fault: string, change: Plant['change'], at: string): Plant => ({
    fault,
    file: 'guides/boiler-installation-cost.mdx',
    export: 'guide',
    change,
    at: `src/content/guides/boiler-installation-cost.mdx  ${at}`,
  });
  const row = (fault: string, file: string, name: string, change: Plant['change'], at: string): Plant => ({
    fault,
    file,
    export: name,
    change,
    at: `src/content/${file}  ${name}${at}`,
  });

  const related = (fields: Fields) => (group: { related: Fields[] }) => ({
    ...group,
    related: group.related.map((link, index) => (index === 0 ? { ...link, ...fields } : link)),
  });

  const pricing = 'locations/pricing.ts';
  const installation = 'guides/boiler-installation-cost.mdx';
  const service = 'figures/boiler-service-maintenance.ts';
  const areas = 'locations/areas.ts';
  const districts = 'locations/districts.ts';

  test.each<Plant>([
    ...[0, Number.NaN, '85', undefined].map((price) =>
      brand(`a service for ${price}`, set('servicePrice', price), 'servicePrice'),
    ),
    brand('no price', without('servicePrice'), 'servicePrice'),
    brand('a misspelt field', set('servicePrize', 85), 'servicePrize'),
    brand('a service of days', set('serviceMinutes', [60, 9000]), 'serviceMinutes[1]'),
    brand('a service of half a minute', set('serviceMinutes', [60.5, 90]), 'serviceMinutes[0]'),
    brand('an unknown layout', set('layout', 'cards'), 'layout'),
    brand('the layout of other fields', set('layout', 'short'), 'stats', 'features', 'models', 'faqs', 'closing'),
    brand('an unknown fuel', set('fuel', 'coal'), 'fuel'),
    brand('another slug than its file', set('slug', 'ideal'), 'slug'),
    brand('no description', inMeta('description', undefined), 'meta.description'),
    brand('a description of two lines', inMeta('description', `${'A line. '.repeat(12)}\n.`), 'meta.description'),
    brand('too short a description', inMeta('description', 'Boilers.'), 'meta.description'),
    brand('too long a title', inMeta('title', 'Baxi '.repeat(13).trim()), 'meta.title'),
    brand('a keyword twice', inMeta('keywords', ['a', 'a']), 'meta.keywords[1]'),
    brand('no questions', set('faqs', []), 'faqs'),
    brand('too few links', (one: { related: Fields[] }) => ({ ...one, related: one.related.slice(0, 2) }), 'related'),
    brand('an unknown link', related({ to: '/services/bosch' }), 'related[0].to'),
    brand('a link to itself', related({ to: '/services/baxi' }), 'related[0].to'),
    brand('a link without words', related({ label: ' ' }), 'related[0].label'),
    brand('an undefined value in a text', set('intro', `Only £${undefined}.`), 'intro'),
    brand('no paragraphs', set('prose', [{ paragraphs: [] }]), 'prose[0].paragraphs'),
    brand('the name of a brand before it', set('name', 'Ideal'), 'name'),
    brand('no drawing', without('drawing'), 'drawing'),
    guide('a date that does not exist', set('published', '2025-02-30'), 'published'),
    guide('a change before it was published', set('modified', '2024-12-31'), 'modified'),
    guide('no time for reading', set('readingMinutes', 0), 'readingMinutes'),
    guide('an empty call to action', set('callToAction', {}), 'callToAction.title'),
    guide('the name of a guide before it', set('name', 'Best combi boilers, London'), 'name'),
    guide('an unknown scene', set('scene', 'house'), 'scene'),
    row('an invalid date', 'combi-ranking.ts', 'combiDates', set('modified', '2025-13-01'), '.modified'),
    row('a package for nothing', 'packages.ts', 'packages', inRow(0, 'price', 0), '[Premium].price'),
    row('a package of no brand', 'packages.ts', 'packages', inRow(0, 'brand', 'bosch'), '[Premium].brand'),
    row('no packages', 'packages.ts', 'packages', () => [], ''),
    row('no warranty', 'quote.ts', 'quotedBoilers', inRow(2, 'warranty', 0), '[Vaillant ecoTEC Plus].warranty'),
    // A business that offers no finance has no terms.
    ...(financeTerms.length === 0
      ? []
      : [
          row('an invalid rate', 'quote.ts', 'financeTerms', inRow(1, 'apr', Number.NaN), '[1].apr'),
          row('a wrong label', 'quote.ts', 'financeTerms', inRow(1, 'months', 36), '[1].label'),
          row('an example of no term', 'quote.ts', 'financeExample', set('months', 36), '.months'),
        ]),
    row('a share above 100%', 'quote.ts', 'quoteTerms', set('matchPercent', 120), '.matchPercent'),
    row('a negative saving', 'quote.ts', 'savings', set('old', { efficiency: 70, perYear: 700 }), '.new.perYear'),
    row('a descending range', pricing, 'locationPrices', inRow(0, 'range', [3500, 1800]), '[0].range[1]'),
    row('a type of boiler twice', pricing, 'locationPrices', inRow(1, 'type', 'Combi'), '[1].type'),
    row('a descending range', 'combi-ranking.ts', 'londonInstallationRange', () => [3600, 3500], '[1]'),
    row('an upgrade that saves', installation, 'upgrades', inRow(3, 'adds', -590), '[3].adds'),
    row('a descending tier', service, 'priceTiers', inRow(0, 'price', [85, 70]), '[Economy].price[1]'),
    row('a plan for one price', service, 'planPrice', () => [10], ''),
    row('a rank twice', 'combi-ranking.ts', 'combiRanking', inRow(1, 'rank', 1), '[Viessmann Vitodens 050-W].rank'),
    row('an unknown severity', 'fault-codes.ts', 'worcesterFaults', inRow(3, 'severity', 'grave'), '[C6/227].severity'),
    row('a code twice', 'fault-codes.ts', 'worcesterFaults', inRow(1, 'code', 'EA'), '[1].code'),
    row('an unknown area', areas, 'areas', inRow(4, 'code', 'EC'), '[4].code'),
    row('an area without districts', areas, 'areas', inRow(0, 'districts', []), '[E].districts'),
    row('four landmarks', areas, 'areas', inRow(0, 'landmarks', ['a', 'b', 'c', 'd']), '[E].landmarks'),
    row('a district far away', districts, 'districts', inRow(0, 'centre', [-0.058, 51.515]), '[e1].centre[0]'),
    row('an unknown neighbour', districts, 'districts', inRow(0, 'neighbours', ['e19']), '[e1].neighbours[0]'),
    row('two districts on a tile', districts, 'districts', inRow(1, 'tile', [10, 7]), '[e2].tile'),
    row('a district twice', districts, 'districts', inRow(1, 'slug', 'e1'), '[1].slug'),
    row('a title of two lines', 'home.ts', 'homeMeta', set('title', 'x\ny'), '.title'),
    // Values without a schema.
    row('an undefined value in a text', 'home.ts', 'introduction', () => ['From £undefined.'], '[0]'),
    row('no number', 'figures/when-to-replace-boiler.ts', 'smallSaving', () => Number.NaN, ''),
    row('a price of nothing', 'figures/when-to-replace-boiler.ts', 'repairPrices', inRow(0, 'price', 0), '[0].price'),
    row('an unknown page in the menu', 'navigation.ts', 'mobileNav', inRow(0, 'to', '/about'), '[0].to'),
  ])('with $fault is invalid', ({ file, export: name, change, at }) => {
    const exports = content.get(file) ?? {};
    expect(exports).toHaveProperty([name]);
    const planted = new Map([...content, [file, { ...exports, [name]: change(exports[name] as never) }]]);
    const found = contentFaults(planted).map(({ setting }) => setting);
    for (const place of [at].flat()) expect(found).toContain(place);
  });

  test.each(['title', 'description'])('with the same %s twice is reported with both places', (field) => {
    const [one, other] = [content.get('brands/baxi.ts')?.brand, content.get('brands/main.ts')?.brand] as {
      meta: Fields;
    }[];
    const meta = { ...other?.meta, [field]: one?.meta[field] };
    const planted = new Map([...content, ['brands/main.ts', { brand: { ...other, meta } }]]);
    expect(contentFaults(planted)).toEqual([
      {
        setting: `src/content/brands/main.ts  meta.${field}`,
        found: one?.meta[field],
        expected: `a ${field} of its own, not that of src/content/brands/baxi.ts  meta.${field}`,
      },
    ]);
  });

  test('with a district in two areas, or in none, is invalid', () => {
    const rows = content.get(areas)?.areas as { districts: string[] }[];
    const moved = rows.map((area, index) => (index === 0 ? { ...area, districts: ['E1', 'N1'] } : area));
    const found = contentFaults(new Map([...content, [areas, { areas: moved }]])).map((fault) => fault.found);
    expect(found).toEqual(expect.arrayContaining(['N1 in 2 areas', 'E2 in 0 areas']));
  });

  test('with a missing or unknown file is invalid', () => {
    const planted = new Map([...content, ['guides/new-guide.mdx', {}] as const]);
    planted.delete('locations/districts/e1.ts');
    const found = contentFaults(planted).map(({ setting }) => setting);
    expect(found).toEqual(['src/content/guides/new-guide.mdx', 'src/content/locations/districts/e1.ts']);
  });

  test.each([null, { slug: 1, meta: null }])('of another type, such as %j, does not crash the check', (value) => {
    for (const [file, exports] of content) {
      if (/districts\/(?!e1\.)|brands\/(?!baxi|ideal|index|vaillant|viessmann)|guides\/[^w]/.test(file)) continue;
      const planted = Object.fromEntries(Object.keys(exports).map((name) => [name, value]));
      expect(contentFaults(new Map([...content, [file, planted]])), file).toBeInstanceOf(Array);
    }
  });
});
