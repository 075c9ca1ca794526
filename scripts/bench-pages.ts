import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { measureNavigations } from './bench/navigations.ts';
import { median } from './build/console.ts';
import { serve } from './server/serve.ts';
import { ensureBrowser, launchOptions } from './setup/browser.ts';

/** One page of each kind. Lighthouse does not accept the 404 page. */
// biome-ignore format: one list
const pages = [
  '/', '/boiler-quotes', '/combi-boilers', '/guides/boiler-pressure-guide', '/guides/top-combi-boilers-london',
  '/services/worcester-bosch', '/services/baxi', '/locations/e3', '/locations/nw',
];

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
const categories = { Perf: 'performance', Access: 'accessibility', Best: 'best-practices', SEO: 'seo' } as const;

// `npm run bench:pages`: runs Lighthouse on pages of `dist`. With `--navigation`, measures client navigation.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    desktop: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true, default: pages },
    navigation: { type: 'boolean', default: false },
  },
});
const server = await serve('dist');
try {
  if (values.navigation) await reportNavigations();
  else await reportLighthouse();
} finally {
  await server.close();
}

async function reportNavigations(): Promise<void> {
  for (const slowdown of [1, 4]) {
    const times = await measureNavigations(server.url, slowdown);
    const maximum = Math.max(...times).toFixed(0);
    console.log(`Click to new heading, ${slowdown}x: median ${median(times).toFixed(0)} ms, maximum ${maximum} ms`);
  }
}

async function reportLighthouse(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of values.page) {
    const reports: Report[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await lighthouse(server.url + path));
    rows[path] = rowOf(reports);
    const failed = failedAudits(reports);
    if (failed.length > 0) console.log(`  ${path}: ${failed.join(', ')}`);
  }
  console.log(`${values.desktop ? 'Desktop' : 'Mobile'}, medians of ${values.runs} runs, in ms`);
  console.table(rows);
}

function rowOf(reports: readonly Report[]): Record<string, number> {
  const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string) => median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  return Object.fromEntries([
    ...Object.entries(audits).map(([name, id]) => [name, Math.round(figure(id))] as const),
    ['CLS', Number(figure('cumulative-layout-shift').toFixed(3))],
    ...Object.entries(categories).map(([name, id]) => [name, Math.round(score(id))] as const),
  ]);
}

function failedAudits(reports: readonly Report[]): string[] {
  const timings: string[] = Object.values(audits);
  return Object.entries(reports.at(-1)?.audits ?? {}).flatMap(([id, { score, scoreDisplayMode }]) =>
    scoreDisplayMode === 'binary' && score === 0 && !timings.includes(id) ? id : [],
  );
}

/** Runs Lighthouse with a new browser. */
async function lighthouse(url: string): Promise<Report> {
  const browser = ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...launchOptions(browser).args].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  if (values.desktop) options.push('--preset=desktop');
  try {
    const env = { ...process.env, CHROME_PATH: browser };
    await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...options], { env });
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
