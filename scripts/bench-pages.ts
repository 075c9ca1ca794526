import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { measureTouches } from './bench/first-touch.ts';
import { measureChanges } from './bench/page-changes.ts';
import { table } from './build/console.ts';
import { serve } from './server/serve.ts';
import { ensureBrowser, launchOptions } from './setup/browser.ts';

/** One page of each kind; a page that answers 404 is none to Lighthouse. */
const pages = [
  '/',
  '/boiler-quotes',
  '/combi-boilers',
  '/guides/boiler-pressure-guide',
  '/guides/top-combi-boilers-london',
  '/services/worcester-bosch',
  '/services/baxi',
  '/locations/e3',
  '/locations/nw',
];

/** What is read out of a Lighthouse report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
} as const;

/**
 * `npm run bench:pages`: Lighthouse on every kind of page of a built `dist`, medians of several runs, in ms. Served over
 * plain http, where the floor of its mobile model is 630 ms; `--desktop` takes its desktop model, `--runs N` so many
 * runs, `--page PATH` one page. `--changes` measures instead how long a change inside the site takes, `--touches` how long
 * the first touch of a page whose code is not loaded waits, both four times slower than here.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      desktop: { type: 'boolean', default: false },
      page: { type: 'string', multiple: true, default: pages },
      dist: { type: 'string', default: 'dist' },
      changes: { type: 'boolean', default: false },
      touches: { type: 'boolean', default: false },
    },
  });
  const server = await serve(resolve(values.dist), { port: 0, host: '127.0.0.1' });
  try {
    if (values.changes) {
      for (const slowdown of [1, 4]) {
        const times = await measureChanges(server.url, slowdown);
        const most = Math.max(...times).toFixed(0);
        console.log(`Press to new heading, ${slowdown}x: median ${median(times).toFixed(0)} ms, most ${most} ms`);
      }
      return;
    }
    if (values.touches) {
      for (const path of values.page) {
        const measured = await measureTouches(new URL(path, server.url).href, 4);
        const told = measured.map(({ name, delay, task }) => `${name} ${delay.toFixed(0)}/${task.toFixed(0)}`);
        console.log(`${path}: ${told.join(', ')} (delay/longest task, ms)`);
      }
      return;
    }
    const rows = [['Page', ...Object.keys(audits), 'CLS', 'Perf', 'Access', 'Best', 'SEO']];
    for (const path of values.page) {
      const reports: Report[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        reports.push(await lighthouse(new URL(path, server.url).href, values.desktop));
      }
      rows.push([path, ...rowOf(reports)]);
      const failed = failedAudits(reports);
      if (failed.length > 0) console.log(`  ${path}: ${failed.join(', ')}`);
    }
    console.log(`${values.desktop ? 'Desktop' : 'Mobile'}, medians of ${values.runs}, ms\n${table(rows)}`);
  } finally {
    await server.close();
  }
}

function rowOf(reports: readonly Report[]): string[] {
  const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string) => median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  return [
    ...Object.values(audits).map((id) => figure(id).toFixed(0)),
    figure('cumulative-layout-shift').toFixed(3),
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => score(id).toFixed(0)),
  ];
}

/** Audits of the last run that a score below 100 comes from, the timings left out. */
function failedAudits(reports: readonly Report[]): string[] {
  const timings: string[] = Object.values(audits);
  return Object.entries(reports.at(-1)?.audits ?? {})
    .filter(
      ([id, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0 && !timings.includes(id),
    )
    .map(([id]) => id);
}

/** Runs Lighthouse's own command, so that each run has a browser of its own. Now and then it loses the start of its trace. */
async function lighthouse(url: string, desktop: boolean, tries = 3): Promise<Report> {
  const browser = ensureBrowser();
  const flags = ['--headless=new', '--disable-gpu', ...launchOptions(browser).args].join(' ');
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'node_modules/.bin/lighthouse',
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags}`,
        ...(desktop ? ['--preset=desktop'] : []),
      ],
      { env: { ...process.env, CHROME_PATH: browser } },
    );
    return JSON.parse(readFileSync(output, 'utf8'));
  } catch (error) {
    if (tries === 1 || !(error as Error).message.includes('NO_NAVSTART')) throw error;
    return lighthouse(url, desktop, tries - 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
