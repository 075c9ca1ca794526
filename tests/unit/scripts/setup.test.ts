import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
let project = '';
beforeEach(() => {
  project = mkdtempSync(join(folder, 'project-'));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(name, join(project, name));
});

/** Replaces npm with a shell script that logs each run to the file `runs`, and then runs some commands. */
function npmThat(commands: string): void {
  mkdirSync(join(project, 'bin'), { recursive: true });
  writeFileSync(join(project, 'bin/npm'), `#!/bin/sh\necho $* >> runs\n${commands}\n`, { mode: 0o755 });
}
const installs = 'sleep 0.3; mkdir -p node_modules; echo > node_modules/.package-lock.json';
const path = () => `${join(project, 'bin')}:${process.env.PATH}`;

function start(more: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = { ...process.env, PATH: path(), ...more };
  return spawn(process.execPath, [resolve('scripts/setup.mjs')], { cwd: project, env, stdio: 'ignore' });
}

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

/** When preloaded, delays each access to the queue by up to 60 ms, so that steps of several processes interleave. */
const slowQueue = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  for (const [name, call] of Object.entries(fs)) {
    if (!name.endsWith('Sync')) continue;
    fs[name] = (...args) => {
      const isQueue = args.some((arg) => String(arg).startsWith('.installing'));
      if (isQueue) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * 60);
      return call(...args);
    };
  }
  syncBuiltinESMExports();`;

test('only one of several commands installs the packages after an install was killed', async () => {
  npmThat('exec sleep 1');
  const killed = start();
  while (!existsSync(join(project, 'runs'))) await wait(20);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  rmSync(join(project, 'runs'));

  npmThat(installs);
  const env = { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(slowQueue)}"` };
  const statuses = await Promise.all(Array.from({ length: 6 }, () => setUp(env)));
  expect(statuses).toEqual(statuses.map(() => 0));
  expect(runs()).toHaveLength(1);
  expect(readdirSync(project)).not.toContain('.installing');
});

test('ignores an old install that was killed in another container, even if its PID is in use here', async () => {
  npmThat(installs);
  writeFileSync(join(project, '.installing'), `${process.pid} ${Date.now() - 3_600_000}\n`);
  expect(await setUp()).toBe(0);
  expect(runs()).toHaveLength(1);
});

test('a command exits with the status of its failed install, and the next command tries again', async () => {
  npmThat('exit 7');
  expect([await setUp(), await setUp()]).toEqual([7, 7]);
  expect(runs()).toHaveLength(2);
});

test('reports a missing npm, and an unsupported Node version', () => {
  const messageWith = (env: NodeJS.ProcessEnv) => {
    const options = { cwd: project, env, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/setup.mjs')], options);
    expect(status).toBe(1);
    return stderr;
  };
  const missing = 'The packages cannot be installed: spawnSync npm ENOENT.\n';
  expect(messageWith({ PATH: join(project, 'bin') })).toBe(missing);

  const manifest = { ...JSON.parse(readFileSync('package.json', 'utf8')), engines: { node: '<18' } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  const unsupported = /Required: .*<18.*\n.*Actual: .*v\d+/;
  expect(messageWith({ ...process.env, npm_config_offline: 'true', npm_config_loglevel: 'notice' })).toMatch(
    unsupported,
  );
});

test('npm run build and npm test install the packages first and pass their options on', () => {
  npmThat(installs);
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  const echo = 'console.log(process.argv.slice(2).join(" "));';
  for (const folder of ['scripts/build', 'node_modules/tsx']) mkdirSync(join(project, folder), { recursive: true });
  copyFileSync('scripts/setup.mjs', join(project, 'scripts/setup.mjs'));
  writeFileSync(join(project, 'scripts/build/start.mjs'), echo);
  writeFileSync(join(project, 'node_modules/tsx/index.js'), `${echo} process.exit();`);
  const run = (...args: string[]) => {
    const options = { cwd: project, env: { ...process.env, PATH: path() }, encoding: 'utf8' } as const;
    return spawnSync(npm, ['--silent', ...args], options).stdout;
  };
  expect(run('run', 'build', '--', '--out', 'site')).toBe('build --out site\n');
  expect(runs()).toHaveLength(1);
  rmSync(join(project, 'node_modules/.package-lock.json'));
  expect(run('test', 'unit')).toBe('unit\n');
  expect(runs()).toHaveLength(2);
});
