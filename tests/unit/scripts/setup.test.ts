import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project = '';
afterEach(() => rmSync(project, { recursive: true, force: true }));
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(name, join(project, name));
});

/** Replaces npm by a shell script that records each of its runs. */
function npmThat(does: string): void {
  mkdirSync(join(project, 'bin'), { recursive: true });
  writeFileSync(join(project, 'bin/npm'), `#!/bin/sh\necho $* >> runs\n${does}\n`);
  chmodSync(join(project, 'bin/npm'), 0o755);
}
const installs = 'sleep 0.8; mkdir -p node_modules; echo > node_modules/.package-lock.json';

function start(more: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = { ...process.env, PATH: `${join(project, 'bin')}:${process.env.PATH}`, ...more };
  return spawn(process.execPath, [resolve('scripts/setup.mjs')], { cwd: project, env, stdio: 'ignore' });
}

/** Runs the set-up to its end and returns its exit status. */
async function setUp(env?: NodeJS.ProcessEnv): Promise<number> {
  const [status] = await once(start(env), 'close');
  return status;
}

const runs = () => readFileSync(join(project, 'runs'), 'utf8').trim().split('\n');

test('only one of several commands started together in a fresh clone installs the packages', async () => {
  npmThat(installs);
  expect(await Promise.all([setUp(), setUp(), setUp()])).toEqual([0, 0, 0]);
  expect(await setUp()).toBe(0);
  expect(runs()).toHaveLength(1);
  expect(readdirSync(project)).not.toContain('.installing');
});

/** Kills an install and keeps its leftover files. */
async function killInstall(): Promise<void> {
  npmThat('exec sleep 1');
  const child = start();
  while (!existsSync(join(project, 'runs'))) await wait(20);
  child.kill('SIGKILL');
  await once(child, 'close');
  rmSync(join(project, 'runs'));
}

test('an install that was killed does not keep the next command waiting', async () => {
  await killInstall();
  npmThat(installs);
  expect(await setUp()).toBe(0);
  expect(runs()).toHaveLength(1);
  expect(readdirSync(project)).not.toContain('.installing');
});

/** Preloaded, makes every access to the lock take up to 90 ms, as on a busy disk: the steps of several processes interleave. */
const slowLock = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  for (const [name, call] of Object.entries(fs)) {
    if (!name.endsWith('Sync')) continue;
    fs[name] = (...args) => {
      const isLock = args.some((arg) => String(arg).startsWith('.installing'));
      if (isLock) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * 90);
      return call(...args);
    };
  }
  syncBuiltinESMExports();`;

test('only one of several commands installs the packages after an install was killed', async () => {
  await killInstall();
  npmThat(installs);
  const env = { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(slowLock)}"` };
  const statuses = await Promise.all(Array.from({ length: 8 }, () => setUp(env)));
  expect(statuses).toEqual(statuses.map(() => 0));
  expect(runs()).toHaveLength(1);
});

test('nor does one that was killed in another container, with the PID of a process of this one', async () => {
  npmThat(installs);
  const anHourAgo = Date.now() - 3_600_000;
  writeFileSync(join(project, '.installing'), `${process.pid} ${anHourAgo}\n`);
  expect(await setUp()).toBe(0);
  expect(runs()).toHaveLength(1);
});

test('a machine without npm says so', async () => {
  mkdirSync(join(project, 'bin'));
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/setup.mjs')], {
    cwd: project,
    env: { PATH: join(project, 'bin') },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The packages cannot be installed: spawnSync npm ENOENT.\n',
  });
});

test('an install that fails ends its command with the same status, and the next command tries again', async () => {
  npmThat('exit 7');
  expect([await setUp(), await setUp()]).toEqual([7, 7]);
  expect(runs()).toHaveLength(2);
});

test('refuses releases of Node that package.json does not allow', () => {
  const manifest = { ...JSON.parse(readFileSync('package.json', 'utf8')), engines: { node: '<18' } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/setup.mjs')], {
    cwd: project,
    env: { ...process.env, npm_config_offline: 'true' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/Required: .*<18.*\n.*Actual: .*v\d+/);
});

test('npm run build and npm test install the packages first and pass their options on', () => {
  npmThat(installs);
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  const echo = 'console.log(process.argv.slice(2).join(" "));';
  for (const folder of ['scripts/build', 'node_modules/tsx']) mkdirSync(join(project, folder), { recursive: true });
  copyFileSync('scripts/setup.mjs', join(project, 'scripts/setup.mjs'));
  writeFileSync(join(project, 'scripts/build/start.mjs'), echo);
  writeFileSync(join(project, 'node_modules/tsx/index.js'), `${echo} process.exit();`);
  const run = (...args: string[]) =>
    spawnSync(npm, ['--silent', ...args], {
      cwd: project,
      env: { ...process.env, PATH: `${join(project, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    }).stdout;
  expect(run('run', 'build', '--', '--out', 'site')).toBe('build --out site\n');
  expect(runs()).toHaveLength(1);
  rmSync(join(project, 'node_modules/.package-lock.json'));
  expect(run('test', '--', '--only', 'unit')).toBe('--only unit\n');
  expect(runs()).toHaveLength(2);
});
