import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds, table } from './build/console.ts';

const rounds = 5;
const sizes = [1_000, 5_000, 10_000];
const bin = (name: string) => join('node_modules/.bin', name);

/**
 * `npm run bench`: how long a build takes beside vite-react-ssg's own build of the same routes, how it grows with the
 * table, and how long the links of the longest one take to check. The two builds take turns in one run, so that both see the same machine.
 */
function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  try {
    compareBuilds(folder);
    for (const size of sizes) {
      const built = size === sizes.at(-1) ? [join(folder, 'ours')] : [];
      run(process.execPath, ['scripts/build/start.mjs', 'bench/render-bench', String(size), ...built], {}, 'inherit');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the site in turn with our generator and with vite-react-ssg's page loop, and prints the medians. */
function compareBuilds(folder: string): void {
  const ours = join(folder, 'ours');
  const theirs = join(folder, 'theirs');
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };

  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(run(process.execPath, ['scripts/build/start.mjs', 'build', '--fresh', '--out', ours]));
    times.theirs.push(
      run(bin('vite-react-ssg'), ['build', '--config', 'scripts/bench/vite.config.ts'], { OUT_DIR: theirs }),
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
function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: 'pipe' | 'inherit' = 'pipe',
): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function pagesIn(dir: string): number {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
