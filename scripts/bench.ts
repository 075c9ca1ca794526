import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './bench/median.ts';
import { seconds, table } from './build/console.ts';

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));

/**
 * `npm run bench`: compares the build with that of vite-react-ssg, and builds tables of generated pages. `--pages N` builds
 * only a table of N pages, and `--json FILE` writes its figures to a file.
 */
function main(): void {
  const { pages, json } = parseArgs({ options: { pages: { type: 'string' }, json: { type: 'string' } } }).values;
  if (pages === undefined) {
    if (json !== undefined) throw new Error('--json needs --pages.');
    compareBuilds();
    for (const size of [1_000, 5_000, 10_000]) buildTable(size);
    return;
  }
  if (!/^[1-9]\d*$/.test(pages)) throw new Error(`--pages is ${pages}; expected a whole number.`);
  const figures = buildTable(Number(pages));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
}

/** Builds a generated table in a child process, prints the figures and returns them. */
function buildTable(size: number) {
  const file = join(folder, 'figures.json');
  const dist = mkdtempSync(join(folder, 'table-'));
  const command = ['scripts/build/start.mjs', 'bench/made-up-table', String(size), dist, file];
  const took = Math.round(run(process.execPath, command)) / 1000;
  const { peakMB } = JSON.parse(readFileSync(file, 'utf8'));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(dist, name)));
  const megabytes = Math.round(files.reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0) / 1e6);
  const pages = pagesIn(dist);
  rmSync(dist, { recursive: true });

  const count = pages.toLocaleString('en-GB').padStart(6);
  console.log(`  ${count} pages: ${took.toFixed(2)} s, peak memory ${peakMB} MB, ${megabytes} MB written`);
  return { pages, seconds: took, peakMB, megabytes };
}

/** Builds the site alternately with both generators, and prints the medians. */
function compareBuilds(): void {
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const options = ['build', '--config', 'scripts/bench/vite.config.ts'];

  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(run(process.execPath, ['scripts/build/start.mjs', 'build', '--out', ours]));
    times.theirs.push(run('node_modules/.bin/vite-react-ssg', options, { OUT_DIR: theirs }));
  }

  const row = (name: string, ms: readonly number[], dir: string) => [
    name,
    String(pagesIn(dir)),
    seconds(median(ms)),
    `${seconds(Math.min(...ms))} to ${seconds(Math.max(...ms))}`,
  ];
  const head = [`Whole build, ${rounds} rounds`, 'Pages', 'Median', 'Range'];
  const rows = [row('npm run build', times.ours, ours), row('vite-react-ssg build', times.theirs, theirs)];
  console.log(table([head, ...rows]));
  console.log(`  Ratio of the medians: ${(median(times.theirs) / median(times.ours)).toFixed(2)}\n`);
}

/** Runs a command and returns its duration in ms. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  return performance.now() - start;
}

function pagesIn(dir: string): number {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
