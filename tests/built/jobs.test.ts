import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheFolder } from '../../scripts/sharing/cache-folder.ts';
import { districts } from '../../src/content/locations/districts.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { copyProject } from './project.ts';

// A business that imports 60 jobs in 20 districts, on ten brands and over two years.

const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Three jobs in each district: only the West has fewer than five. */
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
const csv = (rows: readonly object[]) =>
  [
    header,
    ...rows.map((row) =>
      Object.values({ ...filled, ...row })
        .map(quote)
        .join(','),
    ),
  ].join('\n');
const filled = {
  ...{ date: '2026-01-05', kind: '', district: 'E3', brand: 'baxi', model: 'Any', fault: 'E119' },
  ...{ done: 'Replaced a “worn” part', price: '£95', minutes: 30, customer: '', engineer: 'Sam' },
};
const quote = (cell: unknown) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

const run = (...command: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const importCsv = (text: string) => {
  writeFileSync(join(folder, 'jobs.csv'), text);
  return run(resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/jobs.ts', 'import', 'jobs.csv');
};
const page = (name: string) =>
  load(readFileSync(join(folder, 'dist', `${name}.html`), 'utf8').replaceAll('\u2060', ''));
const jobsOn = (name: string) =>
  page(name)('.jobs > li')
    .toArray()
    .map((item) => load(item)('time').attr('datetime'));
const datesOf = (some: readonly { date: string }[]) => some.map(({ date }) => date);

beforeAll(() => {
  copyProject(folder);
  // Sharing images that need not be drawn again
  if (existsSync(cacheFolder)) cpSync(cacheFolder, join(folder, cacheFolder), { recursive: true });
  expect(importCsv(csv(jobs)).output).toContain('60 new jobs in src/content/jobs.ts');
  const build = ['scripts/build/start.mjs', 'build'];
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}, 240_000);

test('importing wrong rows names each by row and column, and importing rows again adds nothing', () => {
  const before = readFileSync(join(folder, 'src/content/jobs.ts'), 'utf8');
  const wrong = {
    fault: '<script>alert(1)</script>',
    done: 'a'.repeat(3000),
    date: '2031-01-01',
    district: 'E99',
    price: 0,
    customer: 'Thanks from Mrs Patel',
    model: 'at 12 Roman Road',
    engineer: 'Sam Miller',
    minutes: 'soon',
    brand: 'Acme',
  };
  const rows = Object.entries(wrong).map(([column, value]) => ({ [column]: value }));
  const { status, output } = importCsv(csv([...rows, {}]));
  expect(status).toBe(1);
  expect(output).toContain('10 values are wrong; nothing was written.');
  Object.keys(wrong).forEach((column, index) => {
    expect(output).toMatch(RegExp(`row ${index + 2} +${column} +found .* expected `));
  });
  expect(importCsv(csv(jobs)).output).toContain('0 new jobs');
  expect(importCsv('Date,District\n2026-01-01,E3').output).toContain('Missing columns: brand, model, fault');
  expect(readFileSync(join(folder, 'src/content/jobs.ts'), 'utf8')).toBe(before);
});

test('a district page shows at most five jobs, its own before jobs of neighbours', () => {
  const neighbours: readonly string[] = districts.find(({ slug }) => slug === 'e3')?.neighbours ?? [];
  const own = newest.filter(({ district }) => district === 'e3');
  const near = newest.filter(({ district }) => neighbours.includes(district));
  expect(jobsOn('locations/e3')).toEqual(datesOf([...own, ...near].slice(0, 5)));
  expect(page('locations/e3')('.jobs').text()).toContain(formatPounds(own[0]?.price ?? 0));
});

test('a brand page shows the newest jobs on its boilers, and home the latest three', () => {
  expect(jobsOn('services/baxi')).toEqual(datesOf(newest.filter(({ brand }) => brand === 'baxi').slice(0, 5)));
  expect(jobsOn('index')).toEqual(datesOf(newest.slice(0, 3)));
});

test('from five jobs on, the measured median replaces the claimed call-out time of an area', () => {
  const minutes = jobs
    .filter(({ district }) => /^e\d/.test(district))
    .flatMap((job) => job.minutes ?? [])
    .sort((one, other) => one - other);
  const middle = minutes.length / 2;
  const median = Math.round(((minutes[Math.ceil(middle) - 1] ?? 0) + (minutes[Math.floor(middle)] ?? 0)) / 2);
  for (const name of ['e', 'e3', 'e20']) {
    const text = page(`locations/${name}`)('.call-out').text().replace(/\s+/g, ' ');
    expect(text).toBe(`${median} minutes, measured over ${minutes.length} jobs in East London`);
  }
  expect(page('locations/w4')('.call-out').text()).toContain('25-40 minutes, average call-out time');
});

test('an area page marks districts with jobs on the map, with their number and arrival time', () => {
  const $ = page('locations/e');
  const marked = $('.london-map a.marked').toArray();
  expect(marked.map((tile) => $(tile).attr('href')?.split('/')[2]).sort()).toEqual([...worked].sort());
  expect($('nav[aria-label="Districts"]').text()).toMatch(/E3 Bow.*?3 jobs, \d+ minutes from call to door/);
});

test('a fault has the price of its last repair, on brand pages and in the Worcester guide', () => {
  const last = (brand: string) => newest.find((job) => job.brand === brand && job.kind === '')?.price ?? 0;
  const note = (price: number) => `We last repaired this for ${formatPounds(price)}.`;
  expect(page('services/vaillant')('#f22').text()).toContain(note(last('vaillant')));
  expect(page('guides/worcester-error-codes')('body').text()).not.toContain(note(last('baxi')));
});

test('the guides on cost and replacement have the range of real prices', () => {
  expect(page('guides/boiler-installation-cost')('main').text()).toContain(
    'Our last 12 installations cost £2,254-£2,309',
  );
  expect(page('guides/when-to-replace-boiler')('main').text()).toContain('Our last 48 repairs cost £95-£153');
});

test('the sitemap has the date of the newest job of a page, and structured data has no reviews', () => {
  const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8');
  const [last] = newest.filter(({ brand }) => brand === 'baxi');
  expect(sitemap).toMatch(RegExp(`/services/baxi</loc><lastmod>${last?.date}</lastmod>`));
  expect(page('locations/e3')('script[type="application/ld+json"]').text()).not.toContain('"Review"');
});

test('check:ready needs no evidence of measured times, and lists districts without a job', () => {
  const { output } = run('scripts/build/start.mjs', 'check-ready');
  expect(output).toContain('callOutTimes: how soon you come, by area (W 25-40 minutes, NW 25-35 minutes)');
  expect(output).toMatch(/94 districts have no job of yours after a year: E4, E5/);
});

test('without jobs, pages have no trace of them', () => {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const traces = names.filter((name) =>
    /class="jobs"|last repaired|measured over|call to door|Our last \d/.test(readFileSync(join('dist', name), 'utf8')),
  );
  expect(traces).toEqual([]);
});
