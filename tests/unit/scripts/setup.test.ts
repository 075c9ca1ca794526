import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project = '';
afterEach(() => rmSync(project, { recursive: true, force: true }));
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(name, join(project, name));
});

/** Puts a program in npm's place; it can make what npm leaves behind, and writes down that it ran. */
function npmThat(does: string): void {
  mkdirSync(join(project, 'bin'));
  writeFileSync(join(project, 'bin/npm'), `#!/bin/sh\necho $* >> runs\n${does}\n`);
  chmodSync(join(project, 'bin/npm'), 0o755);
}
const installs = 'sleep 0.3; mkdir -p node_modules; echo > node_modules/.package-lock.json';

/** Runs the set-up of any command to its end; gives its exit status. */
async function setUp(): Promise<number> {
  const env = { ...process.env, PATH: `${join(project, 'bin')}:${process.env.PATH}` };
  const child = spawn(process.execPath, [resolve('scripts/setup.mjs')], { cwd: project, env, stdio: 'ignore' });
  const [status] = await once(child, 'close');
  return status;
}

const runs = () => readFileSync(join(project, 'runs'), 'utf8').trim().split('\n');

test('two commands begun at once in a fresh clone install the packages once', async () => {
  npmThat(installs);
  expect(await Promise.all([setUp(), setUp(), setUp()])).toEqual([0, 0, 0]);
  expect(await setUp()).toBe(0);
  expect(runs()).toHaveLength(1);
  expect(readdirSync(project)).not.toContain('.installing');
});

test('an install that was killed does not keep the next command waiting', async () => {
  npmThat(installs);
  const dead = spawn('true');
  await once(dead, 'close');
  symlinkSync(String(dead.pid), join(project, '.installing'));
  expect(await setUp()).toBe(0);
  expect(runs()).toHaveLength(1);
});

test('nor does one that was killed in another container, where its number was that of a process of this one', async () => {
  npmThat(installs);
  const [link, anHourAgo] = [join(project, '.installing'), new Date(Date.now() - 3_600_000)];
  symlinkSync(String(process.pid), link);
  lutimesSync(link, anHourAgo, anHourAgo);
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
