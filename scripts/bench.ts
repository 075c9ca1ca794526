import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { timeLinkCheck } from './bench/link-check.ts';
import type { TableFigures } from './bench/made-up-table.ts';
import { seconds, table } from './build/console.ts';

const rounds = 5;
const sizes = [1_000, 5_000, 10_000];
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));

/**
 * `npm run bench`: how long a build takes beside vite-react-ssg's own build of the same routes, how it grows with the
 * table, and how long the links of the longest table take to check. With `--pages N` only a made-up table of N pages;
 * `--json FILE` writes its figures there.
 *
 * @throws Error when a build fails, or the options are wrong
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, json: { type: 'string' } } });
  if (values.pages === undefined) {
    if (values.json !== undefined) throw new Error('--json goes with --pages.');
    compareBuilds();
    for (const size of sizes) await buildTable(size, size === sizes.at(-1) ? join(folder, 'ours') : undefined);
    return;
  }
  if (!/^[1-9]\d*$/.test(values.pages)) throw new Error(`--pages takes a whole number, not ${values.pages}.`);
  const figures = await buildTable(Number(values.pages));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}

/**
 * Builds a made-up table in a process of its own, prints what it took, and gives the figures.
 *
 * @param built the folder of a built site, to have the links checked too
 */
async function buildTable(size: number, built?: string) {
  const file = join(folder, 'figures.json');
  const dist = mkdtempSync(join(folder, 'table-'));
  const command = ['scripts/build/start.mjs', 'bench/made-up-table', String(size), dist, file];
  const took = Math.round(run(process.execPath, command)) / 1000;
  const { peakMB, paths }: TableFigures = JSON.parse(readFileSync(file, 'utf8'));
  const pages = pagesIn(dist);
  const megabytes = Math.round(bytesIn(dist) / 1e6);

  const count = pages.toLocaleString('en-GB').padStart(6);
  console.log(`  ${count} pages: ${took.toFixed(2)} s, peak memory ${peakMB} MB, ${megabytes} MB written`);
  if (built !== undefined) {
    const { links, seconds } = await timeLinkCheck(dist, paths, built);
    console.log(`  ${links.toLocaleString('en-GB')} links checked in ${seconds.toFixed(1)} s`);
  }
  rmSync(dist, { recursive: true });
  return { pages, seconds: took, peakMB, megabytes };
}

/** Builds the site in turn with our generator and with vite-react-ssg's page loop, and prints the medians. */
function compareBuilds(): void {
  const ours = join(folder, 'ours');
  const theirs = join(folder, 'theirs');
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };

  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(run(process.execPath, ['scripts/build/start.mjs', 'build', '--out', ours]));
    times.theirs.push(
      run('node_modules/.bin/vite-react-ssg', ['build', '--config', 'scripts/bench/vite.config.ts'], {
        OUT_DIR: theirs,
      }),
    );
  }

  const row = (name: string, ms: readonly number[], dir: string) => [
    name,
    String(pagesIn(dir)),
    seconds(median(ms)),
    `${seconds(Math.min(...ms))} to ${seconds(Math.max(...ms))}`,
  ];
  console.log(
    table([
      [`Whole build, ${rounds} rounds`, 'Pages', 'Median', 'Range'],
      row('npm run build', times.ours, ours),
      row('vite-react-ssg build', times.theirs, theirs),
    ]),
  );
  console.log(`  Ratio of the medians: ${(median(times.theirs) / median(times.ours)).toFixed(2)}\n`);
}

/** Runs a command to its end and returns the milliseconds it took. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function bytesIn(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function pagesIn(dir: string): number {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
}

main()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
