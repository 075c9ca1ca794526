import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { districts } from '../../src/content/locations/districts.ts';
import type { Job } from '../../src/content/schemas/job.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { runScript } from '../built/project.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { renderPages } from './render-pages.ts';

// These tests import two years of jobs: 60 jobs in 20 districts, on boilers of ten brands.

const folder = temporaryFolder();
const jobsFile = join(folder, 'src/content/jobs.ts');
const today = '2026-12-01';

/** Districts with three jobs each. Of the areas, only W and NW have fewer than five measured call-outs. */
const worked = 'e1 e2 e3 e8 e14 n1 n4 n16 nw3 nw5 n7 w12 sw4 sw11 sw18 se1 se5 se15 se22 se28'.split(' ');
const repaired = [
  ['Worcester Bosch', 'E9'],
  ['vaillant', 'F22: low pressure'],
  ['baxi', 'E119'],
  ['ideal', 'L2'],
  ['Glow-worm', 'F22'],
  ['potterton', 'no hot water'],
  ['alpha', '02'],
  ['grant', 'lockout'],
  ['viessmann', 'F4'],
  ['main', 'E133'],
] as const;

const jobs = Array.from({ length: 60 }, (_, index) => {
  const [brand, fault] = repaired[index % 10] ?? ['baxi', 'E119'];
  const installation = index % 5 === 4;
  return {
    date: new Date(Date.UTC(2024, 11, 1) + index * 12 * 86_400_000).toISOString().slice(0, 10),
    kind: installation ? 'installation' : '',
    district: worked[index % 20] ?? 'e1',
    brand,
    fault: installation ? 'replacement' : fault,
    price: installation ? 2250 + index : 95 + index,
    minutes: installation ? undefined : 20 + ((index * 7) % 30),
  };
});
const newest = [...jobs].reverse();

const header = 'Date,Kind,District,Brand,Model,Fault,Done,Price,Minutes,Customer,Engineer';
const usual = {
  ...{ date: '2026-01-05', kind: '', district: 'E3', brand: 'baxi', model: 'Any', fault: 'E119' },
  ...{ done: 'Replaced a “worn” part', price: '£95', minutes: 30, customer: '', engineer: 'Sam' },
};
const csvOf = (rows: readonly object[]) => {
  const lines = rows.map((row) => Object.values({ ...usual, ...row }).map((cell) => `"${cell ?? ''}"`));
  return [header, ...lines].join('\n');
};

/** Loads a module for a site with the given jobs. */
async function withJobs<Module>(own: readonly Job[], load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  vi.doMock('../../src/content/jobs.ts', () => ({ jobs: own }));
  return load();
}
const importer = (own: readonly Job[]) => withJobs(own, () => import('../../scripts/scaffold/jobs.ts'));

const paths = [
  ...['/', '/services/baxi', '/services/vaillant', ...['e', 'e3', 'e20', 'w4'].map((slug) => `/locations/${slug}`)],
  ...['boiler-installation-cost', 'when-to-replace-boiler', 'worcester-error-codes'].map((slug) => `/guides/${slug}`),
];
const render = (own: readonly Job[]) => withJobs(own, () => renderPages(paths));

let imported: readonly Job[];
let pages: Map<string, CheerioAPI>;
const page = (path: string) => pages.get(path) as CheerioAPI;
const datesOn = (path: string) =>
  Array.from(page(path)('.jobs > li time'), (time) => page(path)(time).attr('datetime'));
const datesOf = (some: readonly { date: string }[]) => some.map(({ date }) => date);

beforeAll(async () => {
  mkdirSync(join(folder, 'src/content'), { recursive: true });
  writeFileSync(jobsFile, 'export const jobs = [\n];\n');
  writeFileSync(join(folder, 'jobs.csv'), csvOf(jobs));
  expect(runScript(folder, 'jobs', ['import', 'jobs.csv']).stdout).toContain('60 new jobs in src/content/jobs.ts');
  imported = (await import(jobsFile)).jobs;
  pages = await render(imported);
});
afterAll(() => {
  vi.doUnmock('../../src/content/jobs.ts');
  vi.resetModules();
});

test('the import reports invalid values by row and column, and missing columns, and adds no job twice', async () => {
  const wrong = {
    fault: '<script>alert(1)</script>',
    done: 'a'.repeat(3000),
    date: '2031-01-01',
    district: 'E99',
    price: 0,
    customer: 'I asked for Sarah Jones and she came',
    model: 'at 12 Roman Road',
    engineer: 'Sam Miller',
    minutes: 'soon',
    brand: 'Acme',
  };
  const rows = [...Object.entries(wrong), ['customer', 'Mrs Patel']].map((cell) => Object.fromEntries([cell]));
  const { importJobs } = await importer(imported);
  const messageOf = (csv: string) => {
    try {
      return `${importJobs(csv, today)} new jobs`;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const project = process.cwd();
  process.chdir(folder);
  const [invalid, again, narrow] = [csvOf(rows), csvOf(jobs), 'Date,District\n2026-01-01,E3'].map(messageOf);
  process.chdir(project);
  expect(invalid).toContain('11 invalid values; nothing was written.');
  Object.keys(wrong).forEach((column, index) => {
    expect(invalid).toMatch(RegExp(`row ${index + 2} +${column} +found .* expected `));
  });
  expect(again).toBe('0 new jobs');
  expect(narrow).toContain('Missing columns: brand, model, fault');
  expect(readFileSync(jobsFile, 'utf8').match(/date: /g)).toHaveLength(jobs.length);
});

test('a district page shows at most five jobs, starting with those in the district', () => {
  const neighbours: readonly string[] = districts.find(({ slug }) => slug === 'e3')?.neighbours ?? [];
  const own = newest.filter(({ district }) => district === 'e3');
  const near = newest.filter(({ district }) => neighbours.includes(district));
  expect(datesOn('/locations/e3')).toEqual(datesOf([...own, ...near].slice(0, 5)));
  expect(page('/locations/e3')('.jobs').text()).toContain(formatPounds(own[0]?.price ?? 0));
});

test('a brand page shows the five newest jobs on its boilers, and the home page the three newest', () => {
  expect(datesOn('/services/baxi')).toEqual(datesOf(newest.filter(({ brand }) => brand === 'baxi').slice(0, 5)));
  expect(datesOn('/')).toEqual(datesOf(newest.slice(0, 3)));
});

test('with five or more measured call-outs, their median replaces the claimed call-out time of an area', () => {
  const minutes = jobs
    .filter(({ district }) => /^e\d/.test(district))
    .flatMap((job) => job.minutes ?? [])
    .sort((one, other) => one - other);
  const middle = minutes.length / 2;
  const median = Math.round(((minutes[Math.ceil(middle) - 1] ?? 0) + (minutes[Math.floor(middle)] ?? 0)) / 2);
  for (const name of ['e', 'e3', 'e20']) {
    const text = page(`/locations/${name}`)('.call-out').text().replace(/\s+/g, ' ');
    expect(text).toBe(`${median} minutes, measured over ${minutes.length} jobs in East London`);
  }
  expect(page('/locations/w4')('.call-out').text()).toContain('25-40 minutes, average emergency call-out');
});

test('an area page marks districts with jobs on the map, and lists their number of jobs and arrival time', () => {
  const $ = page('/locations/e');
  const marked = $('.london-map a.marked').toArray();
  expect(marked.map((tile) => $(tile).attr('href')?.split('/')[2]).sort()).toEqual([...worked].sort());
  expect($('nav[aria-label="Districts"]').text()).toMatch(/E3 Bow.*?3 jobs, \d+ minutes from call to door/);
});

test('a brand page shows the price of the last repair of a fault; the Worcester guide shows no Baxi price', () => {
  const last = (brand: string) => newest.find((job) => job.brand === brand && job.kind === '')?.price ?? 0;
  const note = (price: number) => `We last repaired this for ${formatPounds(price)}.`;
  expect(page('/services/vaillant')('#f22').text()).toContain(note(last('vaillant')));
  expect(page('/guides/worcester-error-codes')('body').text()).not.toContain(note(last('baxi')));
});

test('the guides on cost and replacement show the range of prices of past jobs', () => {
  expect(page('/guides/boiler-installation-cost')('main').text()).toContain(
    'Our last 12 installations cost £2,254-£2,309',
  );
  expect(page('/guides/when-to-replace-boiler')('main').text()).toContain('Our last 48 repairs cost £95-£153');
});

test('jobs add no reviews to structured data', () => {
  expect(page('/locations/e3')('script[type="application/ld+json"]').text()).not.toContain('"Review"');
});

test('check:ready requires no evidence for measured call-out times, and lists districts without a job', async () => {
  const { ownPoints } = await withJobs(imported, () => import('../../scripts/ready/own-site.ts'));
  const { toText } = await import('../../scripts/ready/points.ts');
  const output = toText(await ownPoints(new Date(today)));
  expect(output).toContain('callOutTimes: how soon you come, by area (W 25-40 minutes, NW 25-35 minutes)');
  expect(output).toMatch(/94 districts have no job a year after the first: E4, E5/);
});

test('pages do not mention jobs if there are none', async () => {
  const plain = await render([]);
  const mention = /class="jobs"|last repaired|measured over|call to door|Our last \d/;
  expect([...plain].filter(([, $]) => mention.test($.html())).map(([path]) => path)).toEqual([]);
});
