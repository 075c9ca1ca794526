import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, seconds } from './build/console.ts';
import { runCommand } from './run-command.ts';

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));

/** `npm run bench`: compares the build with vite-react-ssg's, and builds generated tables. `--pages N` builds one table only. */
function main(): void {
  const { pages } = parseArgs({ options: { pages: { type: 'string' } } }).values;
  if (pages === undefined) compareBuilds();
  else if (!/^[1-9]\d*$/.test(pages)) throw new Error(`--pages is "${pages}"; expected a whole number above 0.`);
  for (const size of pages === undefined ? [1_000, 5_000, 10_000] : [Number(pages)]) buildTable(size);
}

/** Builds a generated table in a child process, and prints duration and memory. */
function buildTable(size: number): void {
  const dist = mkdtempSync(join(folder, 'table-'));
  const args = ['scripts/build/start.mjs', 'bench/generated-table', String(size), dist];
  const { ms, output } = run(process.execPath, args);
  console.log(`  ${pagesIn(dist)} pages: ${seconds(ms)}, ${output.trim()}`);
  rmSync(dist, { recursive: true });
}

function compareBuilds(): void {
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const options = ['build', '--config', 'scripts/bench/vite.config.ts'];

  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(run(process.execPath, ['scripts/build/start.mjs', 'build', '--out', ours]).ms);
    times.theirs.push(run('node_modules/.bin/vite-react-ssg', options, { OUT_DIR: theirs }).ms);
  }

  const row = (ms: readonly number[], dir: string) => {
    const range = `${seconds(Math.min(...ms))} to ${seconds(Math.max(...ms))}`;
    return { pages: pagesIn(dir), median: seconds(median(ms)), range };
  };
  console.log(`Whole build, ${rounds} rounds`);
  console.table({ 'npm run build': row(times.ours, ours), 'vite-react-ssg build': row(times.theirs, theirs) });
  console.log(`  Ratio of the medians: ${(median(times.theirs) / median(times.ours)).toFixed(2)}\n`);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): { ms: number; output: string } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  return { ms: performance.now() - start, output: stdout };
}

function pagesIn(dir: string): number {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
}

runCommand(main, '').finally(() => rmSync(folder, { recursive: true, force: true }));
